import type { DemoCreditor, DemoDebtors, DemoDossier, DemoInvitation } from '../dossiers.ts';
import { account, enterpriseNumber, nationalNumber } from '../numbers.ts';
import { answeredAfter, type Filed, settlement, title } from './answered.ts';
import {
  at,
  BENHADDOU,
  company,
  INVORDERING,
  LUMIO,
  NEKKERSPOEL,
  SCHELDEBANK,
  VERHUUR,
} from './creditors.ts';

const HANNE = 'hanne';
const COMMUNITY = 'community';
const HERS: DemoDebtors = { debtors: [HANNE], liability: 'own' };
const SOLIDARY: DemoDebtors = { debtors: ['main', HANNE], liability: 'solidary' };
const JOINT: DemoDebtors = { debtors: ['main', HANNE], liability: 'joint' };

const SNAAR = company(
  'Muziekhuis De Snaar BV',
  enterpriseNumber(8),
  ['Ijzerenleen', '33', '2800', 'Mechelen'],
  'atelier@desnaar.example',
);

function answered(
  creditor: DemoCreditor,
  declarant: string,
  filed: Omit<Filed, 'reviewedAt' | 'validatedBy'>,
): DemoInvitation {
  return answeredAfter('2026-10-23T09:45', creditor, declarant, {
    ...filed,
    reviewedAt: '2026-11-12T14:20',
    validatedBy: 'demo-sofie-maes',
  });
}

const COURT = 'Rechtbank van eerste aanleg Antwerpen, afdeling Mechelen';

const ANSWERED: readonly DemoInvitation[] = [
  answered(SCHELDEBANK, 'Mr. Ilse Goedertier', {
    filedAt: '2026-10-27T10:02',
    totalCents: 948_000n,
    claims: [],
    documents: [
      settlement('afrekening-lening.pdf', [
        'Afrekening lening op afbetaling 77-30114',
        'Saldo in hoofdsom                           9.480,00',
      ]),
      title('vonnis-2026-02-12.pdf', [
        COURT,
        'Vonnis van 12 februari 2026',
        'Veroordeelt de echtgenoten Leemans-Coenen hoofdelijk',
      ]),
    ],
    account: account(21),
    titles: [{ kind: 'judgment', date: '2026-02-12', court: COURT, roleNumber: '25/1877/A' }],
    reference: '77-30114',
    owedBy: SOLIDARY,
  }),
  answered(LUMIO, 'Dienst Invordering', {
    filedAt: '2026-10-28T08:31',
    totalCents: 124_866n,
    claims: [],
    documents: [
      settlement('slotafrekening-energie.pdf', [
        'Elektriciteit en gas van de gezinswoning',
        'Totaal                                      1.248,66',
      ]),
      title('slotfactuur-90417.pdf', ['Slotfactuur 90417 van 31 mei 2026, niet betwist']),
    ],
    account: account(22),
    titles: [{ kind: 'private', date: '2026-05-31', number: 'slotfactuur 90417' }],
    reference: 'LE-90417',
    owedBy: SOLIDARY,
  }),
  answered(BENHADDOU, 'Karim Benhaddou', {
    filedAt: '2026-10-30T20:14',
    totalCents: 300_000n,
    claims: [],
    documents: [
      settlement('afrekening-onderhandse-lening.pdf', [
        'Onderhandse lening van 4 september 2024',
        'Niets terugbetaald                          3.000,00',
      ]),
      title('schuldbekentenis-2024-09-04.pdf', [
        'Schuldbekentenis van 4 september 2024',
        'Ondertekend door beide echtgenoten, zonder hoofdelijkheid',
      ]),
    ],
    account: account(23),
    titles: [{ kind: 'private', date: '2024-09-04', number: 'schuldbekentenis' }],
    reference: 'Lening 2024',
    owedBy: JOINT,
  }),
  answered(NEKKERSPOEL, 'Patrick Nuyts', {
    filedAt: '2026-11-02T11:12',
    totalCents: 61_540n,
    claims: [
      {
        ...{ privilegeId: 'preservation-costs-later', type: 'specific', amountCents: 61_540n },
        ...{ assets: ['Gezinswagen'], since: '2026-05-18' },
      },
    ],
    documents: [
      settlement('factuur-26-084.pdf', [
        'Factuur 26/084 van 18 mei 2026',
        'Nieuwe koppeling gezinswagen',
        'Totaal                                        615,40',
      ]),
      title('bestelbon-26-084.pdf', ['Bestelbon van 15 mei 2026, ondertekend door beide echtgenoten']),
    ],
    account: account(24),
    titles: [{ kind: 'private', date: '2026-05-15', number: 'bestelbon 26-084' }],
    reference: '26/084',
    owedBy: SOLIDARY,
  }),
  answered(INVORDERING, 'Team Invordering', {
    filedAt: '2026-11-03T09:50',
    totalCents: 234_000n,
    claims: [{ privilegeId: 'federal-taxes', type: 'general', amountCents: 234_000n }],
    documents: [
      settlement('overzicht-personenbelasting.pdf', [
        'Personenbelasting aanslagjaar 2021, van vóór het huwelijk',
        'Totaal                                      2.340,00',
      ]),
      title('kohieruittreksel-2021.pdf', ['Kohieruittreksel 2021, uitvoerbaar verklaard op 14 juni 2022']),
    ],
    account: account(25),
    titles: [
      {
        ...{ kind: 'taxRegister', taxKind: 'personenbelasting', year: 2021 },
        enforceableOn: '2022-06-14',
      },
    ],
    reference: 'DIJ/22/1187',
  }),
  answered(VERHUUR, 'Boekhouding', {
    filedAt: '2026-11-04T15:25',
    totalCents: 515_000n,
    claims: [],
    documents: [
      settlement('huur-machines.pdf', [
        'Huur van een minigraver, 2025',
        'Totaal                                      5.150,00',
      ]),
      title('vonnis-2026-01-20.pdf', [COURT, 'Vonnis van 20 januari 2026, ten laste van Bart Leemans']),
    ],
    account: account(26),
    titles: [{ kind: 'judgment', date: '2026-01-20', court: COURT, roleNumber: '25/1402/A' }],
    reference: 'MV-25-0612',
  }),
  answered(SNAAR, 'Lies Brems', {
    filedAt: '2026-11-05T13:08',
    totalCents: 58_000n,
    claims: [
      {
        ...{ privilegeId: 'preservation-costs-later', type: 'specific', amountCents: 58_000n },
        ...{ assets: ['Piano'], since: '2026-03-09' },
      },
    ],
    documents: [
      settlement('herstelling-piano.pdf', [
        'Herstelling van de zangbodem, 9 maart 2026',
        'Totaal                                        580,00',
      ]),
      title('opdracht-piano.pdf', ['Opdracht van 2 maart 2026, ondertekend door Hanne Coenen']),
    ],
    account: account(27),
    titles: [{ kind: 'private', date: '2026-03-02', number: 'opdracht 26-19' }],
    reference: 'DS-26-19',
    owedBy: HERS,
  }),
];

/** A married couple: one lot in common and one of each, debts of one, of both each for a part, and of both for the whole. */
export const LEEMANS_COENEN: DemoDossier = {
  office: 'claesDewitte',
  serial: 144,
  title: 'Evenredige verdeling ten laste van de echtgenoten Leemans-Coenen',
  reference: 'AC/SM/26-3350',
  repertoryNumber: '26/04790',
  language: 'nl',
  openedAt: '2026-10-21T09:10',
  openedBy: 'demo-sofie-maes',
  responsible: 'demo-annelies-claes',
  deputy: null,
  defendant: { firstName: 'Bart', lastName: 'Leemans', nationalNumber: nationalNumber('1979-05-21', 30) },
  address: at(['Hoogstraat', '171', '2800', 'Mechelen']),
  coDefendants: [
    {
      key: HANNE,
      ...{ firstName: 'Hanne', lastName: 'Coenen', nationalNumber: nationalNumber('1981-11-03', 31) },
      address: at(['Hoogstraat', '171', '2800', 'Mechelen']),
    },
  ],
  commonEstates: [{ key: COMMUNITY, name: 'Huwgemeenschap Leemans-Coenen', members: ['main', HANNE] }],
  kinds: ['sale'],
  saleDate: '2026-10-15',
  seizureDate: null,
  deeds: {
    seizingCreditors: [
      {
        name: 'Scheldebank NV',
        address: 'Meir 120, 2000 Antwerpen',
        kboNumber: '1999200484',
        counsel: 'mr. Ilse Goedertier, advocaat te Antwerpen',
      },
    ],
    electedDomicile: 'het kantoor Claes & Dewitte, Keizerstraat 54, 2800 Mechelen',
    deeds: [
      {
        ...{ kind: 'title', date: '2026-02-12', servedOn: '2026-03-03' },
        description: 'Vonnis van de rechtbank van eerste aanleg Antwerpen, afdeling Mechelen, 25/1877/A',
      },
      {
        ...{ kind: 'movableSeizure', date: '2026-06-09', officer: 'A. Claes', repertoryNumber: '26/02011' },
        description: 'Hoogstraat 171',
      },
      {
        ...{ kind: 'saleReport', date: '2026-10-15', officer: 'A. Claes', repertoryNumber: '26/03790' },
        description: 'kavels 1 tot 3',
      },
    ],
    thirdPartyDebtors: [],
  },
  consultedAt: '2026-10-21T08:52',
  balanceCents: 2_230_000n,
  assets: [
    {
      ...{ name: 'Gezinswagen', description: 'Bouwjaar 2020, 96.400 km, aangekocht tijdens het huwelijk' },
      ...{ kind: 'sale', collectedCents: 1_180_000n },
      shares: [{ estate: COMMUNITY, basisPoints: 10_000 }],
    },
    {
      ...{
        name: 'Gereedschap en machines',
        description: 'Tuinaanleg, van Bart Leemans van vóór het huwelijk',
      },
      ...{ kind: 'sale', collectedCents: 460_000n },
    },
    {
      ...{ name: 'Piano', description: 'Geërfd door Hanne Coenen' },
      ...{ kind: 'sale', collectedCents: 590_000n },
      shares: [{ estate: HANNE, basisPoints: 10_000 }],
    },
  ],
  executionCosts: [
    { date: '2026-06-09', description: 'Proces-verbaal van uitvoerend beslag', amountCents: 38_915n },
    {
      ...{ date: '2026-10-12', description: 'Takelen en stallen gezinswagen', amountCents: 21_000n },
      asset: 'Gezinswagen',
    },
    { date: '2026-10-15', description: 'Openbare verkoop: zaal en aankondiging', amountCents: 74_200n },
  ],
  invitations: ANSWERED,
};
