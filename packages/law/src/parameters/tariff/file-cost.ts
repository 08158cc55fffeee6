import type { DatedParameter } from '../../dated-parameter.ts';

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
