import { inForce } from '@prorata/law/dated-parameter';
import { filingTerm } from '@prorata/law/parameters/terms';
import { type BelgianHoliday, findBelgianHoliday } from './belgian-holidays.ts';
import { addDays, dayOfWeek, type IsoDate } from './iso-date.ts';
import type { SendMethod } from './vocabulary.ts';

export type NonWorkingDay = 'saturday' | 'sunday' | BelgianHoliday;

/** A term in days as Judicial Code 52 and 53 count it. */
export interface Term {
  /** The first day that counts. */
  readonly firstDay: IsoDate;
  /** The last day on which the act is in time, after any move. */
  readonly lastDay: IsoDate;
  /** The days over which the end moved, each with its reason, in order; empty when it stayed where it fell. */
  readonly moves: readonly { readonly date: IsoDate; readonly reason: NonWorkingDay }[];
}

/**
 * The term that an act or event opens. Its own day does not count, every day after it does (Judicial Code 52);
 * the last day belongs to the term, and when that is a Saturday, a Sunday or a public holiday, the end moves to
 * the next working day (53).
 */
export function termAfterEvent(eventDate: IsoDate, days: number): Term {
  return termFrom(addDays(eventDate, 1), days);
}

/**
 * The term that a registered or ordinary letter opens for its addressee. It is calculated from the third working
 * day after the letter was handed to the post, unless he proves otherwise (Judicial Code 53bis, 2°).
 */
export function termAfterLetter(postedOn: IsoDate, days: number): Term {
  return termFrom(addWorkingDays(postedOn, 3), days);
}

/** The day that comes so many working days after another. */
export function addWorkingDays(date: IsoDate, workingDays: number): IsoDate {
  let day = date;
  for (let counted = 0; counted < workingDays; ) {
    day = addDays(day, 1);
    if (findNonWorkingDay(day) === undefined) counted += 1;
  }
  return day;
}

/** The same where the text is read to start on the day after the third working day. */
export function termOfLongestReading(postedOn: IsoDate, days: number): Term {
  return termAfterEvent(termAfterLetter(postedOn, days).firstDay, days);
}

/** Why nobody works on a day, or `undefined` for a working day. A holiday is named before the weekend it falls in. */
export function findNonWorkingDay(date: IsoDate): NonWorkingDay | undefined {
  const holiday = findBelgianHoliday(date);
  if (holiday !== undefined) return holiday;
  const weekday = dayOfWeek(date);
  if (weekday === 6) return 'saturday';
  return weekday === 7 ? 'sunday' : undefined;
}

/** Each list counts the same few hundred days again and again. */
const counted = new Map<string, Term>();
const MOST_COUNTED = 10_000;

function termFrom(firstDay: IsoDate, days: number): Term {
  const key = `${firstDay} ${days}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const term = countFrom(firstDay, days);
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(key, term);
  return term;
}

function countFrom(firstDay: IsoDate, days: number): Term {
  if (!Number.isInteger(days) || days < 1) throw new RangeError('A term lasts at least one whole day.');
  const moves: { date: IsoDate; reason: NonWorkingDay }[] = [];
  let lastDay = addDays(firstDay, days - 1);
  for (let reason = findNonWorkingDay(lastDay); reason !== undefined; reason = findNonWorkingDay(lastDay)) {
    moves.push({ date: lastDay, reason });
    lastDay = addDays(lastDay, 1);
  }
  return { firstDay, lastDay, moves };
}

/**
 * The last day of the legal term in which an invited creditor files (Judicial Code 1627), for an invitation that
 * leaves on `sentOn`. A registered letter gives the days that the post takes on top (53bis, 2°). Of qualified electronic
 * delivery no text says which form of 53bis it is: the creditor has the longest reading of a letter, and never less than
 * the term after its presentation (1°).
 */
export function legalFilingDay(
  sendMethod: SendMethod,
  sentOn: IsoDate,
  presentedOn: IsoDate | null = null,
): IsoDate {
  const days = inForce(filingTerm, sentOn).value;
  if (sendMethod === 'Email') return termAfterEvent(sentOn, days).lastDay;
  if (sendMethod === 'RegisteredLetter') return termAfterLetter(sentOn, days).lastDay;
  const asLetter = termOfLongestReading(sentOn, days).lastDay;
  const asPresented = presentedOn && termAfterEvent(presentedOn, days).lastDay;
  return asPresented !== null && asPresented > asLetter ? asPresented : asLetter;
}

/** How an invitation travels, and the last day that the office would like; `null` for the legal one. */
interface WantedTerm {
  readonly sendMethod: SendMethod;
  readonly validUntil: IsoDate | null;
}

/**
 * The last day on which a creditor can file. The office may give more time than the law, up to `maxDays` from the
 * sending, but never less: a date that was chosen before and has come too near gives way.
 */
export function lastFilingDay(
  { sendMethod, validUntil }: WantedTerm,
  sentOn: IsoDate,
  maxDays: number,
): IsoDate {
  const legal = legalFilingDay(sendMethod, sentOn);
  const longest = addDays(sentOn, maxDays);
  if (validUntil === null || validUntil < legal || longest < legal) return legal;
  return validUntil < longest ? validUntil : longest;
}

/** How an invitation came to its creditor, by the day. */
export interface SentInvitation {
  readonly sendMethod: SendMethod;
  readonly sentOn: IsoDate;
  /** Where there is evidence of its presentation. */
  readonly presentedOn: IsoDate | null;
}

/** Filed when the legal term was over, in the time that the office gave besides: the bailiff decides what it is worth. */
export function isFiledLate({ sendMethod, sentOn, presentedOn }: SentInvitation, filedOn: IsoDate): boolean {
  return filedOn > legalFilingDay(sendMethod, sentOn, presentedOn);
}
