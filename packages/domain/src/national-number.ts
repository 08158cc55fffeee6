import { type IsoDate, isIsoDate } from './iso-date.ts';
import { complementCheckDigits } from './modulo-97.ts';

export const NATIONAL_NUMBER_LENGTH = 11;

/** What a number of the National Register, or a BIS number of social security, tells about its holder. */
export interface NationalNumber {
  /** The eleven digits, as they are stored. */
  readonly digits: string;
  /** A BIS number belongs to a person who is not in the National Register. */
  readonly isBis: boolean;
  /** Absent when the month or the day of birth was unknown at registration. */
  readonly birthDate: IsoDate | undefined;
}

/** The eleven digits of a national or BIS number however it was typed, or `undefined` when it is none. */
export function parseNationalNumber(text: string): string | undefined {
  return readNationalNumber(text)?.digits;
}

/** Royal decrees of 3 April 1984 (National Register) and 8 February 1991 (BIS numbers). */
export function readNationalNumber(text: string): NationalNumber | undefined {
  const digits = text.replace(/[\s\p{P}]/gu, '');
  if (!/^\d{11}$/.test(digits)) return undefined;
  const century = findCentury(digits);
  const counter = Number(digits.slice(6, 9));
  if (century === undefined || counter < 1 || counter > 998) return undefined;
  return readBirth(digits, century);
}

/** As the identity card prints it: 85.07.30-033.28. Text that is no national number is shown as it is. */
export function formatNationalNumber(text: string): string {
  const digits = parseNationalNumber(text);
  if (digits === undefined) return text;
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return `${year}.${month}.${day}-${digits.slice(6, 9)}.${digits.slice(9)}`;
}

/** What a list or a file shows: the check digits, by which people of one name are told apart, and not the rest. */
export function maskNationalNumber(text: string): string {
  const digits = parseNationalNumber(text);
  return `••.••.••-•••.${digits === undefined ? '••' : digits.slice(9)}`;
}

/** As it is written in a list: it cannot be told from it who somebody is. */
export const MASKED_NATIONAL_NUMBER = /^••\.••\.••-•••\.(?:\d{2}|••)$/;

/** Who was born in 2000 or later has check digits over the number with a 2 before it; no number satisfies both. */
function findCentury(digits: string): '19' | '20' | undefined {
  const basis = digits.slice(0, 9);
  if (digits.endsWith(complementCheckDigits(basis))) return '19';
  return digits.endsWith(complementCheckDigits(`2${basis}`)) ? '20' : undefined;
}

/** A BIS number adds 20 (sex unknown) or 40 (sex known) to the month; a month or day of 00 was unknown. */
function readBirth(digits: string, century: '19' | '20'): NationalNumber | undefined {
  const writtenMonth = Number(digits.slice(2, 4));
  const month = writtenMonth % 20;
  if (writtenMonth > 52 || month > 12) return undefined;
  const isBis = writtenMonth >= 20;
  const day = digits.slice(4, 6);
  // With an unknown month the day is no day: it counts on when the counter of the year is used up.
  if (month === 0 || day === '00') return { digits, isBis, birthDate: undefined };
  const birthDate = `${century}${digits.slice(0, 2)}-${String(month).padStart(2, '0')}-${day}`;
  return isIsoDate(birthDate) ? { digits, isBis, birthDate } : undefined;
}
