import type { DemoCreditor, DemoDossier, DemoInvitation } from '../dossiers.ts';
import { account, enterpriseNumber } from '../numbers.ts';
import { answeredAfter, type Filed, settlement, title } from './answered.ts';
import {
  at,
  BENHADDOU,
  BIJDRAGEN,
  DIJLEZICHT,
  INVORDERING,
  LAKKERIJ,
  LANNOY,
  LUMIO,
  NEKKERSPOEL,
  SCHELDEBANK,
  TELVIA,
  VERHUUR,
} from './creditors.ts';

function answered(creditor: DemoCreditor, declarant: string, filed: Filed): DemoInvitation {
  return answeredAfter('2026-10-28T10:15', creditor, declarant, filed);
}

const REVIEWED_AT = '2026-11-16T09:40';
const VALIDATED = { reviewedAt: REVIEWED_AT, validatedBy: 'demo-sofie-maes' };

const ANSWERED: readonly DemoInvitation[] = [
  answered(SCHELDEBANK, 'Mr. Ilse Goedertier', {
    filedAt: '2026-11-02T09:21',
    totalCents: 1_426_045n,
    claims: [
      {
        ...{ privilegeId: 'pledge', type: 'specific', amountCents: 1_240_000n },
        ...{ assets: ['Houtbewerkingsmachines'], since: '2022-04-08' },
      },
    ],
    documents: [
      settlement('afrekening-krediet.pdf', [
        'Afrekening kredietopening 412-0098',
        'Hoofdsom                                   13.480,00',
        'Interesten tot de verkoop                     780,45',
        'Totaal                                     14.260,45',
      ]),
      title('pandakte-2022-04-08.pdf', [
        'Pandovereenkomst, geregistreerd in het Pandregister op 8 april 2022',
        'Verpande goederen: houtbewerkingsmachines van Meubelatelier Van Hoorick',
        'Ten belope van 12.400,00 euro in hoofdsom',
      ]),
    ],
    account: account(11),
    titles: [{ kind: 'pledge', date: '2022-04-08', registeredOn: '2022-04-08', maximum: 12_400 }],
    reference: '412-0098',
    ...VALIDATED,
  }),
  answered(NEKKERSPOEL, 'Patrick Nuyts', {
    filedAt: '2026-11-03T11:40',
    totalCents: 84_275n,
    claims: [
      {
        ...{ privilegeId: 'preservation-costs-later', type: 'specific', amountCents: 84_275n },
        ...{ assets: ['Bestelwagen'], since: '2026-07-14' },
      },
    ],
    documents: [
      settlement('factuur-26-118.pdf', [
        'Factuur 26/118 van 14 juli 2026',
        'Herstelling remmen bestelwagen',
        'Totaal                                        842,75',
      ]),
      title('bestelbon-26-118.pdf', [
        'Ondertekende bestelbon van 10 juli 2026',
        'Herstelling remmen bestelwagen',
      ]),
    ],
    account: account(12),
    titles: [{ kind: 'private', date: '2026-07-10', number: 'bestelbon 26-118' }],
    reference: '26/118',
    ...VALIDATED,
  }),
  answered(BENHADDOU, 'Karim Benhaddou', {
    filedAt: '2026-11-03T19:05',
    totalCents: 631_840n,
    claims: [{ privilegeId: 'wages', type: 'general', amountCents: 631_840n }],
    documents: [
      settlement('afrekening-loon.pdf', [
        'Achterstallig loon maart tot mei 2026',
        'Totaal                                      6.318,40',
      ]),
      title('vonnis-arbeidsrechtbank.pdf', [
        'Arbeidsrechtbank Antwerpen, afdeling Mechelen',
        'Vonnis van 2 juli 2026',
      ]),
    ],
    account: account(13),
    titles: [
      {
        ...{ kind: 'judgment', date: '2026-07-02', court: 'Arbeidsrechtbank Antwerpen, afdeling Mechelen' },
        ...{ roleNumber: '26/214/A', servedOn: '2026-07-10' },
      },
    ],
    reference: 'Loon 2026',
    sendOption: 'RegisteredLetter',
    ...VALIDATED,
  }),
  answered(BIJDRAGEN, 'Greet Vandeput', {
    filedAt: '2026-11-04T08:55',
    totalCents: 421_238n,
    claims: [{ privilegeId: 'social-security-contributions', type: 'general', amountCents: 421_238n }],
    documents: [
      settlement('rekeninguittreksel-bijdragen.pdf', [
        'Bijdragen eerste en tweede kwartaal 2026',
        'Totaal                                      4.212,38',
      ]),
      title('dwangbevel-2026-06-19.pdf', ['Dwangbevel van 19 juni 2026', 'Uitvoerbaar verklaard']),
    ],
    account: account(14),
    titles: [
      { kind: 'compulsion', date: '2026-06-19', authority: 'Dienst Sociale Bijdragen', number: '40112' },
    ],
    reference: 'SB/2026/40112',
    ...VALIDATED,
  }),
  answered(LANNOY, 'Mr. Tine Adriaens', {
    filedAt: '2026-11-05T16:30',
    totalCents: 893_210n,
    claims: [],
    documents: [
      settlement('openstaande-facturen.pdf', [
        'Leveringen eik en beuk, 2025',
        'Totaal                                      8.932,10',
      ]),
      title('vonnis-2026-03-03.pdf', [
        'Ondernemingsrechtbank Antwerpen, afdeling Mechelen',
        'Vonnis van 3 maart 2026',
      ]),
    ],
    account: account(15),
    titles: [
      {
        kind: 'judgment',
        date: '2026-03-03',
        court: 'Ondernemingsrechtbank Antwerpen, afdeling Mechelen',
      },
    ],
    reference: 'LP-2025-771',
    ...VALIDATED,
  }),
  answered(DIJLEZICHT, 'Hilde Goossens', {
    filedAt: '2026-11-04T14:06',
    totalCents: 725_000n,
    filedTotalCents: 731_000n,
    claims: [
      {
        privilegeId: 'lessor',
        type: 'specific',
        amountCents: 490_000n,
        // All that was in the rented premises answers for all of the rent.
        assets: ['Voorraad hout', 'Kantoorinboedel'],
        since: '2021-03-01',
      },
      {
        ...{ privilegeId: 'lessor', type: 'specific', amountCents: 235_000n, filedCents: 241_000n },
        ...{ assets: ['Voorraad hout', 'Kantoorinboedel'], since: '2021-03-01' },
      },
    ],
    documents: [
      settlement('afrekening-huur.pdf', [
        'Betreft: huurovereenkomst van 1 maart 2021, handelspand',
        'Battelsesteenweg 418 te Mechelen',
        '',
        'Afrekening van de achterstallige huur',
        'Loods, februari tot mei 2026      4 x 1.225,00      4.900,00',
        'Kantoor, januari tot mei 2026     5 x   470,00      2.350,00',
        'Aanmaningskosten                  3 x    20,00         60,00',
        'Totaal verschuldigd                                 7.310,00',
      ]),
      title('vonnis-vrederechter-2026-05-26.pdf', [
        'Vredegerecht van het kanton Mechelen',
        'Vonnis van 26 mei 2026, uitvoerbaar bij voorraad',
        'Veroordeling tot betaling van de achterstallige huur',
      ]),
    ],
    account: account(16),
    titles: [
      {
        ...{ kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht van het kanton Mechelen' },
        ...{ roleNumber: '26A412', servedOn: '2026-06-04', isProvisional: true },
      },
      { kind: 'lease', date: '2021-03-01', address: 'Battelsesteenweg 418, Mechelen' },
    ],
    reference: '+++147/0009/26264+++',
    reviewedAt: REVIEWED_AT,
    explanation: 'Aanmaningskosten (€ 60,00) niet bewezen en niet gedekt door het voorrecht.',
  }),
  answered(LUMIO, 'Dienst Invordering', {
    filedAt: '2026-11-14T11:48',
    totalCents: 124_866n,
    claims: [],
    documents: [
      settlement('saldo-energie.pdf', [
        'Elektriciteit en gas, slotafrekening',
        'Totaal                                      1.248,66',
      ]),
      title('facturen-niet-betwist.pdf', ['Niet-betwiste facturen van 2026']),
    ],
    account: account(17),
    titles: [{ kind: 'private', date: '2026-06-30', number: 'slotfactuur 88213' }],
    reference: 'LE-88213',
  }),
  answered(INVORDERING, 'Team Invordering', {
    filedAt: '2026-11-06T10:10',
    totalCents: 597_610n,
    claims: [
      { privilegeId: 'payroll-withholding-tax', type: 'general', amountCents: 193_200n },
      { privilegeId: 'vat', type: 'general', amountCents: 286_410n },
      { privilegeId: 'federal-taxes', type: 'general', amountCents: 118_000n },
    ],
    documents: [
      settlement('overzicht-schulden.pdf', [
        'Bedrijfsvoorheffing                         1.932,00',
        'Belasting over de toegevoegde waarde        2.864,10',
        'Vennootschapsbelasting                      1.180,00',
        'Totaal                                      5.976,10',
      ]),
      title('kohieruittreksels.pdf', ['Kohieruittreksels 2025 en 2026, uitvoerbaar verklaard']),
    ],
    account: account(18),
    titles: [
      {
        ...{ kind: 'taxRegister', taxKind: 'bedrijfsvoorheffing, btw en vennootschapsbelasting' },
        ...{ year: 2026, enforceableOn: '2026-05-12' },
      },
    ],
    reference: 'DIJ/26/0147',
  }),
  answered(TELVIA, 'Debiteurenbeheer', {
    filedAt: '2026-11-09T13:27',
    totalCents: 41_209n,
    claims: [],
    documents: [
      settlement('openstaand-telvia.pdf', [
        'Telefonie en internet, maart tot juni 2026',
        'Totaal                                        412,09',
      ]),
      title('facturen-telvia.pdf', ['Niet-betwiste facturen van 2026']),
    ],
    account: account(19),
    titles: [{ kind: 'private', date: '2026-06-30', number: 'facturen maart tot juni 2026' }],
    reference: 'T-5512094',
  }),
];

/** Their letters left first, so that the days which the post takes were over with the others' term. */
const SILENT: readonly DemoInvitation[] = [LAKKERIJ, VERHUUR].map((creditor) => ({
  ...{ creditor, method: 'RegisteredLetter', sentAt: '2026-10-26T11:20', lapsedAt: '2026-11-14T17:02' },
}));

/** The dossier that the demonstration follows: two creditors kept silent, nine filed, and four are to be reviewed. */
export const VAN_HOORICK: DemoDossier = {
  office: 'claesDewitte',
  serial: 147,
  title: 'Evenredige verdeling ten laste van Meubelatelier Van Hoorick BV',
  reference: 'AC/SM/26-3381',
  repertoryNumber: '26/04812',
  language: 'nl',
  openedAt: '2026-10-26T10:50',
  openedBy: 'demo-sofie-maes',
  responsible: 'demo-annelies-claes',
  deputy: 'demo-joris-dewitte',
  defendant: { company: 'Meubelatelier Van Hoorick', form: 'BV', enterpriseNumber: enterpriseNumber(147) },
  representative: { firstName: 'Dirk', lastName: 'Van Hoorick' },
  email: 'atelier@vanhoorick.example',
  phone: '+32 15 00 04 18',
  address: at(['Battelsesteenweg', '418', '2800', 'Mechelen']),
  kinds: ['sale', 'seizureByThirdParties'],
  saleDate: '2026-10-22',
  seizureDate: '2026-06-18',
  deeds: {
    seizingCreditors: [
      {
        name: 'Houthandel Lannoy-Peeters NV',
        address: 'Leuvensesteenweg 310, 2812 Muizen',
        kboNumber: enterpriseNumber(1),
        counsel: 'mr. Tine Adriaens, advocaat te Mechelen',
      },
    ],
    electedDomicile: 'het kantoor Claes & Dewitte, Keizerstraat 54, 2800 Mechelen',
    deeds: [
      {
        ...{ kind: 'title', date: '2026-03-03', servedOn: '2026-03-24' },
        description: 'Vonnis van de ondernemingsrechtbank Antwerpen, afdeling Mechelen, A/25/01877',
      },
      {
        ...{ kind: 'movableSeizure', date: '2026-06-03', officer: 'A. Claes', repertoryNumber: '26/01964' },
        description: 'Battelsesteenweg 418',
      },
      {
        ...{ kind: 'thirdPartySeizure', date: '2026-06-18', servedOn: '2026-06-22' },
        ...{ description: 'bij Scheldebank NV', officer: 'A. Claes', repertoryNumber: '26/02131' },
      },
      {
        ...{ kind: 'saleReport', date: '2026-10-22', officer: 'J. Dewitte', repertoryNumber: '26/03877' },
        description: 'kavels 1 tot 4',
      },
    ],
    thirdPartyDebtors: [
      {
        ...{ name: 'Scheldebank NV', address: 'Meir 120, 2000 Antwerpen', kboNumber: '1999200484' },
        ...{ declaredOn: '2026-06-29', receivedOn: '2026-07-10' },
      },
    ],
  },
  consultedAt: '2026-10-26T10:42',
  balanceCents: 4_466_560n,
  assets: [
    {
      name: 'Bestelwagen',
      description: 'Bouwjaar 2021, 84.200 km',
      kind: 'sale',
      collectedCents: 1_425_000n,
    },
    {
      ...{ name: 'Houtbewerkingsmachines', description: 'Paneelzaag, vlakbank, freestafel, afzuiging' },
      ...{ kind: 'sale', collectedCents: 1_860_000n },
    },
    {
      ...{ name: 'Voorraad hout', description: 'Eik en beuk, ca. 14 m³, loods Battelsesteenweg' },
      ...{ kind: 'sale', collectedCents: 648_000n },
    },
    {
      ...{ name: 'Kantoorinboedel', description: 'Bureaus, stoelen, 6 pc’s, archiefkasten' },
      ...{ kind: 'sale', collectedCents: 192_000n },
    },
    {
      ...{ name: 'Banktegoed (derdenbeslag)', description: 'Zichtrekening bij Scheldebank NV' },
      ...{ kind: 'seizureByThirdParties', collectedCents: 341_560n },
    },
  ],
  executionCosts: [
    { date: '2026-06-03', description: 'Proces-verbaal van uitvoerend beslag', amountCents: 41_236n },
    { date: '2026-06-18', description: 'Derdenbeslag Scheldebank NV, aanzegging', amountCents: 28_714n },
    {
      ...{ date: '2026-10-14', description: 'Takelen en stallen bestelwagen', amountCents: 38_500n },
      asset: 'Bestelwagen',
    },
    { date: '2026-10-22', description: 'Openbare verkoop: zaal en aankondiging', amountCents: 126_850n },
    { date: '2026-10-22', description: 'Afroeper en administratie van de verkoop', amountCents: 64_000n },
  ],
  invitations: [...ANSWERED, ...SILENT],
  work: {
    handler: 'demo-sofie-maes',
    followers: ['demo-joris-dewitte'],
    notes: [
      {
        ...{ by: 'demo-joris-dewitte', at: '2026-10-29T09:05', isPinned: true },
        text: 'Schuldenaar alleen via zijn raadsman bereikbaar: meester De Coninck.',
      },
      {
        ...{ by: 'demo-joris-dewitte', at: '2026-11-16T15:05', about: 'Lumio Energie NV' },
        text: 'Gebeld: zij dienden een dag te laat in omdat de brief eerst naar de verkeerde dienst ging.',
      },
      {
        ...{ by: 'demo-sofie-maes', at: '2026-11-16T16:18', about: 'Immo Dijlezicht BV' },
        ...{ mentions: ['demo-annelies-claes'] },
        text: 'Annelies, klopt kavel 4 zo? De huur van het kantoor staat op naam van een derde, zie de titel.',
      },
      {
        ...{ by: 'demo-annelies-claes', at: '2026-11-16T16:26', about: 'Immo Dijlezicht BV' },
        text: 'Eerst het contract vragen. Zonder contract laten wij kavel 4 niet toe.',
      },
    ],
    tasks: [
      {
        ...{ by: 'demo-annelies-claes', at: '2026-11-16T16:27', dueOn: '2026-11-17' },
        ...{ text: 'Huurcontract van het kantoor opvragen', assignee: 'demo-sofie-maes' },
      },
      {
        ...{ by: 'demo-sofie-maes', at: '2026-11-16T16:32', dueOn: '2026-11-18' },
        ...{ text: 'Lumio: laattijdige aangifte aanvaarden?', assignee: 'demo-annelies-claes' },
      },
      {
        ...{ by: 'demo-sofie-maes', at: '2026-11-13T09:12', dueOn: '2026-11-16', isDone: true },
        ...{ text: 'Centraal bestand opnieuw raadplegen', assignee: 'demo-sofie-maes' },
      },
    ],
    reminders: [
      {
        ...{ by: 'demo-annelies-claes', at: '2026-11-13T10:00', dueOn: '2026-11-16' },
        text: 'Raadsman van de schuldenaar terugbellen',
      },
    ],
  },
};
