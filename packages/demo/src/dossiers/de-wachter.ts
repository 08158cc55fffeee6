import type { DemoCreditor, DemoDossier, DemoIncome, DemoInvitation } from '../dossiers.ts';
import { account, enterpriseNumber, nationalNumber } from '../numbers.ts';
import { answeredAfter, type Filed, settlement, title } from './answered.ts';
import { at, company, INVORDERING, LUMIO, SCHELDEBANK } from './creditors.ts';

const LIES: DemoCreditor = {
  ...{ type: 'person', name: null, form: null, enterpriseNumber: null },
  ...{ salutation: 'ms', firstName: 'Lies', lastName: 'Vandenbroucke' },
  nationalNumber: nationalNumber('1989-02-11', 40),
  address: at(['Kwakkelenberg', '8', '2570', 'Duffel']),
  email: 'lies.vandenbroucke@post.example',
};
const DIJLEHOF = company(
  'Kliniek Dijlehof NV',
  enterpriseNumber(9),
  ['Leuvensesteenweg', '44', '2800', 'Mechelen'],
  'facturatie@dijlehof.example',
);
const ROTSAERT = {
  name: 'Bouwbedrijf Rotsaert NV',
  kboNumber: enterpriseNumber(10),
  address: at(['Vaartstraat', '40', '2830', 'Willebroek']),
};

function answered(
  creditor: DemoCreditor,
  declarant: string,
  filed: Omit<Filed, 'reviewedAt' | 'validatedBy'>,
): DemoInvitation {
  return answeredAfter('2026-08-10T09:30', creditor, declarant, {
    ...filed,
    reviewedAt: '2026-09-02T11:05',
    validatedBy: 'demo-sofie-maes',
  });
}

const COURT = 'Vrederechter van het kanton Mechelen';

const ANSWERED: readonly DemoInvitation[] = [
  answered(LIES, 'Lies Vandenbroucke', {
    filedAt: '2026-08-12T20:40',
    totalCents: 124_000n,
    claims: [{ privilegeId: 'maintenance', type: 'general', amountCents: 124_000n }],
    documents: [
      settlement('achterstal-onderhoud.pdf', [
        'Onderhoudsbijdrage, vier maanden van 310,00',
        'Totaal                                      1.240,00',
      ]),
      title('vonnis-2025-01-14.pdf', [
        'Familierechtbank Antwerpen, afdeling Mechelen',
        'Vonnis van 14 januari 2025',
        'Onderhoudsbijdrage van 310,00 euro per maand',
      ]),
    ],
    account: account(41),
    titles: [
      {
        ...{ kind: 'judgment', date: '2025-01-14', roleNumber: '24/902/A' },
        court: 'Familierechtbank Antwerpen, afdeling Mechelen',
      },
    ],
    reference: 'onderhoud',
  }),
  answered(INVORDERING, 'Team Invordering', {
    filedAt: '2026-08-17T09:12',
    totalCents: 386_040n,
    claims: [{ privilegeId: 'federal-taxes', type: 'general', amountCents: 386_040n }],
    documents: [
      settlement('overzicht-personenbelasting.pdf', [
        'Personenbelasting aanslagjaar 2023',
        'Totaal                                      3.860,40',
      ]),
      title('kohieruittreksel-2023.pdf', ['Kohieruittreksel 2023, uitvoerbaar verklaard op 5 juni 2024']),
    ],
    account: account(42),
    titles: [
      {
        ...{ kind: 'taxRegister', taxKind: 'personenbelasting', year: 2023 },
        enforceableOn: '2024-06-05',
      },
    ],
    reference: 'DIJ/24/2210',
  }),
  answered(SCHELDEBANK, 'Mr. Ilse Goedertier', {
    filedAt: '2026-08-19T14:20',
    totalCents: 642_000n,
    claims: [],
    documents: [
      settlement('afrekening-autolening.pdf', [
        'Afrekening lening op afbetaling 77-41880',
        'Totaal                                      6.420,00',
      ]),
      title('vonnis-2026-03-09.pdf', [COURT, 'Vonnis van 9 maart 2026, ten laste van Koen De Wachter']),
    ],
    account: account(43),
    titles: [{ kind: 'judgment', date: '2026-03-09', court: COURT, roleNumber: '26A101' }],
    reference: '77-41880',
  }),
  answered(LUMIO, 'Dienst Invordering', {
    filedAt: '2026-08-21T08:55',
    totalCents: 81_235n,
    claims: [],
    documents: [
      settlement('slotafrekening-energie.pdf', [
        'Elektriciteit en gas, Adegemstraat 73',
        'Totaal                                        812,35',
      ]),
      title('vonnis-2026-04-20.pdf', [COURT, 'Vonnis van 20 april 2026']),
    ],
    account: account(44),
    titles: [{ kind: 'judgment', date: '2026-04-20', court: COURT, roleNumber: '26A233' }],
    reference: 'LE-91355',
  }),
  answered(DIJLEHOF, 'Facturatie', {
    filedAt: '2026-08-24T16:03',
    totalCents: 43_690n,
    claims: [],
    documents: [
      settlement('facturen-kliniek.pdf', [
        'Drie facturen van 2025',
        'Totaal                                        436,90',
      ]),
      title('vonnis-2026-05-04.pdf', [COURT, 'Vonnis van 4 mei 2026']),
    ],
    account: account(45),
    titles: [{ kind: 'judgment', date: '2026-05-04', court: COURT, roleNumber: '26A260' }],
    reference: 'DH-25-3318',
  }),
];

/** What came in; the employer counted the last one by the amounts of another year. */
const INCOME: DemoIncome = {
  everyMonths: 3,
  thresholdCents: 150_000n,
  children: 2,
  childrenSince: '2026-07-06',
  payer: {
    ...ROTSAERT,
    kind: 'wage',
    email: 'loonadministratie@rotsaert.example',
    account: account(46),
    seizedAt: '2026-06-22T10:15',
    paysOnDay: 15,
  },
  receipts: [
    { paidOn: '2026-08-14', receivedOn: '2026-08-17', netCents: 224_800n, amountCents: 36_420n },
    { paidOn: '2026-09-15', receivedOn: '2026-09-15', netCents: 226_270n, amountCents: 37_890n },
    { paidOn: '2026-10-15', receivedOn: '2026-10-15', netCents: 225_525n, amountCents: 37_145n },
    { paidOn: '2026-11-13', receivedOn: '2026-11-16', netCents: 226_270n, amountCents: 41_280n },
  ],
};

/** A wage that is seized: it comes month by month and is distributed in runs. */
export const DE_WACHTER: DemoDossier = {
  office: 'claesDewitte',
  serial: 127,
  title: 'Evenredige verdeling van het loon van Koen De Wachter',
  reference: 'AC/SM/26-2240',
  language: 'nl',
  openedAt: '2026-08-07T10:20',
  openedBy: 'demo-sofie-maes',
  responsible: 'demo-joris-dewitte',
  deputy: null,
  defendant: {
    ...{ firstName: 'Koen', lastName: 'De Wachter' },
    nationalNumber: nationalNumber('1987-04-16', 41),
  },
  address: at(['Adegemstraat', '73', '2800', 'Mechelen']),
  kinds: ['seizureByThirdParties'],
  saleDate: null,
  seizureDate: '2026-06-22',
  deeds: {
    seizingCreditors: [
      {
        ...{ name: 'Scheldebank NV', address: 'Meir 120, 2000 Antwerpen', kboNumber: '1999200484' },
        counsel: 'mr. Ilse Goedertier, advocaat te Antwerpen',
      },
    ],
    electedDomicile: 'het kantoor Claes & Dewitte, Keizerstraat 54, 2800 Mechelen',
    deeds: [
      {
        ...{ kind: 'title', date: '2026-03-09', servedOn: '2026-03-30' },
        description: 'Vonnis van de vrederechter van het kanton Mechelen, 26A101',
      },
      {
        ...{ kind: 'wageSeizure', date: '2026-06-22', officer: 'J. Dewitte', repertoryNumber: '26/02240' },
        servedOn: '2026-06-24',
        description: 'in handen van Bouwbedrijf Rotsaert NV',
      },
    ],
    thirdPartyDebtors: [
      {
        ...{ name: ROTSAERT.name, address: 'Vaartstraat 40, 2830 Willebroek', kboNumber: ROTSAERT.kboNumber },
        ...{ declaredOn: '2026-07-02', receivedOn: '2026-08-17' },
      },
    ],
  },
  consultedAt: '2026-08-07T09:58',
  balanceCents: null,
  assets: [],
  executionCosts: [],
  invitations: ANSWERED,
  income: INCOME,
};
