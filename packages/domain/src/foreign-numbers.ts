/**
 * Numbers of enterprises in the countries from which creditors come: for VAT, and in the registers of the neighbours. They are
 * checked by their form alone, in capitals without spaces, dots or hyphens; only the country itself knows whether one exists.
 */
interface NumberRules {
  /** For VAT, with the letters that it begins with. */
  readonly vat: RegExp;
  /** In a register of the country; absent where its form is not laid down here, and any is taken. */
  readonly register?: RegExp;
  /** As people see it on an invoice. */
  readonly example: string;
}

const RULES: Readonly<Record<string, NumberRules>> = {
  AT: { vat: /^ATU\d{8}$/, example: 'ATU12345678' },
  BG: { vat: /^BG\d{9,10}$/, example: 'BG123456789' },
  CH: { vat: /^CHE\d{9}(MWST|TVA|IVA)$/, register: /^CHE\d{9}$/, example: 'CHE-123.456.789' },
  CY: { vat: /^CY\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { vat: /^CZ\d{8,10}$/, example: 'CZ12345678' },
  DE: { vat: /^DE\d{9}$/, register: /^(HR[AB]|GNR|PR|VR)\d{1,6}[A-Z]{0,3}$/, example: 'DE123456789' },
  DK: { vat: /^DK\d{8}$/, example: 'DK12345678' },
  EE: { vat: /^EE\d{9}$/, example: 'EE123456789' },
  ES: { vat: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'ESB12345678' },
  FI: { vat: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { vat: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/, register: /^\d{9}(\d{5})?$/, example: '123 456 789 (SIREN)' },
  GB: { vat: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, register: /^[A-Z0-9]{2}\d{6}$/, example: 'GB123456789' },
  GR: { vat: /^EL\d{9}$/, example: 'EL123456789' },
  HR: { vat: /^HR\d{11}$/, example: 'HR12345678901' },
  HU: { vat: /^HU\d{8}$/, example: 'HU12345678' },
  IE: { vat: /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567T' },
  IT: { vat: /^IT\d{11}$/, example: 'IT12345678901' },
  LT: { vat: /^LT(\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { vat: /^LU\d{8}$/, register: /^[A-Z]\d{1,6}$/, example: 'LU12345678' },
  LV: { vat: /^LV\d{11}$/, example: 'LV12345678901' },
  MT: { vat: /^MT\d{8}$/, example: 'MT12345678' },
  NL: { vat: /^NL\d{9}B\d{2}$/, register: /^\d{8}$/, example: '12345678 (KvK)' },
  PL: { vat: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { vat: /^PT\d{9}$/, example: 'PT123456789' },
  RO: { vat: /^RO\d{2,10}$/, example: 'RO12345678' },
  SE: { vat: /^SE\d{12}$/, example: 'SE123456789001' },
  SI: { vat: /^SI\d{8}$/, example: 'SI12345678' },
  SK: { vat: /^SK\d{10}$/, example: 'SK1234567890' },
};

/** What a number of that country looks like; nothing where its form is not known here. */
export function exampleOfForeignNumber(country: string | null): string | undefined {
  return country === null ? undefined : RULES[country]?.example;
}

/**
 * Whether a number has the form of one of that country. What begins as its numbers for VAT do must be one; other numbers are
 * held against its register where that is known. Of other countries any is taken.
 */
export function isForeignNumber(country: string | null, typed: string): boolean {
  const rules = country === null ? undefined : RULES[country];
  if (rules === undefined) return true;
  const number = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  if (rules.vat.test(number)) return true;
  const letters = country === 'GR' ? 'EL' : country === 'CH' ? 'CHE' : (country ?? '');
  if (rules.register !== undefined) return rules.register.test(number);
  return !number.startsWith(letters);
}
