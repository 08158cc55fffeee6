import type { LegalForm } from '@prorata/domain/vocabulary';
import type { DemoClaim, DemoCreditor, DemoDossier, DemoEntered, DemoStatement } from '../dossiers.ts';
import { account, enterpriseNumber, nationalNumber } from '../numbers.ts';
import { settlement, title } from './answered.ts';
import { at, BIJDRAGEN, INVORDERING, LUMIO, NEKKERSPOEL, SCHELDEBANK, TELVIA } from './creditors.ts';

const PRESS = 'Offsetpers';
const DIGITAL = 'Digitale pers';
const PAPER = 'Papiervoorraad';
const VANS = 'Twee bestelwagens';
const OFFICE = 'Kantoorinboedel';
const BANK = 'Banktegoed (derdenbeslag)';

/** From which the enterprises, people and accounts of this dossier are numbered. */
const FIRST = 500;

function enterprise(
  place: number,
  name: string,
  form: LegalForm | null,
  [street, housenumber, zipcode, city]: readonly [string, string, string, string],
): DemoCreditor {
  const domain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return {
    type: form === null ? 'governmentInstance' : 'legalEntity',
    ...{ name, form, enterpriseNumber: enterpriseNumber(FIRST + place) },
    address: at([street, housenumber, zipcode, city]),
    email: `boekhouding@${domain}.example`,
  };
}

function worker(
  place: number,
  salutation: 'mr' | 'ms',
  name: readonly [string, string],
  birthDate: string,
): DemoCreditor {
  const [firstName, lastName] = name;
  return {
    ...{ type: 'person', name: null, form: null, enterpriseNumber: null },
    ...{ salutation, firstName, lastName, nationalNumber: nationalNumber(birthDate, place) },
    address: at(['Liersesteenweg', String(12 + place * 7), '2800', 'Mechelen']),
    email: `${firstName}.${lastName}@post.example`.toLowerCase().replaceAll(' ', ''),
  };
}

type Paper = Pick<DemoStatement, 'titles'> & { readonly text: string };

const COURT = 'Ondernemingsrechtbank Antwerpen, afdeling Mechelen';

const INVOICES: Paper = {
  titles: [{ kind: 'judgment', date: '2026-06-09', court: COURT, roleNumber: 'A/26/00712' }],
  text: `${COURT}, vonnis van 9 juni 2026`,
};
const WAGES: Paper = {
  titles: [{ kind: 'judgment', date: '2026-07-02', court: 'Arbeidsrechtbank Antwerpen, afdeling Mechelen' }],
  text: 'Arbeidsrechtbank Antwerpen, afdeling Mechelen, vonnis van 2 juli 2026',
};

/** The papers of a creditor came with the extract or by post, and the office entered what they say. */
function entered(
  place: number,
  creditor: DemoCreditor,
  totalCents: bigint,
  claims: readonly DemoClaim[] = [],
  { titles, text }: Paper = INVOICES,
): DemoEntered {
  const minute = String(10 + place).padStart(2, '0');
  return {
    creditor,
    statement: {
      ...{ filedAt: `2026-11-10T${place % 2 === 0 ? '09' : '10'}:${minute}`, totalCents, claims, titles },
      documents: [
        settlement('afrekening.pdf', [
          'Afrekening ten laste van Drukkerij Oudevaart NV',
          `${'Totaal verschuldigd'.padEnd(40)}${euros(totalCents)}`,
        ]),
        title('titel.pdf', [text, 'Uitvoerbaar verklaard en betekend']),
      ],
      declarant: 'Debiteurenbeheer',
      account: account(FIRST + place),
      reference: `2026/0158/${place + 1}`,
      sendOption: 'RegisteredLetter',
      ...{ reviewedAt: '2026-11-13T16:20', validatedBy: 'demo-sofie-maes' },
    },
  };
}

function euros(cents: bigint): string {
  return `${String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, '.')},${String(cents % 100n).padStart(2, '0')}`;
}

function general(privilegeId: string, amountCents: bigint): DemoClaim {
  return { privilegeId, type: 'general', amountCents };
}

const PRIVILEGED: readonly DemoEntered[] = [
  entered(
    0,
    enterprise(0, 'Zilverwacht Verzekeringen', 'NV', ['Meir', '44', '2000', 'Antwerpen']),
    164_400n,
    [{ privilegeId: 'insurance-premium', type: 'specific', amountCents: 109_600n, assets: [VANS] }],
  ),
  entered(1, NEKKERSPOEL, 118_460n, [
    {
      ...{ privilegeId: 'preservation-costs-later', type: 'specific', amountCents: 118_460n },
      ...{ assets: [VANS], since: '2026-07-20' },
    },
  ]),
  entered(2, enterprise(2, 'Papierhandel Reynders', 'NV', ['Kaai', '7', '2870', 'Puurs']), 624_000n, [
    {
      ...{ privilegeId: 'unpaid-seller-lessor-informed', type: 'specific', amountCents: 624_000n },
      ...{ assets: [PAPER], since: '2026-02-12' },
    },
  ]),
  entered(
    3,
    enterprise(3, 'Immo Vaartkom', 'BV', ['Vaartkom', '31', '2800', 'Mechelen']),
    1_480_000n,
    [
      {
        ...{ privilegeId: 'lessor', type: 'specific', amountCents: 1_480_000n, filedCents: 1_525_000n },
        ...{ assets: [PRESS, DIGITAL, PAPER, OFFICE], since: '2023-09-15' },
        rejection: 'Aanmaningskosten (€ 450,00) niet bewezen en niet in het vonnis toegekend.',
      },
    ],
    {
      titles: [
        {
          ...{ kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht van het kanton Mechelen' },
          ...{ roleNumber: '26A412', servedOn: '2026-06-04', isProvisional: true },
        },
      ],
      text: 'Vredegerecht van het kanton Mechelen, vonnis van 26 mei 2026',
    },
  ),
  entered(
    4,
    SCHELDEBANK,
    5_200_000n,
    [
      {
        ...{ privilegeId: 'pledge', type: 'specific', amountCents: 5_200_000n },
        ...{ assets: [PRESS, DIGITAL], since: '2022-03-14' },
      },
    ],
    {
      titles: [{ kind: 'pledge', date: '2022-03-14', registeredOn: '2022-03-14', maximum: 60_000 }],
      text: 'Pandovereenkomst, geregistreerd in het Pandregister op 14 maart 2022',
    },
  ),
  ...(
    [
      ['ms', ['Nathalie', 'Pauwels'], '1984-03-11', 481_250n],
      ['mr', ['Youssef', 'El Amrani'], '1979-11-02', 526_418n],
      ['mr', ['Tim', 'Goossens'], '1991-06-24', 394_075n],
      ['ms', ['Ingrid', 'Wellens'], '1972-08-19', 610_540n],
      ['ms', ['Dorien', 'Lambrechts'], '1996-01-30', 268_800n],
    ] as const
  ).map(([salutation, name, birthDate, cents], index) =>
    entered(
      5 + index,
      worker(5 + index, salutation, name, birthDate),
      cents,
      [general('wages', cents)],
      WAGES,
    ),
  ),
  entered(
    10,
    enterprise(10, 'Vakantiekas Grafisch', 'VZW', ['Priemstraat', '18', '1000', 'Brussel']),
    341_820n,
    [general('annual-holiday', 341_820n)],
  ),
  entered(11, BIJDRAGEN, 1_164_277n, [general('social-security-contributions', 1_164_277n)], {
    titles: [
      { kind: 'compulsion', date: '2026-06-19', authority: 'Dienst Sociale Bijdragen', number: '40258' },
    ],
    text: 'Dwangbevel van 19 juni 2026',
  }),
  entered(
    12,
    INVORDERING,
    1_950_744n,
    [
      general('payroll-withholding-tax', 687_000n),
      general('vat', 822_536n),
      general('federal-taxes', 441_208n),
    ],
    {
      titles: [
        {
          ...{ kind: 'taxRegister', taxKind: 'bedrijfsvoorheffing, btw en vennootschapsbelasting' },
          ...{ year: 2026, enforceableOn: '2026-05-12' },
        },
      ],
      text: 'Kohieruittreksels, uitvoerbaar verklaard op 12 mei 2026',
    },
  ),
  entered(
    13,
    enterprise(13, 'Gemeentekas Dijleland', null, ['Grote Markt', '21', '2800', 'Mechelen']),
    124_000n,
    [general('municipal-provincial-taxes', 124_000n)],
    {
      titles: [
        {
          ...{ kind: 'taxRegister', taxKind: 'gemeentebelasting op drijfkracht', year: 2025 },
          enforceableOn: '2026-03-02',
        },
      ],
      text: 'Kohieruittreksel, uitvoerbaar verklaard op 2 maart 2026',
    },
  ),
];

const ORDINARY: readonly (readonly [name: string, form: LegalForm, cents: bigint])[] = [
  ['Kartonnage Dewulf', 'NV', 1_954_300n],
  ['Inktlab Vandamme', 'BV', 1_467_378n],
  ['Atelier Grafia', 'BV', 840_000n],
  ['Foliedruk Mertens', 'NV', 1_188_192n],
  ['Uitzendkracht Direct', 'NV', 1_016_475n],
  ['Bindwerk Sint-Jozef', 'CV', 759_814n],
  ['Heftruck Verhuur Rupel', 'BV', 710_676n],
  ['Transport Meulenaere', 'BV', 598_000n],
  ['Lettergieterij Plantijn', 'BV', 521_430n],
  ['Rollenservice Boom', 'BV', 478_066n],
  ['Schoonmaak Helder', 'BV', 410_520n],
  ['Accountants Verelst', 'BV', 387_200n],
  ['Beheer Kantelpunt', 'BV', 354_075n],
  ['Palletcentrale Willebroek', 'NV', 298_640n],
  ['Machineolie Benelux', 'NV', 265_518n],
  ['Reclamebureau Nachtuil', 'BV', 231_000n],
  ['Brandstoffen Pelgrims', 'BV', 194_312n],
  ['Waterdienst Dijle', 'CV', 184_290n],
  ['Beveiliging Argus', 'NV', 168_850n],
  ['Koerier Vlugbrief', 'BV', 125_435n],
  ['Afvalophaling Groenput', 'NV', 110_280n],
  ['Koffie Kantoor', 'BV', 84_612n],
  ['Kantoorshop Delta', 'BV', 68_240n],
  ['Drinkwater Rupel', 'NV', 44_459n],
];

/** What falls to it is kept: it seized to protect its claim, without a title yet. */
const RESERVED = 'Atelier Grafia';

const WITHOUT_PRIVILEGE: readonly DemoEntered[] = [
  ...ORDINARY.map(([name, form, cents], index): DemoEntered => {
    const place = PRIVILEGED.length + index;
    const street = ['Blarenberglaan', String(4 + index * 3), '2800', 'Mechelen'] as const;
    const one = entered(place, enterprise(place, name, form, street), cents);
    return name === RESERVED ? { ...one, statement: { ...one.statement, isReserved: true } } : one;
  }),
  entered(38, LUMIO, 641_255n),
  entered(39, TELVIA, 55_319n),
];

/** A bankrupt trade in its whole width: forty creditors, six lots, and claims that draw on several of them. */
export const OUDEVAART: DemoDossier = {
  office: 'claesDewitte',
  serial: 158,
  title: 'Evenredige verdeling ten laste van Drukkerij Oudevaart NV',
  reference: 'AC/SM/26-3502',
  repertoryNumber: '26/05021',
  language: 'nl',
  openedAt: '2026-11-04T09:25',
  openedBy: 'demo-sofie-maes',
  responsible: 'demo-annelies-claes',
  deputy: 'demo-joris-dewitte',
  defendant: { company: 'Drukkerij Oudevaart', form: 'NV', enterpriseNumber: enterpriseNumber(158) },
  representative: { firstName: 'Guy', lastName: 'Oudevaart' },
  email: 'directie@oudevaart.example',
  phone: '+32 15 00 08 88',
  address: at(['Vaartkaai', '88', '2800', 'Mechelen']),
  kinds: ['sale', 'seizureByThirdParties'],
  saleDate: '2026-09-24',
  seizureDate: '2026-07-06',
  deeds: {
    seizingCreditors: [
      {
        name: 'Kartonnage Dewulf NV',
        address: 'Blarenberglaan 4, 2800 Mechelen',
        kboNumber: enterpriseNumber(FIRST + PRIVILEGED.length),
        counsel: 'mr. Tine Adriaens, advocaat te Mechelen',
      },
    ],
    electedDomicile: 'het kantoor Claes & Dewitte, Keizerstraat 54, 2800 Mechelen',
    deeds: [
      {
        ...{ kind: 'title', date: '2026-06-09', servedOn: '2026-06-18' },
        description: `Vonnis van de ondernemingsrechtbank Antwerpen, afdeling Mechelen, A/26/00712`,
      },
      {
        ...{ kind: 'movableSeizure', date: '2026-07-01', officer: 'A. Claes', repertoryNumber: '26/02290' },
        description: 'Vaartkaai 88',
      },
      {
        ...{ kind: 'thirdPartySeizure', date: '2026-07-06', servedOn: '2026-07-08' },
        ...{ description: 'bij Netebank NV', officer: 'A. Claes', repertoryNumber: '26/02315' },
      },
      {
        ...{ kind: 'saleReport', date: '2026-09-24', officer: 'J. Dewitte', repertoryNumber: '26/03502' },
        description: 'kavels 1 tot 5',
      },
    ],
    thirdPartyDebtors: [
      {
        ...{ name: 'Netebank NV', address: 'Grote Markt 4, 2500 Lier', kboNumber: enterpriseNumber(7) },
        ...{ declaredOn: '2026-07-16', receivedOn: '2026-08-05' },
      },
    ],
  },
  consultedAt: '2026-11-04T09:02',
  balanceCents: 17_473_642n,
  assets: [
    { name: PRESS, description: 'Vierkleuren, bouwjaar 2018', kind: 'sale', collectedCents: 8_600_000n },
    { name: DIGITAL, description: 'Bouwjaar 2021, met snijlijn', kind: 'sale', collectedCents: 3_150_000n },
    { name: PAPER, description: 'Ca. 38 ton, magazijn', kind: 'sale', collectedCents: 1_284_000n },
    { name: VANS, description: 'Bouwjaar 2019 en 2020', kind: 'sale', collectedCents: 2_140_000n },
    { name: OFFICE, description: 'Bureaus, 14 pc’s, archief', kind: 'sale', collectedCents: 426_000n },
    {
      ...{ name: BANK, description: 'Zichtrekening bij Netebank NV' },
      ...{ kind: 'seizureByThirdParties', collectedCents: 1_873_642n },
    },
  ],
  executionCosts: [
    { date: '2026-07-01', description: 'Proces-verbaal van uitvoerend beslag', amountCents: 68_420n },
    { date: '2026-07-06', description: 'Derdenbeslag Netebank NV, aanzegging', amountCents: 29_835n },
    {
      date: '2026-09-10',
      description: 'Bewaking en demontage van de persen',
      amountCents: 412_600n,
      asset: PRESS,
    },
    {
      date: '2026-09-24',
      description: 'Openbare verkoop: zaal, aankondiging, afroeper',
      amountCents: 573_196n,
    },
  ],
  invitations: [],
  entered: [...PRIVILEGED, ...WITHOUT_PRIVILEGE],
  movedOn: { to: 'Provisioned', at: '2026-11-13T16:40' },
  distribution: { calculatedAt: '2026-11-16T15:20' },
  work: {
    handler: 'demo-sofie-maes',
    followers: ['demo-joris-dewitte'],
    notes: [
      {
        ...{ by: 'demo-sofie-maes', at: '2026-11-13T11:05', about: 'Immo Vaartkom BV' },
        ...{ mentions: ['demo-annelies-claes'] },
        text: 'Annelies, de aanmaningskosten staan niet in het vonnis: ik heb € 450,00 niet aanvaard.',
      },
    ],
    tasks: [
      {
        ...{ by: 'demo-sofie-maes', at: '2026-11-16T15:25', dueOn: '2026-11-18' },
        ...{ text: 'Ontwerp nalezen en ondertekenen', assignee: 'demo-annelies-claes' },
      },
    ],
  },
};
