import { remainderCheckDigits } from './modulo-97.ts';

/**
 * The structured communication of Belgian transfers (OGM/VCS): ten digits and two check digits, stored as
 * twelve digits and printed as +++123/4567/89002+++.
 */
export function parseStructuredCommunication(text: string): string | undefined {
  const digits = text.replace(/[\s\p{P}+]/gu, '');
  if (!/^\d{12}$/.test(digits)) return undefined;
  return digits.endsWith(remainderCheckDigits(digits.slice(0, 10))) ? digits : undefined;
}

/** Text that is no structured communication, a free reference for instance, is shown as it is. */
export function formatStructuredCommunication(text: string): string {
  const digits = parseStructuredCommunication(text);
  if (digits === undefined) return text;
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/** The twelve digits that carry a serial number of at most ten digits. */
export function makeStructuredCommunication(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > 9_999_999_999) {
    throw new RangeError(`${serial} does not fit in the ten digits of a structured communication.`);
  }
  const basis = String(serial).padStart(10, '0');
  return basis + remainderCheckDigits(basis);
}
