import { IBAN_LENGTHS } from './iban-lengths.ts';
import { remainderBy97, remainderCheckDigits } from './modulo-97.ts';

/** The IBAN in capitals without spaces, as it is stored, or `undefined` when it is none (ISO 13616). */
export function parseIban(text: string): string | undefined {
  const iban = text
    .replace(/[\s\p{P}]/gu, '')
    .toUpperCase()
    .replace(/^IBAN/, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return undefined;
  if (IBAN_LENGTHS.get(iban.slice(0, 2)) !== iban.length) return undefined;
  if (remainderBy97(digitsOf(iban)) !== 1) return undefined;
  return iban.startsWith('BE') && !hasBelgianCheck(iban) ? undefined : iban;
}

/** In groups of four, as it is printed: BE68 5390 0754 7034. Text that is no IBAN is shown as it is. */
export function formatIban(text: string): string {
  return parseIban(text)?.replace(/(.{4})(?=.)/g, '$1 ') ?? text;
}

/** Country and check digits go to the end and letters become numbers, A as 10 to Z as 35. */
function digitsOf(iban: string): string {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  return rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}

/** Belgian accounts carry the check digits of the old national number inside: a second net against typing errors. */
function hasBelgianCheck(iban: string): boolean {
  const account = iban.slice(4);
  return /^\d{12}$/.test(account) && account.endsWith(remainderCheckDigits(account.slice(0, 10)));
}
