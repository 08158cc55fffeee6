import type { Language, Salutation, UserType } from '@prorata/domain/vocabulary';
import type { DemoOfficeKey } from './offices.ts';

/**
 * The moment in a person's life with the product that the demonstration shows. `new` is known to the identity
 * provider only: the product has no user for them until they complete the onboarding.
 */
export type DemoAccessState =
  | 'new'
  | 'pending'
  | 'disapproved'
  | 'organizationIncomplete'
  | 'licenceNotAccepted'
  | 'full';

interface DemoPermissions {
  readonly canReadDistributions: boolean;
  readonly canWriteDistributions: boolean;
  readonly canManageRankings: boolean;
  readonly canManageClaimsOfDebt: boolean;
  readonly canManageDossiers: boolean;
}

/** How a bailiff is named in an official report, in the two languages of the register of bailiffs. */
interface DemoImmatriculation {
  readonly nl: string;
  readonly fr: string;
}

/** An invented person: the sandbox's identity provider lets you sign in as them, the demo data knows their rights. */
export interface DemoPerson {
  /** The `sub` claim: what ties the identity to the user. */
  readonly subject: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Valid by checksum; the counter above 950 is one that no real day of births reaches. */
  readonly nationalNumber: string;
  readonly language: Language;
  readonly userType: UserType;
  readonly office: DemoOfficeKey | null;
  readonly isPlatformAdmin: boolean;
  readonly isOrganizationAdmin: boolean;
  readonly permissions: DemoPermissions;
  readonly immatriculation: DemoImmatriculation | null;
  readonly state: DemoAccessState;
}

const NO_PERMISSIONS: DemoPermissions = {
  canReadDistributions: false,
  canWriteDistributions: false,
  canManageRankings: false,
  canManageClaimsOfDebt: false,
  canManageDossiers: false,
};
const READ_ONLY: DemoPermissions = { ...NO_PERMISSIONS, canReadDistributions: true };
const READ_AND_WRITE: DemoPermissions = { ...READ_ONLY, canWriteDistributions: true };
const FILES_CLAIMS: DemoPermissions = { ...NO_PERMISSIONS, canManageClaimsOfDebt: true };
const ALL_PERMISSIONS: DemoPermissions = {
  canReadDistributions: true,
  canWriteDistributions: true,
  canManageRankings: true,
  canManageClaimsOfDebt: true,
  canManageDossiers: true,
};

function immatriculation(dutchCity: string, frenchCity: string): DemoImmatriculation {
  return {
    nl: `gerechtsdeurwaarder, met standplaats te ${dutchCity}`,
    fr: `huissier de justice, de résidence à ${frenchCity}`,
  };
}

/** Everything a person may leave out because it is so for most of them. */
type DemoPersonInput = Omit<
  DemoPerson,
  'isPlatformAdmin' | 'isOrganizationAdmin' | 'immatriculation' | 'state'
> &
  Partial<Pick<DemoPerson, 'isPlatformAdmin' | 'isOrganizationAdmin' | 'immatriculation' | 'state'>>;

function person(input: DemoPersonInput): DemoPerson {
  return {
    isPlatformAdmin: false,
    isOrganizationAdmin: false,
    immatriculation: null,
    state: 'full',
    ...input,
  };
}

const PLATFORM_ADMINISTRATORS: readonly DemoPerson[] = [
  person({
    subject: 'demo-nora-lemaire',
    salutation: 'ms',
    firstName: 'Nora',
    lastName: 'Lemaire',
    email: 'nora.lemaire@prorata.example',
    phone: '+32 470 00 00 01',
    nationalNumber: '79031296069',
    language: 'en',
    userType: 'Employee',
    office: 'platform',
    isPlatformAdmin: true,
    isOrganizationAdmin: true,
    permissions: NO_PERMISSIONS,
  }),
  person({
    subject: 'demo-bram-hermans',
    salutation: 'mr',
    firstName: 'Bram',
    lastName: 'Hermans',
    email: 'bram.hermans@prorata.example',
    phone: '+32 470 00 00 02',
    nationalNumber: '84092196340',
    language: 'nl',
    userType: 'Employee',
    office: 'platform',
    isPlatformAdmin: true,
    permissions: NO_PERMISSIONS,
  }),
];

const CLAES_DEWITTE: readonly DemoPerson[] = [
  person({
    subject: 'demo-annelies-claes',
    salutation: 'ms',
    firstName: 'Annelies',
    lastName: 'Claes',
    email: 'annelies.claes@claesdewitte.example',
    phone: '+32 470 00 01 01',
    nationalNumber: '76041896423',
    language: 'nl',
    userType: 'Bailiff',
    office: 'claesDewitte',
    isOrganizationAdmin: true,
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Mechelen', 'Malines'),
  }),
  person({
    subject: 'demo-joris-dewitte',
    salutation: 'mr',
    firstName: 'Joris',
    lastName: 'Dewitte',
    email: 'joris.dewitte@claesdewitte.example',
    phone: '+32 470 00 01 02',
    nationalNumber: '81020596716',
    language: 'nl',
    userType: 'Bailiff',
    office: 'claesDewitte',
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Mechelen', 'Malines'),
  }),
  person({
    subject: 'demo-lotte-verhaegen',
    salutation: 'ms',
    firstName: 'Lotte',
    lastName: 'Verhaegen',
    email: 'lotte.verhaegen@claesdewitte.example',
    phone: '+32 470 00 01 03',
    nationalNumber: '93061796832',
    language: 'nl',
    userType: 'CandidateBailiff',
    office: 'claesDewitte',
    permissions: READ_AND_WRITE,
  }),
  person({
    subject: 'demo-sofie-maes',
    salutation: 'ms',
    firstName: 'Sofie',
    lastName: 'Maes',
    email: 'sofie.maes@claesdewitte.example',
    phone: '+32 470 00 01 04',
    nationalNumber: '88093097041',
    language: 'nl',
    userType: 'Employee',
    office: 'claesDewitte',
    permissions: READ_AND_WRITE,
  }),
  person({
    subject: 'demo-wout-peeters',
    salutation: 'mr',
    firstName: 'Wout',
    lastName: 'Peeters',
    email: 'wout.peeters@claesdewitte.example',
    phone: '+32 470 00 01 05',
    nationalNumber: '97011197362',
    language: 'nl',
    userType: 'Employee',
    office: 'claesDewitte',
    permissions: READ_ONLY,
  }),
];

const DELVIGNE: readonly DemoPerson[] = [
  person({
    subject: 'demo-isabelle-delvigne',
    salutation: 'ms',
    firstName: 'Isabelle',
    lastName: 'Delvigne',
    email: 'isabelle.delvigne@delvigne.example',
    phone: '+32 470 00 02 01',
    nationalNumber: '72082597438',
    language: 'fr',
    userType: 'Bailiff',
    office: 'delvigne',
    isOrganizationAdmin: true,
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Namen', 'Namur'),
  }),
  person({
    subject: 'demo-benoit-rasquin',
    salutation: 'mr',
    firstName: 'Benoît',
    lastName: 'Rasquin',
    email: 'benoit.rasquin@delvigne.example',
    phone: '+32 470 00 02 02',
    nationalNumber: '79070397759',
    language: 'fr',
    userType: 'Bailiff',
    office: 'delvigne',
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Namen', 'Namur'),
  }),
  person({
    subject: 'demo-amelie-toussaint',
    salutation: 'ms',
    firstName: 'Amélie',
    lastName: 'Toussaint',
    email: 'amelie.toussaint@delvigne.example',
    phone: '+32 470 00 02 03',
    nationalNumber: '94021497808',
    language: 'fr',
    userType: 'CandidateBailiff',
    office: 'delvigne',
    permissions: READ_AND_WRITE,
  }),
  person({
    subject: 'demo-quentin-hubert',
    salutation: 'mr',
    firstName: 'Quentin',
    lastName: 'Hubert',
    email: 'quentin.hubert@delvigne.example',
    phone: '+32 470 00 02 04',
    nationalNumber: '90051998183',
    language: 'fr',
    userType: 'Employee',
    office: 'delvigne',
    permissions: READ_AND_WRITE,
  }),
  person({
    subject: 'demo-chloe-massart',
    salutation: 'ms',
    firstName: 'Chloé',
    lastName: 'Massart',
    email: 'chloe.massart@delvigne.example',
    phone: '+32 470 00 02 05',
    nationalNumber: '99110298247',
    language: 'fr',
    userType: 'Employee',
    office: 'delvigne',
    permissions: READ_ONLY,
  }),
];

const KALBUSCH: readonly DemoPerson[] = [
  person({
    subject: 'demo-petra-kalbusch',
    salutation: 'ms',
    firstName: 'Petra',
    lastName: 'Kalbusch',
    email: 'petra.kalbusch@kalbusch.example',
    phone: '+32 470 00 03 01',
    nationalNumber: '75060998472',
    language: 'de',
    userType: 'Bailiff',
    office: 'kalbusch',
    isOrganizationAdmin: true,
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Eupen', 'Eupen'),
  }),
  person({
    subject: 'demo-andreas-heinen',
    salutation: 'mr',
    firstName: 'Andreas',
    lastName: 'Heinen',
    email: 'andreas.heinen@kalbusch.example',
    phone: '+32 470 00 03 02',
    nationalNumber: '83012798750',
    language: 'de',
    userType: 'Bailiff',
    office: 'kalbusch',
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Eupen', 'Eupen'),
  }),
  person({
    subject: 'demo-jana-schroeder',
    salutation: 'ms',
    firstName: 'Jana',
    lastName: 'Schröder',
    email: 'jana.schroeder@kalbusch.example',
    phone: '+32 470 00 03 03',
    nationalNumber: '95031698863',
    language: 'de',
    userType: 'CandidateBailiff',
    office: 'kalbusch',
    permissions: READ_AND_WRITE,
  }),
  person({
    subject: 'demo-marco-keutgen',
    salutation: 'mr',
    firstName: 'Marco',
    lastName: 'Keutgen',
    email: 'marco.keutgen@kalbusch.example',
    phone: '+32 470 00 03 04',
    nationalNumber: '87080499193',
    language: 'de',
    userType: 'Employee',
    office: 'kalbusch',
    permissions: READ_AND_WRITE,
  }),
  person({
    subject: 'demo-lena-pauels',
    salutation: 'ms',
    firstName: 'Lena',
    lastName: 'Pauels',
    email: 'lena.pauels@kalbusch.example',
    phone: '+32 470 00 03 05',
    nationalNumber: '98022399202',
    language: 'de',
    userType: 'Employee',
    office: 'kalbusch',
    permissions: READ_ONLY,
  }),
];

/** People who do not get in, or not yet, each for another reason. */
const ON_THE_WAY: readonly DemoPerson[] = [
  person({
    subject: 'demo-karel-van-robbroeck',
    salutation: 'mr',
    firstName: 'Karel',
    lastName: 'Van Robbroeck',
    email: 'karel@vanrobbroeck.example',
    phone: '+32 470 00 04 01',
    nationalNumber: '70093099526',
    language: 'nl',
    userType: 'Bailiff',
    office: 'vanRobbroeck',
    isOrganizationAdmin: true,
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Gent', 'Gand'),
    state: 'licenceNotAccepted',
  }),
  person({
    subject: 'demo-eline-baert',
    salutation: 'ms',
    firstName: 'Eline',
    lastName: 'Baert',
    email: 'eline.baert@vanrobbroeck.example',
    phone: '+32 470 00 04 02',
    nationalNumber: '91041296037',
    language: 'nl',
    userType: 'Bailiff',
    office: 'vanRobbroeck',
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Gent', 'Gand'),
    state: 'licenceNotAccepted',
  }),
  person({
    subject: 'demo-philippe-marchal',
    salutation: 'mr',
    firstName: 'Philippe',
    lastName: 'Marchal',
    email: 'philippe.marchal@etudemarchal.example',
    phone: '+32 470 00 05 01',
    nationalNumber: '68050696329',
    language: 'fr',
    userType: 'Bailiff',
    office: 'marchal',
    isOrganizationAdmin: true,
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Charleroi', 'Charleroi'),
    state: 'organizationIncomplete',
  }),
  person({
    subject: 'demo-aurore-gillet',
    salutation: 'ms',
    firstName: 'Aurore',
    lastName: 'Gillet',
    email: 'aurore.gillet@etudemarchal.example',
    phone: '+32 470 00 05 02',
    nationalNumber: '92072096429',
    language: 'fr',
    userType: 'Employee',
    office: 'marchal',
    permissions: READ_AND_WRITE,
    state: 'organizationIncomplete',
  }),
  person({
    subject: 'demo-dirk-goovaerts',
    salutation: 'mr',
    firstName: 'Dirk',
    lastName: 'Goovaerts',
    email: 'dirk@goovaerts.example',
    phone: '+32 470 00 06 01',
    nationalNumber: '74012896745',
    language: 'nl',
    userType: 'Bailiff',
    office: 'goovaerts',
    isOrganizationAdmin: true,
    permissions: ALL_PERMISSIONS,
    immatriculation: immatriculation('Leuven', 'Louvain'),
    state: 'pending',
  }),
  person({
    subject: 'demo-yasmine-el-amrani',
    salutation: 'ms',
    firstName: 'Yasmine',
    lastName: 'El Amrani',
    email: 'yasmine.elamrani@claesdewitte.example',
    phone: '+32 470 00 01 06',
    nationalNumber: '01091596853',
    language: 'nl',
    userType: 'Employee',
    office: 'claesDewitte',
    permissions: NO_PERMISSIONS,
    state: 'pending',
  }),
  person({
    subject: 'demo-tom-aerts',
    salutation: 'mr',
    firstName: 'Tom',
    lastName: 'Aerts',
    email: 'tom.aerts@claesdewitte.example',
    phone: '+32 470 00 01 07',
    nationalNumber: '86061197162',
    language: 'nl',
    userType: 'Employee',
    office: 'claesDewitte',
    permissions: NO_PERMISSIONS,
    state: 'disapproved',
  }),
  person({
    subject: 'demo-saskia-lenaerts',
    salutation: 'ms',
    firstName: 'Saskia',
    lastName: 'Lenaerts',
    email: 'saskia.lenaerts@lenaerts.example',
    phone: '+32 470 00 07 01',
    nationalNumber: '89120397218',
    language: 'nl',
    userType: 'Bailiff',
    office: null,
    permissions: NO_PERMISSIONS,
    state: 'new',
  }),
  person({
    subject: 'demo-noe-wauters',
    salutation: 'mr',
    firstName: 'Noé',
    lastName: 'Wauters',
    email: 'noe.wauters@courrier.example',
    phone: '+32 470 00 07 02',
    nationalNumber: '02071497583',
    language: 'fr',
    userType: 'Employee',
    office: null,
    permissions: NO_PERMISSIONS,
    state: 'new',
  }),
];

/** Of a creditor that files often: they see what is addressed to it, and nothing else. */
const DIJLELAND: readonly DemoPerson[] = [
  person({
    subject: 'demo-leen-van-acker',
    salutation: 'ms',
    firstName: 'Leen',
    lastName: 'Van Acker',
    email: 'leen.vanacker@dijleland.example',
    phone: '+32 470 00 08 01',
    nationalNumber: '85041296897',
    language: 'nl',
    userType: 'Employee',
    office: 'dijleland',
    isOrganizationAdmin: true,
    permissions: FILES_CLAIMS,
  }),
  person({
    subject: 'demo-bart-deman',
    salutation: 'mr',
    firstName: 'Bart',
    lastName: 'Deman',
    email: 'bart.deman@dijleland.example',
    phone: '+32 470 00 08 02',
    nationalNumber: '91082397115',
    language: 'nl',
    userType: 'Employee',
    office: 'dijleland',
    permissions: FILES_CLAIMS,
  }),
];

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...PLATFORM_ADMINISTRATORS,
  ...CLAES_DEWITTE,
  ...DELVIGNE,
  ...KALBUSCH,
  ...DIJLELAND,
  ...ON_THE_WAY,
];
