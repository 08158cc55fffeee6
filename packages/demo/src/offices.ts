import type { ApprovalState, CreditorKind, Language, LegalForm } from '@prorata/domain/vocabulary';

/**
 * Invented offices. Numbers hold by checksum but lie outside what is handed out: enterprise numbers above 1999,
 * bank code 999, telephone numbers with 00 00, mail domains under `.example`.
 */

export interface DemoAddress {
  readonly street: string;
  readonly housenumber: string;
  readonly housenumberaddition?: string;
  readonly zipcode: string;
  readonly city: string;
  readonly country: string;
}

/** Someone an office invites in every dossier. */
interface DemoStandardInvitation {
  readonly addressee: string;
  readonly email: string;
  readonly address: DemoAddress;
}

export interface DemoOffice {
  readonly name: string;
  readonly corporateName: string;
  /** A public service has none. */
  readonly legalForm: LegalForm | null;
  readonly enterpriseNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly ciaNumber: string;
  readonly language: Language;
  readonly isBailiffsOffice: boolean;
  /** Of an organization that files often and keeps no dossiers. */
  readonly creditorKind?: CreditorKind;
  readonly approval: ApprovalState;
  readonly hasAcceptedLicence: boolean;
  readonly creationDiscountPercent: number;
  /** An office that lacks one of the next two is incomplete: its administrator must fill it in first. */
  readonly thirdPartyAccount: string | null;
  readonly address: DemoAddress | null;
  readonly standardInvitations: readonly DemoStandardInvitation[];
}

export const DEMO_OFFICES = {
  claesDewitte: {
    name: 'Claes & Dewitte',
    corporateName: 'Claes & Dewitte Gerechtsdeurwaarders',
    legalForm: 'BV',
    enterpriseNumber: '1999000150',
    email: 'kantoor@claesdewitte.example',
    phone: '+32 15 00 07 31',
    website: 'https://www.claesdewitte.example',
    ciaNumber: 'DEMO-2800-01',
    language: 'nl',
    isBailiffsOffice: true,
    approval: 'approved',
    hasAcceptedLicence: true,
    creationDiscountPercent: 15,
    thirdPartyAccount: 'BE49999000000171',
    address: { street: 'Keizerstraat', housenumber: '54', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    standardInvitations: [
      {
        addressee: 'Dienst Invordering Dijleland',
        email: 'invordering@dijleland.example',
        address: {
          street: 'Stationsplein',
          housenumber: '8',
          zipcode: '2800',
          city: 'Mechelen',
          country: 'BE',
        },
      },
      {
        addressee: 'Sociaal Verzekeringsfonds Nete',
        email: 'recht@svfnete.example',
        address: { street: 'Netelaan', housenumber: '112', zipcode: '2500', city: 'Lier', country: 'BE' },
      },
    ],
  },
  delvigne: {
    name: 'Étude Delvigne & Associés',
    corporateName: 'Delvigne & Associés Huissiers de justice',
    legalForm: 'BV',
    enterpriseNumber: '1999000249',
    email: 'etude@delvigne.example',
    phone: '+32 81 00 04 12',
    website: 'https://www.delvigne.example',
    ciaNumber: 'DEMO-5000-01',
    language: 'fr',
    isBailiffsOffice: true,
    approval: 'approved',
    hasAcceptedLicence: true,
    creationDiscountPercent: 0,
    thirdPartyAccount: 'BE38999000000272',
    address: {
      street: 'Rue des Carmes',
      housenumber: '21',
      housenumberaddition: 'bte 3',
      zipcode: '5000',
      city: 'Namur',
      country: 'BE',
    },
    standardInvitations: [
      {
        addressee: 'Recouvrement Meuse et Sambre',
        email: 'recouvrement@meusesambre.example',
        address: {
          street: 'Avenue des Combattants',
          housenumber: '40',
          zipcode: '5000',
          city: 'Namur',
          country: 'BE',
        },
      },
    ],
  },
  kalbusch: {
    name: 'Kalbusch',
    corporateName: 'Gerichtsvollzieher Kalbusch',
    legalForm: 'BV',
    enterpriseNumber: '1999000348',
    email: 'kanzlei@kalbusch.example',
    phone: '+32 87 00 05 60',
    website: 'https://www.kalbusch.example',
    ciaNumber: 'DEMO-4700-01',
    language: 'de',
    isBailiffsOffice: true,
    approval: 'approved',
    hasAcceptedLicence: true,
    creationDiscountPercent: 0,
    thirdPartyAccount: 'BE27999000000373',
    address: { street: 'Klosterstraße', housenumber: '17', zipcode: '4700', city: 'Eupen', country: 'BE' },
    standardInvitations: [
      {
        addressee: 'Landesamt für Sozialbeiträge',
        email: 'einziehung@sozialbeitraege.example',
        address: { street: 'Gospertstraße', housenumber: '3', zipcode: '4700', city: 'Eupen', country: 'BE' },
      },
    ],
  },
  vanRobbroeck: {
    name: 'Van Robbroeck Gerechtsdeurwaarders',
    corporateName: 'Van Robbroeck',
    legalForm: 'CV',
    enterpriseNumber: '1999000447',
    email: 'info@vanrobbroeck.example',
    phone: '+32 9 000 08 20',
    website: 'https://www.vanrobbroeck.example',
    ciaNumber: 'DEMO-9000-01',
    language: 'nl',
    isBailiffsOffice: true,
    approval: 'approved',
    hasAcceptedLicence: false,
    creationDiscountPercent: 20,
    thirdPartyAccount: 'BE16999000000474',
    address: { street: 'Coupure Links', housenumber: '302', zipcode: '9000', city: 'Gent', country: 'BE' },
    standardInvitations: [],
  },
  marchal: {
    name: 'Étude Marchal',
    corporateName: 'Étude Marchal',
    legalForm: 'BV',
    enterpriseNumber: '1999000546',
    email: 'contact@etudemarchal.example',
    phone: '+32 71 00 02 90',
    website: 'https://www.etudemarchal.example',
    ciaNumber: 'DEMO-6000-01',
    language: 'fr',
    isBailiffsOffice: true,
    approval: 'approved',
    hasAcceptedLicence: false,
    creationDiscountPercent: 0,
    thirdPartyAccount: null,
    address: null,
    standardInvitations: [],
  },
  goovaerts: {
    name: 'Gerechtsdeurwaarder Goovaerts',
    corporateName: 'Goovaerts',
    legalForm: 'BV',
    enterpriseNumber: '1999000645',
    email: 'kantoor@goovaerts.example',
    phone: '+32 16 00 01 45',
    website: 'https://www.goovaerts.example',
    ciaNumber: 'DEMO-3000-01',
    language: 'nl',
    isBailiffsOffice: true,
    approval: 'pending',
    hasAcceptedLicence: false,
    creationDiscountPercent: 0,
    thirdPartyAccount: 'BE91999000000676',
    address: { street: 'Naamsestraat', housenumber: '140', zipcode: '3000', city: 'Leuven', country: 'BE' },
    standardInvitations: [],
  },
  /** The tax office that many dossiers invite: it files in the workspace. */
  dijleland: {
    name: 'Dienst Invordering Dijleland',
    corporateName: 'Dienst Invordering Dijleland',
    legalForm: null,
    enterpriseNumber: '1999200682',
    email: 'post@dijleland.example',
    phone: '+32 16 00 08 00',
    website: 'https://www.dijleland.example',
    ciaNumber: 'DEMO-3000-02',
    language: 'nl',
    isBailiffsOffice: false,
    creditorKind: 'taxOffice',
    approval: 'approved',
    hasAcceptedLicence: true,
    creationDiscountPercent: 0,
    thirdPartyAccount: 'BE69999000088178',
    address: { street: 'Vaartkom', housenumber: '8', zipcode: '3000', city: 'Leuven', country: 'BE' },
    standardInvitations: [],
  },
  /** The people who run the platform need an organization too: without one, nobody gets past "My organization". */
  platform: {
    name: 'Prorata',
    corporateName: 'Prorata Platform',
    legalForm: 'VZW',
    enterpriseNumber: '1999000744',
    email: 'platform@prorata.example',
    phone: '+32 2 000 09 00',
    website: 'https://www.prorata.example',
    ciaNumber: 'DEMO-1000-01',
    language: 'nl',
    isBailiffsOffice: false,
    approval: 'approved',
    hasAcceptedLicence: true,
    creationDiscountPercent: 0,
    thirdPartyAccount: 'BE80999000000777',
    address: { street: 'Handelskaai', housenumber: '1', zipcode: '1000', city: 'Brussel', country: 'BE' },
    standardInvitations: [],
  },
} as const satisfies Record<string, DemoOffice>;

export type DemoOfficeKey = keyof typeof DEMO_OFFICES;
