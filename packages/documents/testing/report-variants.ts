import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { seizableIncome } from '@prorata/law/parameters/seizable-income';
import type { Party, Report } from '../src/report/report.ts';
import { reportWithCreditors, type SampleChanges, sampleReport } from './sample-report.ts';

const BANK_MONEY = { assets: [], costs: { execution: [] }, balanceCents: 1_250_000n };
const SCALE = seizableIncome.values[13];

/** Employer and worker, a maintenance creditor before the others, and part of it out of what is protected. */
const WAGE: SampleChanges = {
  assets: [
    { id: 'w1', name: 'Loon van oktober 2026', cents: 70_860n, kind: 'income' },
    { id: 'w2', name: 'Loon van oktober 2026', cents: 20_000n, kind: 'maintenanceOnly' },
  ],
  balanceCents: 90_860n,
  costs: { execution: [], tariff: [] },
  creditors: [
    ['An Jacobs', 'Vonnis familierechtbank, 14 januari 2026', 'Kwakkelenberg 8, 2570 Duffel'],
    ['Lumio Energie NV', 'Vonnis vrederechter, 9 maart 2026', 'Zandvoortstraat 3, 2800 Mechelen'],
    ['Telvia NV', 'Vonnis vrederechter, 20 april 2026', 'Liersesteenweg 4, 2800 Mechelen'],
  ],
  statements: [
    {
      ...{ id: 's1', creditorId: 's1', totalCents: 57_000n },
      claims: [{ id: 'm1', privilegeId: 'maintenance', amountCents: 57_000n }],
    },
    { id: 's2', creditorId: 's2', totalCents: 92_216n, claims: [] },
    { id: 's3', creditorId: 's3', totalCents: 33_637n, claims: [] },
  ],
};

const HUSBAND: Party = {
  name: 'Koen Maes',
  salutation: 'mr',
  address: 'Hoveniersstraat 21, 2800 Mechelen',
  isCompany: false,
  enterpriseNumber: null,
};
const WIFE: Party = { ...HUSBAND, name: 'Ilse Verbeeck', salutation: 'ms' };
const BOTH = ['main', 'wife'];

/** A car in common, goods of each, and a debt that both owe for the whole. */
const COUPLE: SampleChanges = {
  facts: {
    ...{ defendant: HUSBAND, coDefendants: [WIFE] },
    sending: [HUSBAND, WIFE].map(({ name }) => ({
      ...{ name, statementId: null, isDefendant: true },
      ways: ['registered'],
    })),
  },
  estates: [
    { id: 'main', name: HUSBAND.name, isCommon: false },
    { id: 'wife', name: WIFE.name, isCommon: false },
    { id: 'community', name: 'Huwgemeenschap', isCommon: true, memberIds: BOTH },
  ],
  assets: [
    {
      ...{ id: 'g1', name: 'Gezinswagen', cents: 1_200_000n },
      shares: [{ estateId: 'community', basisPoints: 10_000 }],
    },
    { id: 'g2', name: 'Motorfiets', cents: 400_000n },
    { id: 'g3', name: 'Piano', cents: 500_000n, shares: [{ estateId: 'wife', basisPoints: 10_000 }] },
  ],
  balanceCents: 2_100_000n,
  costs: { execution: [] },
  creditors: [
    ['Scheldebank NV', 'Notariële akte, 8 april 2022', 'Scheldekaai 3, 2000 Antwerpen'],
    ['FOD Financiën, team Invordering', 'Kohieruittreksels', 'Zwartzustersvest 24, 2800 Mechelen'],
    ['Lumio Energie NV', 'Vonnis vrederechter, 9 maart 2026', 'Energielaan 1, 1000 Brussel'],
    ['An Jacobs', 'Vonnis vrederechter, 14 januari 2026', 'Kwakkelenberg 8, 2570 Duffel'],
  ],
  statements: [
    {
      ...{ id: 's1', creditorId: 's1', totalCents: 1_600_000n, claims: [] },
      ...{ debtorIds: BOTH, liability: 'solidary' },
    },
    {
      ...{ id: 's2', creditorId: 's2', totalCents: 90_000n },
      claims: [{ id: 'c1', privilegeId: 'federal-taxes', amountCents: 90_000n }],
    },
    { id: 's3', creditorId: 's3', totalCents: 300_000n, claims: [] },
    { ...{ id: 's4', creditorId: 's4', totalCents: 250_000n, claims: [] }, debtorIds: ['wife'] },
  ],
};

/** Lessor, seller and pledgee on the stock of wood: each comes before the next, and the last before the first. */
const CIRCLE: SampleChanges = {
  creditors: [
    ['Immo Dijlezicht BV', 'Vonnis vrederechter, 26 mei 2026', 'Haverwerf 27, 2800 Mechelen'],
    ['Houthandel Lannoy-Peeters NV', 'Vonnis, 3 maart 2026', 'Kanaaldijk 202, 2830 Willebroek'],
    ['Scheldebank NV', 'Notariële akte, 8 april 2020', 'Scheldekaai 3, 2000 Antwerpen'],
    ['Telvia NV', 'Niet-betwiste facturen 2026', 'Koning Albert II-laan 27, 1030 Schaarbeek'],
  ],
  statements: [
    {
      ...{ id: 's1', creditorId: 's1', totalCents: 300_000n },
      claims: [{ id: 'c1', privilegeId: 'lessor', amountCents: 300_000n, lots: ['a3'], since: '2022-01-01' }],
    },
    {
      ...{ id: 's2', creditorId: 's2', totalCents: 260_000n },
      claims: [{ id: 'c2', privilegeId: 'unpaid-seller', amountCents: 260_000n, lots: ['a3'] }],
    },
    {
      ...{ id: 's3', creditorId: 's3', totalCents: 900_000n },
      claims: [{ id: 'c3', privilegeId: 'pledge', amountCents: 900_000n, lots: ['a3'], since: '2020-04-08' }],
    },
    { id: 's4', creditorId: 's4', totalCents: 9_000_000n, claims: [] },
  ],
  choices: {
    orders: [
      {
        ...{ poolId: 'a3', claimIds: ['c1', 'c2', 'c3'] },
        reason: 'De huur liep al toen het hout werd geleverd.',
      },
    ],
  },
};

/** Every kind of report that a judge can get to see, by name. */
export const REPORT_VARIANTS: Readonly<Record<string, (language: DossierLanguage) => Report>> = {
  both: (language) => sampleReport(language),
  sale: (language) => sampleReport(language, { facts: originOf(language, 'sale') }),
  seizure: (language) =>
    sampleReport(language, {
      ...BANK_MONEY,
      facts: originOf(language, 'seizureByThirdParties'),
      statements: ordinaryStatements(4),
    }),
  wage: (language) => {
    const facts = originOf(language, 'seizureByThirdParties');
    const income = SCALE?.value ? { incomeScale: { from: SCALE.from, ...SCALE.value } } : {};
    return sampleReport(language, { ...WAGE, facts: { ...facts, ...income, defendant: HUSBAND } });
  },
  reserve: (language) =>
    sampleReport(language, {
      statements: ordinaryStatements(6).map((one, place) =>
        place % 2 === 0 ? { ...one, reservedCents: one.totalCents / 2n } : one,
      ),
    }),
  decisions: (language) =>
    sampleReport(language, {
      facts: {
        explanation: 'Eerste alinea van de toelichting.\n\nTweede alinea.',
        officeTexts: {
          introduction: 'Het kantoor heeft dit dossier overgenomen van Delvigne.',
          remarks: 'Het kantoor is gesloten van 24 december tot 1 januari.\n\nVragen stelt u schriftelijk.',
        },
      },
      choices: {
        readings: [{ reading: 'restAboveCap', answer: 'unpaid', reason: 'Vaste praktijk van het kantoor.' }],
      },
    }),
  couple: (language) => sampleReport(language, COUPLE),
  circle: (language) => sampleReport(language, CIRCLE),
  two: (language) => sampleReport(language, { statements: ordinaryStatements(2) }),
  forty: (language) => reportWithCreditors(40, language),
  fiveHundred: (language) => reportWithCreditors(500, language),
};

function originOf(language: DossierLanguage, kind: 'sale' | 'seizureByThirdParties') {
  const { parties, deeds = [] } = sampleReport(language);
  const isSale = kind === 'sale';
  return {
    origin: {
      kinds: [kind],
      saleDate: isSale ? '2026-10-22' : null,
      seizureDate: isSale ? null : '2026-06-18',
    },
    deeds: deeds.filter((deed) => (deed.kind === 'thirdPartySeizure') !== isSale || deed.kind === 'title'),
    ...(parties && { parties: { ...parties, thirdParties: isSale ? [] : parties.thirdParties } }),
  };
}

function ordinaryStatements(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    ...{ id: `s${place + 1}`, creditorId: `s${place + 1}`, claims: [] },
    totalCents: 1_482_350n + BigInt(place) * 117_431n,
  }));
}
