import { formatEnterpriseNumber, parseEnterpriseNumber } from './enterprise-number.ts';

/** A Belgian VAT number is `BE` followed by the enterprise number; it is stored without punctuation. */
export function parseVatNumber(text: string): string | undefined {
  const enterpriseNumber = parseEnterpriseNumber(text);
  return enterpriseNumber === undefined ? undefined : `BE${enterpriseNumber}`;
}

/** As it is printed on invoices: BE 0403.227.515. Text that is no VAT number is shown as it is. */
export function formatVatNumber(text: string): string {
  return parseVatNumber(text) === undefined ? text : `BE ${formatEnterpriseNumber(text)}`;
}
