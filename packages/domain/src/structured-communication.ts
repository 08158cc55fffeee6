import { remainderCheckDigits } from './modulo-97.ts';

/** What fills the gaps between the digits: +++090/9337/55493+++, or the same between stars. */
const FILLING = /[\s+*/.-]/g;

/**
 * Whether a payment reference was meant as a Belgian structured communication: twelve digits in the usual groups or
 * between the usual signs. Twelve digits alone may be any number of a file, unless they are one.
 */
function isMeantAsStructured(text: string): boolean {
  const trimmed = text.trim();
  if (/^[+*]{3}/.test(trimmed) || /[+*]{3}$/.test(trimmed)) return true;
  return /^\d{3}[ /]\d{4}[ /]\d{5}$/.test(trimmed);
}

/**
 * A structured communication whose last two digits do not belong to the ten before: the bank of whoever pays will
 * refuse it, or the money cannot be matched.
 */
export function isWrongStructuredCommunication(text: string): boolean {
  if (!isMeantAsStructured(text)) return false;
  const digits = text.replaceAll(FILLING, '');
  return !/^\d{12}$/.test(digits) || remainderCheckDigits(digits.slice(0, 10)) !== digits.slice(10);
}

/** The twelve digits of a structured communication, as banks exchange them, or `undefined` when it is none. */
export function findStructuredDigits(text: string): string | undefined {
  if (!isMeantAsStructured(text) || isWrongStructuredCommunication(text)) return undefined;
  return text.replaceAll(FILLING, '');
}

/** Twelve digits as people read them. */
export function formatStructuredCommunication(digits: string): string {
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/** By what the payment of an invoice is recognised: its year and number, with their check digits. */
export function communicationOfInvoice(year: number, serial: number): string {
  const digits = `${year}${String(serial).padStart(6, '0')}`;
  return formatStructuredCommunication(digits + remainderCheckDigits(digits));
}

/**
 * By what the payments of a third party are recognised: the year and the number of its dossier, and its own number among the payers
 * of that dossier.
 */
export function communicationOfPayer(year: number, serial: number, payer: number): string {
  const digits = `${String(year % 100).padStart(2, '0')}${String(serial % 1_000_000).padStart(6, '0')}${String(payer % 100).padStart(2, '0')}`;
  return formatStructuredCommunication(digits + remainderCheckDigits(digits));
}
