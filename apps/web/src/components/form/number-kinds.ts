import { formatEnterpriseNumber, parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban, parseIban } from '@prorata/domain/iban';
import { formatNationalNumber, parseNationalNumber } from '@prorata/domain/national-number';
import type { NumberKind } from './checked-number-field.tsx';

export const ENTERPRISE_NUMBER: NumberKind = {
  parse: parseEnterpriseNumber,
  format: formatEnterpriseNumber,
  inputMode: 'numeric',
  placeholder: '0123.456.789',
};

export const NATIONAL_NUMBER: NumberKind = {
  parse: parseNationalNumber,
  format: formatNationalNumber,
  inputMode: 'numeric',
  placeholder: '85.07.30-033.28',
};

export const IBAN: NumberKind = {
  parse: parseIban,
  format: formatIban,
  inputMode: 'text',
  placeholder: 'BE00 0000 0000 0000',
};
