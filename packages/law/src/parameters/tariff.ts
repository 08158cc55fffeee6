import type { DatedParameter } from '../dated-parameter.ts';
import type { DegressiveFee, GraduatedFee } from './brackets.ts';

/** The least that the bailiff may charge for drawing up a proportional distribution. */
export const distributionMinimum = {
  id: 'tariff.distribution-minimum',
  unit: 'eur-cent',
  names: {
    nl: 'minimumereloon voor evenredige verdeling',
    fr: 'honoraires minimaux pour la distribution par contribution',
    de: 'Mindesthonorar für das Verteilungsverfahren',
    en: 'minimum fee for a proportional distribution',
  },
  values: [
    {
      from: '2019-01-01',
      value: 3_538n,
      reference: { act: 'bailiffTariff1976', article: '9-11', reportedBy: 'dillenadvocaten.be' },
      confidence: 'source',
    },
    {
      from: '2020-01-01',
      value: null,
      reference: { act: 'bailiffTariff1976', article: '9-11' },
      confidence: 'unverified',
      note: 'The indexed amounts of 2020 to 2023 were not found.',
    },
    {
      from: '2024-01-01',
      value: 4_218n,
      reference: { act: 'bailiffTariff1976', article: '9-11' },
      confidence: 'unverified',
      note: 'Estimate: the amount of 2019 times the index of the other items (1.192). The decree of 2024 was not read.',
    },
  ],
} as const satisfies DatedParameter<bigint>;

/** Fee for recovering money, in falling percentages. Its use for a distribution is a guess until the decree is read. */
export const degressiveFee = {
  id: 'tariff.degressive-fee',
  unit: 'brackets',
  names: {
    nl: 'degressief ereloon',
    fr: 'honoraires dégressifs',
    de: 'degressives Honorar',
    en: 'degressive fee',
  },
  values: [
    {
      from: '2024-10-01',
      value: {
        minimumCents: 1_500n,
        brackets: [
          { upToCents: 250_000n, perMillion: 80_000, confidence: 'source' },
          { upToCents: 500_000n, perMillion: 50_000, confidence: 'source' },
          { upToCents: 1_000_000n, perMillion: 20_000, confidence: 'source' },
          { upToCents: 5_000_000n, perMillion: 10_000, confidence: 'unverified' },
          { upToCents: 10_000_000n, perMillion: 5_000, confidence: 'unverified' },
          { upToCents: null, perMillion: 1_000, confidence: 'source' },
        ],
      },
      reference: {
        act: 'bailiffTariff2024',
        article: 'not read',
        reportedBy: 'moov.law, kikangala-avocat.com',
      },
      confidence: 'unverified',
      note: 'The brackets between 10,000 and 100,000 euros were not found.',
    },
  ],
} as const satisfies DatedParameter<DegressiveFee>;

/** Administrative cost of opening a file, once per dossier. */
export const fileCost = {
  id: 'tariff.file-cost',
  unit: 'eur-cent',
  names: {
    nl: 'administratieve dossierkosten',
    fr: 'frais administratifs de dossier',
    de: 'administrative Aktenkosten',
    en: 'administrative file cost',
  },
  values: [
    {
      from: '2024-10-01',
      value: 5_000n,
      reference: {
        act: 'bailiffTariff2024',
        article: 'not read',
        reportedBy: 'creno.be, huissier-luxembourg.be',
      },
      confidence: 'source',
      note: 'Indexed on 1 January of each year from 2025; the indexed amounts were not found.',
    },
  ],
} as const satisfies DatedParameter<bigint>;

/** Added for each further year that the file stays open. */
export const fileCostFurtherYear = {
  id: 'tariff.file-cost-further-year',
  unit: 'eur-cent',
  names: {
    nl: 'dossierkosten per bijkomend jaar',
    fr: 'frais de dossier par année supplémentaire',
    de: 'Aktenkosten je weiteres Jahr',
    en: 'file cost per further year',
  },
  values: [
    {
      from: '2024-10-01',
      value: 2_500n,
      reference: {
        act: 'bailiffTariff2024',
        article: 'not read',
        reportedBy: 'creno.be, huissier-luxembourg.be',
      },
      confidence: 'source',
      note: 'Indexed on 1 January of each year from 2025; the indexed amounts were not found.',
    },
  ],
} as const satisfies DatedParameter<bigint>;

/** Fee of one act by the amount at stake. Debts of basic needs are always in the first class, family matters in the second. */
export const graduatedFee = {
  id: 'tariff.graduated-fee',
  unit: 'brackets',
  names: {
    nl: 'gegradueerd ereloon per akte',
    fr: 'honoraires gradués par acte',
    de: 'gestaffeltes Honorar je Urkunde',
    en: 'graduated fee per act',
  },
  values: [
    {
      from: '2024-10-01',
      value: {
        classes: [
          { upToCents: 200_000n, feeCents: 12_500n },
          { upToCents: 500_000n, feeCents: 17_500n },
          { upToCents: null, feeCents: 25_000n },
        ],
      },
      reference: { act: 'bailiffTariff2024', article: 'not read', reportedBy: 'creno.be' },
      confidence: 'source',
      note: 'Whether the report of distribution is such an act was not found.',
    },
  ],
} as const satisfies DatedParameter<GraduatedFee>;
