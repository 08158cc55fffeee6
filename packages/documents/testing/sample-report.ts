import { distribute } from '@prorata/domain/distribution/distribute';
import type {
  Choices,
  DistributionInput,
  EstateInput,
  EstateShare,
  PoolKind,
  StatementInput,
} from '@prorata/domain/distribution/input';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { buildReport, type ReportSource, type StatementOfReport } from '../src/report/build-report.ts';
import type { Costs, Report, TariffCost } from '../src/report/report.ts';

/** The invented dossier of the furniture workshop: five lots, nine creditors. The names stay as they are in Dutch. */
const ASSETS = [
  { id: 'a1', name: 'Bestelwagen', cents: 1_425_000n },
  { id: 'a2', name: 'Houtbewerkingsmachines', cents: 1_860_000n },
  { id: 'a3', name: 'Voorraad hout', cents: 648_000n },
  { id: 'a4', name: 'Kantoorinboedel', cents: 192_000n },
] as const;

const EXECUTION_COSTS = [
  { id: 'e1', description: 'PV van beslag', on: '2026-06-03', pool: null, amountCents: 41_236n },
  { id: 'e2', description: 'Derdenbeslag bank', on: '2026-06-18', pool: null, amountCents: 28_714n },
  {
    id: 'e3',
    description: 'Takelen en stalling',
    on: '2026-06-04',
    pool: 'Bestelwagen',
    amountCents: 38_500n,
  },
  { id: 'e4', description: 'Zaal en aankondiging', on: '2026-10-22', pool: null, amountCents: 126_850n },
  { id: 'e5', description: 'Veilingmeester', on: '2026-10-22', pool: null, amountCents: 64_000n },
] as const;

function fee(
  costId: string,
  kind: TariffCost['kind'],
  name: string,
  [count, unitCents, vatCents]: readonly [number, bigint, bigint],
): TariffCost {
  const netCents = unitCents * BigInt(count);
  const totalCents = netCents + vatCents;
  return { costId, kind, name, count, unitCents, netCents, vatCents, totalCents, layers: [] };
}

const LAYERS = [
  { ratePartsPerMillion: 80_000, partCents: 250_000n },
  { ratePartsPerMillion: 50_000, partCents: 250_000n },
  { ratePartsPerMillion: 20_000, partCents: 500_000n },
  { ratePartsPerMillion: 10_000, partCents: 3_466_560n },
];

const TARIFF: readonly TariffCost[] = [
  fee('t1', 'Fees', 'Dossierkosten', [1, 5_000n, 1_050n]),
  { ...fee('t2', 'Fees', 'Ereloon verdeling', [1, 77_166n, 16_205n]), layers: LAYERS },
  fee('t3', 'Fees', 'PV van verdeling', [1, 25_000n, 5_250n]),
  fee('t4', 'Fees', 'Uitnodiging', [11, 1_500n, 3_465n]),
  fee('t5', 'Fees', 'Verwerking aangifte', [9, 1_500n, 2_835n]),
  fee('t6', 'Expenses', 'Aangetekende uitnodiging', [7, 1_000n, 0n]),
  fee('t7', 'Expenses', 'Raadpleging CBB', [1, 1_200n, 0n]),
  fee('t8', 'Government', 'Registratierecht', [1, 5_000n, 0n]),
];

/** All others are companies. */
const PEOPLE = ['Karim Benhaddou', 'An Jacobs'];

type Creditor = readonly [name: string, title: string, address: string];

const CREDITORS: readonly Creditor[] = [
  ['Garage Nekkerspoel BV', 'Factuur 26/118 van 14 juli 2026', 'Nekkerspoelstraat 88, 2800 Mechelen'],
  ['Scheldebank NV', 'Notariële akte, 8 april 2022; pandregister', 'Scheldekaai 3, 2000 Antwerpen'],
  ['Immo Dijlezicht BV', 'Vonnis vrederechter, 26 mei 2026', 'Haverwerf 27, 2800 Mechelen'],
  ['Karim Benhaddou', 'Vonnis arbeidsrechtbank, 2 juli 2026', 'Auwegemvaart 14, 2800 Mechelen'],
  ['RSZ', 'Dwangbevel van 19 juni 2026', 'Victor Hortaplein 11, 1060 Sint-Gillis'],
  ['FOD Financiën, team Invordering', 'Kohieruittreksels', 'Zwartzustersvest 24, 2800 Mechelen'],
  ['Houthandel Lannoy-Peeters NV', 'Vonnis, 3 maart 2026', 'Kanaaldijk 202, 2830 Willebroek'],
  ['Lumio Energie NV', 'Niet-betwiste facturen 2026', 'Energielaan 1, 1000 Brussel'],
  ['Telvia NV', 'Niet-betwiste facturen 2026', 'Koning Albert II-laan 27, 1030 Schaarbeek'],
];

function statement(
  id: string,
  totalCents: bigint,
  claims: StatementInput['claims'] = [],
  reservedCents = 0n,
): StatementInput {
  return { id, creditorId: id, totalCents, claims, reservedCents };
}

const STATEMENTS: readonly StatementInput[] = [
  statement('s1', 84_275n, [
    { id: 'c1', privilegeId: 'preservation-costs-later', amountCents: 84_275n, lots: ['a1'] },
  ]),
  statement('s2', 1_426_045n, [
    { id: 'c2', privilegeId: 'pledge', amountCents: 1_240_000n, lots: ['a2'], since: '2022-04-08' },
  ]),
  statement('s3', 725_000n, [
    { id: 'c3', privilegeId: 'lessor', amountCents: 490_000n, lots: ['a3'] },
    { id: 'c4', privilegeId: 'lessor', amountCents: 235_000n, lots: ['a4'] },
  ]),
  statement('s4', 631_840n, [{ id: 'c5', privilegeId: 'wages', amountCents: 631_840n }]),
  statement('s5', 421_238n, [
    { id: 'c6', privilegeId: 'social-security-contributions', amountCents: 421_238n },
  ]),
  statement('s6', 597_610n, [
    { id: 'c7', privilegeId: 'payroll-withholding-tax', amountCents: 193_200n },
    { id: 'c8', privilegeId: 'vat', amountCents: 286_410n },
    { id: 'c9', privilegeId: 'federal-taxes', amountCents: 118_000n },
  ]),
  statement('s7', 893_210n),
  statement('s8', 124_866n),
  statement('s9', 41_209n),
];

const DEEDS: NonNullable<Report['deeds']> = [
  {
    ...{ kind: 'title', on: '2026-03-03', servedOn: '2026-03-24', officer: null, repertoryNumber: null },
    description: 'Vonnis van de ondernemingsrechtbank Antwerpen, afdeling Mechelen, A/25/01877',
  },
  {
    ...{ kind: 'movableSeizure', on: '2026-06-03', servedOn: null, description: 'Battelsesteenweg 418' },
    ...{ officer: 'A. Claes', repertoryNumber: '1.964' },
  },
  {
    ...{ kind: 'thirdPartySeizure', on: '2026-06-18', servedOn: '2026-06-22', description: null },
    ...{ officer: 'A. Claes', repertoryNumber: '2.131' },
  },
  {
    ...{ kind: 'saleReport', on: '2026-10-22', servedOn: null, description: 'kavels 1 tot 4' },
    ...{ officer: 'J. Dewitte', repertoryNumber: '3.877' },
  },
];

function sendingTo(statements: readonly StatementInput[]): NonNullable<Report['sending']> {
  return [
    ...statements.map(({ id }) => ({
      ...{ name: id, statementId: id, isDefendant: false },
      ways: id === 's7' ? (['registered', 'email'] as const) : (['registered'] as const),
    })),
    { name: 'Drankenhandel Rupelstroom BV', statementId: null, isDefendant: false, ways: ['email'] },
    { name: 'Meubelatelier Van Hoorick BV', statementId: null, isDefendant: true, ways: ['registered'] },
  ];
}

const BALANCE_CENTS = 4_466_560n;

interface SampleAsset {
  readonly id: string;
  readonly name: string;
  /** What it brought in; of the assets of the invented dossier it is known. */
  readonly cents?: bigint;
  readonly kind?: PoolKind;
  readonly shares?: readonly EstateShare[];
}

export interface SampleChanges {
  readonly estates?: readonly (EstateInput & { readonly name: string; readonly isCommon: boolean })[];
  readonly facts?: Partial<ReportSource['facts']>;
  readonly assets?: readonly SampleAsset[];
  readonly costs?: Partial<Costs>;
  readonly statements?: readonly StatementInput[];
  readonly creditors?: readonly Creditor[];
  readonly balanceCents?: bigint;
  readonly choices?: Choices;
  /** Of a run: what each statement received in those before. */
  readonly earlier?: Readonly<Record<string, bigint>>;
  readonly incomeSeizedAt?: string;
}

/** The report of the invented dossier, calculated by the engine itself. */
export function sampleReport(language: DossierLanguage, changes: SampleChanges = {}): Report {
  const { statements = STATEMENTS, creditors = CREDITORS, assets = ASSETS, choices = {} } = changes;
  const facts = sampleFacts(language);
  const source = {
    facts: {
      ...facts,
      sending: sendingTo(statements),
      costs: { ...facts.costs, ...changes.costs },
      ...changes.facts,
    },
    assets,
    ...(changes.estates && { estates: changes.estates }),
    statements: statements.map((one, place) => ({
      ...statementFacts(one.id, creditors[place]),
      ...(changes.earlier && { earlierCents: changes.earlier[one.id] ?? 0n }),
    })),
    choices,
  };
  const input = inputOf(source, assets, statements, changes.balanceCents ?? BALANCE_CENTS);
  const { incomeSeizedAt } = changes;
  const distribution = distribute({ ...input, ...(incomeSeizedAt && { incomeSeizedAt }) });
  if (distribution.kind !== 'distributed') throw new Error(JSON.stringify(distribution));
  return buildReport({ ...source, distribution });
}

function inputOf(
  {
    facts: { costs },
    estates,
    choices,
  }: Omit<ReportSource, 'distribution' | 'estates'> & Pick<SampleChanges, 'estates'>,
  assets: readonly SampleAsset[],
  statements: readonly StatementInput[],
  balanceCents: bigint,
): DistributionInput {
  const known = new Map<string, bigint>(ASSETS.map(({ id, cents }) => [id, cents]));
  const sold = assets.map(({ cents, kind = 'asset' as const, ...asset }) => ({
    ...asset,
    kind,
    cents: cents ?? known.get(asset.id) ?? 0n,
  }));
  const rest = sold.reduce((left, { cents }) => left - cents, balanceCents);
  return {
    asOf: '2026-10-22',
    pools: [
      ...sold.map(({ name: _, cents, ...pool }) => ({ ...pool, amountCents: cents })),
      ...(rest > 0n ? [{ id: 'rest', kind: 'money' as const, amountCents: rest }] : []),
    ],
    costs: [
      ...costs.execution.map(({ id, amountCents, pool }) => {
        const asset = sold.find(({ name }) => name === pool);
        return { id, amountCents, ...(asset && { poolIds: [asset.id] }) };
      }),
      ...costs.tariff.map(({ costId, totalCents }) => ({ id: costId, amountCents: totalCents })),
    ],
    statements,
    choices,
    ...(estates && { estates: estates.map(({ name: _, isCommon: __, ...estate }) => estate) }),
  };
}

function statementFacts(statementId: string, creditor: Creditor | undefined): StatementOfReport {
  const [name, title, address] = creditor ?? [
    `Schuldeiser ${statementId}`,
    'Vonnis, 3 maart 2026',
    'Kanaaldijk 1, 2830 Willebroek',
  ];
  return {
    statementId,
    name,
    address,
    isCompany: !PEOPLE.includes(name),
    enterpriseNumber: statementId === 's3' ? '1999200187' : null,
    declaredBy: statementId === 's7' ? 'mr. Hilde Goossens, advocaat te Mechelen' : null,
    titles: [title],
    payment: {
      accountEnd: String(1000 + Number(statementId.slice(1)) * 101).slice(-4),
      communication: `${statementId.toUpperCase()} 2026/0147`,
    },
    filedOn: statementId === 's8' ? '2026-11-14' : '2026-11-05',
    isLate: statementId === 's8',
  };
}

function sampleFacts(language: DossierLanguage): ReportSource['facts'] {
  return {
    language,
    fileNumber: '2026/0147',
    reference: null,
    calculation: { number: 3, on: '2026-11-17' },
    office: {
      name: 'Claes & Dewitte',
      address: 'Keizerstraat 54, 2800 Mechelen',
      city: 'Mechelen',
      phone: '+32 15 00 07 31',
      email: 'kantoor@claesdewitte.example',
      enterpriseNumber: '1999000150',
      thirdPartyAccount: 'BE49999000000171',
      logo: null,
    },
    bailiff: {
      name: 'Annelies Claes',
      immatriculation: {
        nl: 'gerechtsdeurwaarder, met standplaats te Mechelen',
        fr: 'huissier de justice, de résidence à Malines',
        de: 'Gerichtsvollzieherin',
        en: 'bailiff',
      }[language],
    },
    defendant: {
      name: 'Meubelatelier Van Hoorick BV',
      address: 'Battelsesteenweg 418, 2800 Mechelen',
      isCompany: true,
      enterpriseNumber: '1999200187',
    },
    parties: {
      seizing: [
        {
          name: 'Houthandel Lannoy-Peeters NV',
          address: 'Leuvensesteenweg 310, 2812 Muizen',
          enterpriseNumber: '1999200781',
          counsel: 'mr. Tine Adriaens',
          bailiff: null,
        },
      ],
      thirdParties: [
        {
          name: 'Scheldebank NV',
          address: 'Meir 120, 2000 Antwerpen',
          enterpriseNumber: '1999200484',
          declaredOn: '2026-06-25',
          receivedOn: '2026-07-06',
        },
      ],
      electedDomicile: 'Keizerstraat 54, 2800 Mechelen',
    },
    deeds: DEEDS,
    origin: {
      kinds: ['sale', 'seizureByThirdParties'],
      saleDate: '2026-10-22',
      seizureDate: '2026-06-18',
    },
    consultation: { on: '2026-10-26', time: '10:42' },
    invitations: {
      registered: 7,
      byMail: 4,
      firstSentOn: '2026-10-28',
      lastSentOn: '2026-10-28',
      silent: ['Drankenhandel Rupelstroom BV', 'Verzekeringen Ter Linden NV'],
      endedEarly: null,
    },
    costs: {
      execution: EXECUTION_COSTS,
      tariff: TARIFF,
      vatRatePartsPerMillion: 210_000,
      isFreeOfRegistrationFees: false,
    },
    explanation: null,
    paymentType: 'oneOff',
    contestationTermDays: 15,
    seal: {
      lawVersion: '2026.1+6c6c26d2b3ed',
      engineVersion: '1.0.0',
      inputSha256: '9f2c07d15ab3'.padEnd(64, '0'),
      outcomeSha256: '77e0e41b21c8'.padEnd(64, '0'),
    },
  };
}

/** A report with as many creditors as asked, of whom a few have privileges. */
export function reportWithCreditors(count: number, language: DossierLanguage = 'nl', round = 0): Report {
  const statements = Array.from({ length: count }, (_, place): StatementInput => {
    const id = `s${String(place).padStart(5, '0')}`;
    const totalCents = BigInt(100_000 + ((place * 7_919 + round * 13) % 900_000));
    const privilegeId = ['wages', 'social-security-contributions', 'vat'][place % 9];
    const claims = privilegeId ? [{ id: `c${id}`, privilegeId, amountCents: totalCents / 2n }] : [];
    return statement(id, totalCents, claims);
  });
  const creditors = statements.map(
    ({ id }, place): Creditor => [
      `Schuldeiser ${id} Handelsonderneming NV`,
      `Vonnis ondernemingsrechtbank, ${(place % 28) + 1} maart 2026`,
      `Industrielaan ${place + 1}, 2800 Mechelen`,
    ],
  );
  // Enough for the privileges, so that the ordinary claims share what is left.
  const balanceCents = statements.reduce((sum, { totalCents }) => sum + (totalCents * 6n) / 10n, 5_000_000n);
  return sampleReport(language, { statements, creditors, balanceCents });
}
