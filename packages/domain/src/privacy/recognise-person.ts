import type { IsoDate } from '../iso-date.ts';
import { readNationalNumber } from '../national-number.ts';
import { foldName } from '../parties/fold-name.ts';

/** What tells one person from another of the same name. */
export interface PersonTraits {
  readonly name: string;
  readonly nationalNumber: string | null;
  readonly birthDate: IsoDate | null;
  readonly emails: readonly string[];
  readonly zipcode: string | null;
}

/** How sure it is: a number or an address of theirs says so; a birthday or a town fits; or only the name does. */
export const RECOGNITIONS = ['certain', 'likely', 'name'] as const;
export type Recognition = (typeof RECOGNITIONS)[number];

/**
 * Whether a record is about who is asked for, or `undefined` when it is somebody else: another number or another day of
 * birth is another person, whatever the name.
 */
export function recognisePerson(wanted: PersonTraits, known: PersonTraits): Recognition | undefined {
  if (wanted.nationalNumber !== null && known.nationalNumber !== null) {
    return wanted.nationalNumber === known.nationalNumber ? 'certain' : undefined;
  }
  const [asked, born] = [birthOf(wanted), birthOf(known)];
  if (asked !== undefined && born !== undefined && asked !== born) return undefined;
  const isNamed = hasName(wanted.name, known.name);
  const isReached = wanted.emails.some((email) => known.emails.some((other) => isSame(email, other)));
  if (isReached && isNamed) return 'certain';
  if (!isNamed) return isReached ? 'likely' : undefined;
  const isAtHome = wanted.zipcode !== null && wanted.zipcode === known.zipcode;
  return isAtHome || (asked !== undefined && asked === born) ? 'likely' : 'name';
}

function birthOf({ birthDate, nationalNumber }: PersonTraits): IsoDate | undefined {
  return birthDate ?? (nationalNumber === null ? undefined : readNationalNumber(nationalNumber)?.birthDate);
}

/** Every word of the one is a word of the other, in any order. */
function hasName(wanted: string, known: string): boolean {
  const words = wordsOf(known);
  const asked = wordsOf(wanted);
  return asked.length > 0 && asked.every((word) => words.includes(word));
}

function wordsOf(name: string): string[] {
  return foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
