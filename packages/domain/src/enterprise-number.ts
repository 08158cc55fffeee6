import { complementCheckDigits } from './modulo-97.ts';

/**
 * The enterprise number of the Crossroads Bank for Enterprises (KBO/BCE), stored as ten digits: a 0 or a 1,
 * seven more, and two check digits that are 97 less the remainder by 97 of the first eight.
 */
export const ENTERPRISE_NUMBER_LENGTH = 10;

export type EnterpriseNumberFault = 'notDigits' | 'wrongLength' | 'invalid';

/** The ten digits of an enterprise number however it was typed, or `undefined` when it is none. */
export function parseEnterpriseNumber(text: string): string | undefined {
  return findEnterpriseNumberFault(text) === undefined ? bareDigits(text) : undefined;
}

/** What is wrong with a typed number, in the order in which a person would want to hear it. */
export function findEnterpriseNumberFault(text: string): EnterpriseNumberFault | undefined {
  const digits = bareDigits(text);
  if (/\D/.test(digits)) return 'notDigits';
  if (digits.length !== ENTERPRISE_NUMBER_LENGTH) return 'wrongLength';
  // A number that starts with 2 to 8 is that of an establishment, not of the enterprise.
  if (!/^[01]/.test(digits)) return 'invalid';
  return digits.endsWith(complementCheckDigits(digits.slice(0, 8))) ? undefined : 'invalid';
}

/** As the register prints it: 0403.227.515. Text that is no enterprise number is shown as it is. */
export function formatEnterpriseNumber(text: string): string {
  const digits = parseEnterpriseNumber(text);
  if (digits === undefined) return text;
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}

/**
 * People write the VAT number (`BE` before it), the Peppol address (`0208:` before it) or the nine digits from
 * before 2005 in a field for the enterprise number; each leads to one number only, so all are understood.
 */
function bareDigits(text: string): string {
  const compact = text.replace(/[\s\p{P}]/gu, '').replace(/^be/i, '');
  if (/^0208\d{10}$/.test(compact)) return compact.slice(4);
  return /^[2-9]\d{8}$/.test(compact) ? `0${compact}` : compact;
}
