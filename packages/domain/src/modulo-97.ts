/**
 * The remainder by 97 of a number written as decimal digits of any length: the arithmetic behind the checks of
 * IBANs, enterprise numbers and national numbers. They are written here because this package takes no dependencies;
 * the tests hold them, and the holidays, against ibantools, stdnum and date-holidays.
 */
export function remainderBy97(digits: string): number {
  // Most are short enough to be divided at once, and a register has millions of them.
  if (digits.length < 16) return Number(digits) % 97;
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Two check digits "97 less the remainder": the enterprise number and the national number use this one. */
export function complementCheckDigits(digits: string): string {
  return String(97 - remainderBy97(digits)).padStart(2, '0');
}

/** Two check digits "the remainder, or 97 when it is 0": Belgian accounts use this one. */
export function remainderCheckDigits(digits: string): string {
  return String(remainderBy97(digits) || 97).padStart(2, '0');
}
