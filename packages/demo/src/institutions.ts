import type { Language, SendMethod, SendOption } from '@prorata/domain/vocabulary';
import { account, enterpriseNumber } from './numbers.ts';
import type { DemoAddress } from './offices.ts';

interface DemoInstitution {
  readonly nameNl: string | null;
  readonly nameFr: string | null;
  readonly nameDe: string | null;
  readonly nameEn: string | null;
  readonly kboNumber: string;
  readonly isGovernment: boolean;
  readonly address: DemoAddress;
  readonly email: string | null;
  readonly accounts: readonly { readonly purpose: string | null; readonly iban: string }[];
  readonly languages: readonly Language[];
  readonly sendMethod: SendMethod | null;
  readonly sendOption: SendOption | null;
}

const UNNAMED = { nameNl: null, nameFr: null, nameDe: null, nameEn: null };
const UNSAID = { isGovernment: true, languages: [], sendMethod: null, sendOption: null };

function at(street: string, housenumber: string, zipcode: string, city: string): DemoAddress {
  return { street, housenumber, zipcode, city, country: 'BE' };
}

/** Invented ones, as the platform keeps them for every office: none of them exists. */
export const DEMO_INSTITUTIONS: readonly DemoInstitution[] = [
  {
    ...UNNAMED,
    ...UNSAID,
    nameNl: 'Landsdienst voor Inning',
    nameFr: 'Office national de perception',
    nameDe: 'Landesamt für Erhebung',
    kboNumber: enterpriseNumber(901),
    address: at('Zuiderlaan', '40', '1060', 'Sint-Gillis'),
    email: 'verdeling@inning.example',
    accounts: [
      { purpose: 'Btw / TVA', iban: account(901) },
      { purpose: 'Personenbelasting / IPP', iban: account(902) },
      { purpose: 'Onderhoudsgelden / pensions alimentaires', iban: account(903) },
    ],
  },
  {
    ...UNNAMED,
    ...UNSAID,
    nameNl: 'Bijdragefonds voor Werkgevers',
    nameFr: 'Fonds de cotisations des employeurs',
    kboNumber: enterpriseNumber(902),
    address: at('Victorialaan', '11', '1000', 'Brussel'),
    email: 'invordering@bijdragefonds.example',
    accounts: [{ purpose: null, iban: account(904) }],
    sendMethod: 'Email',
    sendOption: 'EmailLink',
  },
  {
    ...UNNAMED,
    ...UNSAID,
    nameNl: 'Gemeente Merelveen',
    kboNumber: enterpriseNumber(903),
    address: at('Markt', '1', '2860', 'Sint-Katelijne-Waver'),
    email: 'financien@merelveen.example',
    accounts: [{ purpose: null, iban: account(905) }],
    languages: ['nl'],
  },
  {
    ...UNNAMED,
    ...UNSAID,
    isGovernment: false,
    nameNl: 'Ziekenfonds De Lantaarn',
    nameFr: 'Mutualité La Lanterne',
    kboNumber: enterpriseNumber(904),
    address: at('Koningsstraat', '151', '1210', 'Sint-Joost-ten-Node'),
    email: null,
    accounts: [{ purpose: null, iban: account(906) }],
  },
];
