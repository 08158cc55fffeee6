/** An enterprise as the register publishes it. */
export interface PublishedEnterprise {
  readonly number: string;
  readonly isNaturalPerson: boolean;
  /** The register's code of the legal form. */
  readonly form: string | null;
  readonly situation: string;
  readonly since: string;
  readonly names: readonly PublishedName[];
  /** A natural person has none. */
  readonly seat: PublishedAddress | null;
  /** A place where it works, which has a number and an address of its own. */
  readonly establishment: { readonly number: string; readonly address: PublishedAddress } | null;
}

export interface PublishedName {
  readonly language: 'nl' | 'fr' | 'de' | 'en' | null;
  readonly kind: 'name' | 'abbreviation' | 'commercial' | 'branch';
  readonly name: string;
}

export interface PublishedAddress {
  readonly zipcode: string;
  readonly city: { readonly nl: string; readonly fr: string };
  readonly street: { readonly nl: string; readonly fr: string };
  readonly housenumber: string;
  readonly box?: string;
  /** Of a seat that has moved away. */
  readonly struckOffOn?: string;
}

export interface PublishedExtract {
  readonly number: number;
  readonly date: string;
}

/** The lines of each file, made anew each time they are asked for: there may be millions. */
export type ExtractFiles = Readonly<Record<string, () => Iterable<string>>>;

type Enterprises = () => Iterable<PublishedEnterprise>;

/** A full extract in the format of KBO Open Data. */
export function fullExtract(extract: PublishedExtract, enterprises: Enterprises): ExtractFiles {
  return {
    'meta.csv': () => metaLines(extract, 'full'),
    'code.csv': codeLines,
    'enterprise.csv': () => fileOf(ENTERPRISE_COLUMNS, enterprises, enterpriseRows),
    'denomination.csv': () => fileOf(NAME_COLUMNS, enterprises, nameRows),
    'address.csv': () => fileOf(ADDRESS_COLUMNS, enterprises, addressRows),
    'establishment.csv': () => fileOf(ESTABLISHMENT_COLUMNS, enterprises, establishmentRows),
    'contact.csv': () => [line(['EntityNumber', 'EntityContact', 'ContactType', 'Value'])],
    'branch.csv': () => [line(['Id', 'StartDate', 'EnterpriseNumber'])],
    'activity.csv': () => [
      line(['EntityNumber', 'ActivityGroup', 'NaceVersion', 'NaceCode', 'Classification']),
    ],
  };
}

/** What changed since the extract before: all rows of what is new or other, and the numbers of what is gone. */
export function updateExtract(
  extract: PublishedExtract,
  { changed, gone }: { readonly changed: Enterprises; readonly gone: readonly string[] },
): ExtractFiles {
  function* deleted(column: string) {
    yield line([column]);
    for (const { number } of changed()) yield line([dotted(number)]);
    for (const number of gone) yield line([dotted(number)]);
  }
  return {
    'meta.csv': () => metaLines(extract, 'update'),
    'code.csv': codeLines,
    'enterprise_delete.csv': () => deleted('EnterpriseNumber'),
    'enterprise_insert.csv': () => fileOf(ENTERPRISE_COLUMNS, changed, enterpriseRows),
    'denomination_delete.csv': () => deleted('EntityNumber'),
    'denomination_insert.csv': () => fileOf(NAME_COLUMNS, changed, nameRows),
    'address_delete.csv': () => deleted('EntityNumber'),
    'address_insert.csv': () => fileOf(ADDRESS_COLUMNS, changed, addressRows),
  };
}

const ENTERPRISE_COLUMNS = [
  'EnterpriseNumber',
  'Status',
  'JuridicalSituation',
  'TypeOfEnterprise',
  'JuridicalForm',
  'JuridicalFormCAC',
  'StartDate',
];
const NAME_COLUMNS = ['EntityNumber', 'Language', 'TypeOfDenomination', 'Denomination'];
const ADDRESS_COLUMNS = [
  'EntityNumber',
  'TypeOfAddress',
  'CountryNL',
  'CountryFR',
  'Zipcode',
  'MunicipalityNL',
  'MunicipalityFR',
  'StreetNL',
  'StreetFR',
  'HouseNumber',
  'Box',
  'ExtraAddressInfo',
  'DateStrikingOff',
];

const ESTABLISHMENT_COLUMNS = ['EstablishmentNumber', 'StartDate', 'EnterpriseNumber'];

const LANGUAGE_CODES = { fr: '1', nl: '2', de: '3', en: '4' };
const NAME_KIND_CODES = { name: '001', abbreviation: '002', commercial: '003', branch: '004' };

function* fileOf(
  columns: readonly string[],
  enterprises: Enterprises,
  rowsOf: (enterprise: PublishedEnterprise) => readonly (readonly string[])[],
): Iterable<string> {
  yield line(columns);
  for (const enterprise of enterprises()) {
    const rows = rowsOf(enterprise);
    if (rows.length > 0) yield rows.map(line).join('');
  }
}

function enterpriseRows({ number, isNaturalPerson, form, situation, since }: PublishedEnterprise) {
  return [[dotted(number), 'AC', situation, isNaturalPerson ? '1' : '2', form ?? '', '', dayFirst(since)]];
}

function nameRows({ number, names }: PublishedEnterprise) {
  return names.map(({ language, kind, name }) => [
    dotted(number),
    language === null ? '0' : LANGUAGE_CODES[language],
    NAME_KIND_CODES[kind],
    name,
  ]);
}

function addressRows({ number, seat, establishment }: PublishedEnterprise) {
  return [
    ...(seat === null ? [] : [addressRow(dotted(number), 'REGO', seat)]),
    ...(establishment === null
      ? []
      : [addressRow(dottedEstablishment(establishment.number), 'BAET', establishment.address)]),
  ];
}

function addressRow(entity: string, type: string, address: PublishedAddress): string[] {
  const { zipcode, city, street, housenumber, box = '', struckOffOn } = address;
  const place = [zipcode, city.nl, city.fr, street.nl, street.fr, housenumber, box, ''];
  return [entity, type, '', '', ...place, struckOffOn === undefined ? '' : dayFirst(struckOffOn)];
}

function establishmentRows({ number, since, establishment }: PublishedEnterprise) {
  if (establishment === null) return [];
  return [[dottedEstablishment(establishment.number), dayFirst(since), dotted(number)]];
}

function metaLines({ number, date }: PublishedExtract, type: string): string[] {
  const day = dayFirst(date);
  return [
    ['Variable', 'Value'],
    ['SnapshotDate', day],
    ['ExtractTimestamp', `${day} 04:00:00`],
    ['ExtractType', type],
    ['ExtractNumber', String(number)],
    ['Version', 'R018.00'],
  ].map(line);
}

/** The forms and situations of the invented enterprises; the register itself knows many more. */
const CODES: Readonly<Record<string, readonly (readonly [code: string, ...names: string[]])[]>> = {
  JuridicalForm: [
    ['011', 'Vennootschap onder firma', 'Société en nom collectif', 'Offene Handelsgesellschaft'],
    ['014', 'Naamloze vennootschap', 'Société anonyme', 'Aktiengesellschaft'],
    [
      '017',
      'Vereniging zonder winstoogmerk',
      'Association sans but lucratif',
      'Vereinigung ohne Gewinnerzielungsabsicht',
    ],
    ['110', 'Staat, provincie, gewest, gemeenschap', 'État, province, région, communauté'],
    [
      '610',
      'Besloten vennootschap',
      'Société à responsabilité limitée',
      'Gesellschaft mit beschränkter Haftung',
    ],
    ['612', 'Commanditaire vennootschap', 'Société en commandite', 'Kommanditgesellschaft'],
    ['706', 'Coöperatieve vennootschap', 'Société coopérative', 'Genossenschaft'],
  ],
  JuridicalSituation: [
    ['000', 'Normale toestand', 'Situation normale', 'Normale Situation', 'Normal situation'],
    [
      '050',
      'Opening van faillissement',
      'Ouverture de faillite',
      'Konkurseröffnung',
      'Opening of bankruptcy',
    ],
  ],
};
const CODE_LANGUAGES = ['NL', 'FR', 'DE', 'EN'];

function codeLines(): string[] {
  const rows = Object.entries(CODES).flatMap(([category, codes]) =>
    codes.flatMap(([code, ...names]) =>
      names.map((name, place) => [category, code, CODE_LANGUAGES[place] ?? '', name]),
    ),
  );
  const activity = ['Nace2008', '62010', 'NL', 'Ontwerpen en programmeren van computerprogramma’s'];
  return [['Category', 'Code', 'Language', 'Description'], activity, ...rows].map(line);
}

function line(fields: readonly string[]): string {
  return `"${fields.map((field) => field.replaceAll('"', '""')).join('","')}"\n`;
}

function dotted(number: string): string {
  return `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
}

function dottedEstablishment(number: string): string {
  return `${number.slice(0, 1)}.${number.slice(1, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
}

function dayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
