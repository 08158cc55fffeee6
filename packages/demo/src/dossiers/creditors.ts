import type { DemoCreditor } from '../dossiers.ts';
import { enterpriseNumber, nationalNumber } from '../numbers.ts';
import type { DemoAddress } from '../offices.ts';

type Place = readonly [street: string, housenumber: string, zipcode: string, city: string];

export function at([street, housenumber, zipcode, city]: Place): DemoAddress {
  return { street, housenumber, zipcode, city, country: 'BE' };
}

export function company(name: string, number: string, place: Place, email: string): DemoCreditor {
  const form = /\b(BV|NV)$/.exec(name)?.[0] === 'BV' ? 'BV' : 'NV';
  return {
    ...{ type: 'legalEntity', name: name.replace(/ (BV|NV)$/, ''), form, enterpriseNumber: number },
    ...{ address: at(place), email },
  };
}

function authority(name: string, number: string, place: Place, email: string): DemoCreditor {
  return {
    type: 'governmentInstance',
    name,
    form: null,
    enterpriseNumber: number,
    address: at(place),
    email,
  };
}

export const SCHELDEBANK = company(
  'Scheldebank NV',
  '1999200484',
  ['Meir', '120', '2000', 'Antwerpen'],
  'recht@scheldebank.example',
);
export const NEKKERSPOEL = company(
  'Garage Nekkerspoel BV',
  '1999200583',
  ['Nekkerspoelstraat', '88', '2800', 'Mechelen'],
  'garage@nekkerspoel.example',
);
export const DIJLEZICHT = company(
  'Immo Dijlezicht BV',
  '1999200187',
  ['Haverwerf', '27', '2800', 'Mechelen'],
  'beheer@dijlezicht.example',
);
export const LANNOY = company(
  'Houthandel Lannoy-Peeters NV',
  enterpriseNumber(1),
  ['Leuvensesteenweg', '310', '2812', 'Muizen'],
  'boekhouding@lannoy.example',
);
export const LUMIO = company(
  'Lumio Energie NV',
  '1999200286',
  ['Zandvoortstraat', '3', '2800', 'Mechelen'],
  'invordering@lumio.example',
);
export const TELVIA = company(
  'Telvia NV',
  '1999200385',
  ['Liersesteenweg', '4', '2800', 'Mechelen'],
  'claims@telvia.example',
);
export const LAKKERIJ = company(
  'Lakkerij Zenne BV',
  enterpriseNumber(2),
  ['Oude Baan', '9', '2800', 'Mechelen'],
  'info@lakkerijzenne.example',
);
export const VERHUUR = company(
  'Machineverhuur Dijle NV',
  enterpriseNumber(3),
  ['Blarenberglaan', '21', '2800', 'Mechelen'],
  'verhuur@mvdijle.example',
);
export const INVORDERING = authority(
  'Dienst Invordering Dijleland',
  '1999200682',
  ['Stationsplein', '8', '2800', 'Mechelen'],
  'invordering@dijleland.example',
);
export const BIJDRAGEN = authority(
  'Dienst Sociale Bijdragen',
  enterpriseNumber(4),
  ['Netelaan', '112', '2500', 'Lier'],
  'bijdragen@socialebijdragen.example',
);
export const BENHADDOU: DemoCreditor = {
  ...{ type: 'person', name: null, form: null, enterpriseNumber: null },
  ...{
    salutation: 'mr',
    firstName: 'Karim',
    lastName: 'Benhaddou',
    nationalNumber: nationalNumber('1972-09-14', 2),
  },
  address: at(['Battelsesteenweg', '212', '2800', 'Mechelen']),
  email: 'karim.benhaddou@post.example',
};
