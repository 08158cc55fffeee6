import type { LegalEntityType, LegalForm } from '@prorata/domain/vocabulary';
import type { DemoAddress, DemoOfficeKey } from './offices.ts';

/** Someone an office has met as creditor or defendant; a form fills itself in from it. */
export interface DemoParty {
  readonly office: DemoOfficeKey;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nationalNumber: string | null;
  readonly enterpriseNumber: string | null;
  readonly legalForm: LegalForm | null;
  readonly legalEntityType: LegalEntityType | null;
  readonly address: DemoAddress;
}

type Place = readonly [street: string, housenumber: string, zipcode: string, city: string];

function at([street, housenumber, zipcode, city]: Place): DemoAddress {
  return { street, housenumber, zipcode, city, country: 'BE' };
}

function enterprise(
  office: DemoOfficeKey,
  name: string,
  enterpriseNumber: string,
  legalForm: LegalForm | null,
  place: Place,
): DemoParty {
  const legalEntityType = legalForm === null ? 'government' : null;
  const nobody = { firstName: null, lastName: null, nationalNumber: null };
  return { office, name, ...nobody, enterpriseNumber, legalForm, legalEntityType, address: at(place) };
}

function naturalPerson(
  office: DemoOfficeKey,
  firstName: string,
  lastName: string,
  nationalNumber: string,
  place: Place,
): DemoParty {
  const noEnterprise = { name: null, enterpriseNumber: null, legalForm: null };
  const legalEntityType = 'naturalPerson';
  return {
    office,
    firstName,
    lastName,
    nationalNumber,
    ...noEnterprise,
    legalEntityType,
    address: at(place),
  };
}

export const DEMO_PARTIES: readonly DemoParty[] = [
  enterprise('claesDewitte', 'Immo Dijlezicht', '1999200187', 'BV', ['Haverwerf', '27', '2800', 'Mechelen']),
  enterprise('claesDewitte', 'Lumio Energie', '1999200286', 'NV', [
    'Zandvoortstraat',
    '3',
    '2800',
    'Mechelen',
  ]),
  enterprise('claesDewitte', 'Telvia', '1999200385', 'NV', ['Liersesteenweg', '4', '2800', 'Mechelen']),
  enterprise('claesDewitte', 'Scheldebank', '1999200484', 'NV', ['Meir', '120', '2000', 'Antwerpen']),
  enterprise('claesDewitte', 'Garage Nekkerspoel', '1999200583', 'BV', [
    'Nekkerspoelstraat',
    '88',
    '2800',
    'Mechelen',
  ]),
  enterprise('claesDewitte', 'Dienst Invordering Dijleland', '1999200682', null, [
    'Stationsplein',
    '8',
    '2800',
    'Mechelen',
  ]),
  naturalPerson('claesDewitte', 'Karim', 'Benhaddou', '72091495308', [
    'Battelsesteenweg',
    '212',
    '2800',
    'Mechelen',
  ]),
  enterprise('delvigne', 'Ateliers Marchand-Leroux', '1999200781', 'BV', [
    'Rue de Fer',
    '65',
    '5000',
    'Namur',
  ]),
  enterprise('delvigne', 'Banque de la Sambre', '1999200880', 'NV', ["Place d'Armes", '2', '5000', 'Namur']),
  naturalPerson('delvigne', 'Élodie', 'Grandjean', '85030795262', ['Rue Godefroid', '14', '5000', 'Namur']),
  enterprise('kalbusch', 'Autohaus Weserthal', '1999200979', 'BV', [
    'Herbesthaler Straße',
    '140',
    '4700',
    'Eupen',
  ]),
  enterprise('kalbusch', 'Vennland Versicherung', '1999201078', 'NV', [
    'Aachener Straße',
    '20',
    '4700',
    'Eupen',
  ]),
  naturalPerson('kalbusch', 'Norbert', 'Schyns', '66022895194', ['Hochstraße', '112', '4700', 'Eupen']),
];
