import { computeSeizablePart } from '@prorata/domain/income/seizable-part';
import type { DossierLanguage, IncomeKind } from '@prorata/domain/vocabulary';
import { seizableIncome } from '@prorata/law/parameters/seizable-income';
import type { IncomeRunOfReport, Party, ReceiptOfReport, Report } from '../src/report/report.ts';
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

const DEBTOR: Party = {
  ...{ name: 'Tom Verbruggen', salutation: 'mr', isCompany: false, enterpriseNumber: null },
  address: 'Adegemstraat 73, 2800 Mechelen',
};

const EMPLOYER = {
  ...{ id: 'p1', name: 'Drukkerij Vaartkant NV', kind: 'wage' as const, enterpriseNumber: '1999200682' },
  address: 'Vaartstraat 40, 2830 Willebroek',
};

const FUND = {
  ...{ id: 'p2', name: 'Hulpkas voor Werkloosheid', kind: 'replacement' as const, enterpriseNumber: null },
  address: 'Brabantstraat 62, 1210 Sint-Joost-ten-Node',
};

const SCALE_2026 = SCALE?.value ? [{ from: SCALE.from, ...SCALE.value }] : [];

interface PaidIncome {
  readonly kind: IncomeKind;
  readonly payer: string;
  readonly netCents: bigint;
}

/** A month with our own figure beside what came in: all of it, or so much more or less. */
function receipt(
  [id, month, receivedOn]: readonly [string, string, string],
  incomes: readonly PaidIncome[],
  { own = 0, children = 1, moreCents = 0n, beyondCents = 0n, note = null as string | null } = {},
): ReceiptOfReport {
  const [scale] = SCALE_2026;
  if (scale === undefined) throw new Error('There is no scale.');
  const counted = incomes.map(({ kind, netCents }) => ({ kind, netCents, extraCents: 0n }));
  const part = computeSeizablePart({ incomes: counted, children, maintenanceCents: null }, scale);
  const ownQuotaCents = part.quotas[own] ?? 0n;
  const payerId = incomes[own]?.payer === FUND.name ? FUND.id : EMPLOYER.id;
  return {
    ...{ id, payerId, month, receivedOn, differenceNote: note },
    receivedCents: ownQuotaCents + moreCents + beyondCents,
    maintenanceOnlyCents: beyondCents,
    computed: {
      ...{ scaleFrom: scale.from, incomes, netCents: part.totalCents, brackets: part.brackets, children },
      ...{ childrenCents: part.childrenCents, quotaCents: part.quotaCents },
      ...{ protectedCents: part.protectedCents, ownQuotaCents },
    },
  };
}

const WAGE_OF_OCTOBER = { kind: 'wage' as const, payer: EMPLOYER.name, netCents: 248_000n };
const OCTOBER = receipt(['r1', '2026-10', '2026-11-06'], [WAGE_OF_OCTOBER]);

/** A quarter with a second income beside the wage from the second month on, counted together. */
const QUARTER: readonly ReceiptOfReport[] = [
  receipt(['q1', '2026-08', '2026-09-04'], [{ ...WAGE_OF_OCTOBER, netCents: 215_000n }]),
  receipt(['q2', '2026-09', '2026-10-06'], bothIncomes(210_000n, 61_250n), { beyondCents: 15_780n }),
  receipt(['q3', '2026-09', '2026-10-09'], bothIncomes(210_000n, 61_250n), { own: 1 }),
  receipt(['q4', '2026-10', '2026-11-05'], bothIncomes(231_740n, 58_000n), {
    moreCents: -1_250n,
    note: 'De werkgever telde de maaltijdcheques niet mee; het verschil komt met het loon van november',
  }),
  receipt(['q5', '2026-10', '2026-11-09'], bothIncomes(231_740n, 58_000n), { own: 1 }),
];

function bothIncomes(wageCents: bigint, otherCents: bigint): PaidIncome[] {
  return [
    { kind: 'wage', payer: EMPLOYER.name, netCents: wageCents },
    { kind: 'replacement', payer: FUND.name, netCents: otherCents },
  ];
}

function runOf(
  language: DossierLanguage,
  receipts: readonly ReceiptOfReport[],
  run: Pick<IncomeRunOfReport, 'number' | 'payers'>,
): SampleChanges {
  const before = ['2026/0131', '2026/0138', '2026/0142', '2026/0143'].slice(0, run.number - 1);
  return {
    facts: {
      fileNumber: '2026/0145',
      ...{ repertoryNumber: '4.231', paymentType: 'recurring', defendant: DEBTOR },
      ...{ origin: { kinds: ['seizureByThirdParties'], saleDate: null, seizureDate: '2026-06-22' } },
      parties: {
        ...{ seizing: [], electedDomicile: null },
        thirdParties: [{ ...EMPLOYER, declaredOn: null, receivedOn: null }],
      },
      deeds: [
        {
          ...{ kind: 'wageSeizure', on: '2026-06-22', description: null, servedOn: null, officer: null },
          repertoryNumber: '2.240',
        },
      ],
      consultation: { on: '2026-11-09', time: '09:15' },
      invitations: {
        ...{ registered: 0, byMail: 0, firstSentOn: null, lastSentOn: null, silent: [], endedEarly: null },
      },
      interestUntil: '2026-12-07',
      series: {
        ...{ kind: 'recurring', follows: before.at(-1) ?? '', happenedOn: '2026-11-06', source: null },
      },
      incomeRun: {
        ...run,
        children: 1,
        earlier: before.map((fileNumber, place) => ({
          fileNumber,
          repertoryNumber: ['3.402', '3.790', null][place] ?? null,
        })),
        receipts,
        scales: SCALE_2026,
      },
    },
    assets: receipts.flatMap(({ id, receivedCents, maintenanceOnlyCents }) => [
      { id, name: id, cents: receivedCents - maintenanceOnlyCents, kind: 'income' as const },
      ...(maintenanceOnlyCents === 0n
        ? []
        : [{ id: `${id}m`, name: id, cents: maintenanceOnlyCents, kind: 'maintenanceOnly' as const }]),
    ]),
    balanceCents: receipts.reduce((sum, { receivedCents }) => sum + receivedCents, 0n),
    costs: { execution: [], tariff: [RUN_COSTS[language]] },
    ...{ creditors: WAGE.creditors ?? [], earlier: { s1: 90_000n, s2: 31_240n, s3: 11_396n } },
  };
}

const RUN_COST = {
  ...{ costId: 't1', kind: 'Fees' as const, count: 1, unitCents: 4_000n, netCents: 4_000n, vatCents: 840n },
  ...{ totalCents: 4_840n, layers: [] },
};
const RUN_COSTS = {
  nl: { ...RUN_COST, name: 'PV van verdeling' },
  fr: { ...RUN_COST, name: 'PV de répartition' },
  de: { ...RUN_COST, name: 'Verteilungsprotokoll' },
  en: { ...RUN_COST, name: 'Report of distribution' },
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
  wageRun: (language) =>
    sampleReport(language, {
      ...runOf(language, [OCTOBER], { number: 3, payers: [EMPLOYER] }),
      statements: WAGE.statements ?? [],
    }),
  wageRuns: (language) =>
    sampleReport(language, {
      ...runOf(language, QUARTER, { number: 4, payers: [EMPLOYER, FUND] }),
      statements: [
        {
          ...{ id: 's1', creditorId: 's1', totalCents: 190_000n },
          claims: [{ id: 'm1', privilegeId: 'maintenance', amountCents: 190_000n }],
        },
        {
          ...{ id: 's2', creditorId: 's2', totalCents: 30_000n },
          claims: [
            {
              ...{ id: 'a1', privilegeId: 'chirographic', amountCents: 30_000n },
              assignment: { notifiedAt: '2026-03-03T09:42:00Z' },
            },
          ],
        },
        ...(WAGE.statements ?? []).slice(2),
      ],
      incomeSeizedAt: '2026-06-22T12:00:00Z',
    }),
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
