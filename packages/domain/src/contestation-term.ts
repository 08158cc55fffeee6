import { inForce } from '@prorata/law/dated-parameter';
import { contestationTerm } from '@prorata/law/parameters/terms';
import { addDays, brusselsDate, brusselsTime, type IsoDate, laterOf } from './iso-date.ts';
import { findNonWorkingDay, termAfterEvent, termAfterLetter, termOfLongestReading } from './terms.ts';

/** How the draft came to somebody: from then on the term to contest runs for them (Judicial Code 53bis and 1629). */
export type Notification =
  | { readonly kind: 'letter'; readonly depositedOn: IsoDate }
  | { readonly kind: 'receipt'; readonly receivedOn: IsoDate }
  /** By qualified electronic registered delivery; null while there is no evidence that it was presented. */
  | { readonly kind: 'qualified'; readonly sentOn: IsoDate; readonly presentedOn: IsoDate | null };

export interface ContestationDays {
  /** The last day on which they can contest, as it is told to them. */
  readonly lastDay: IsoDate;
  /** The last day on which a judge might still find them in time: nothing is paid before it is over. */
  readonly cautiousDay: IsoDate;
}

/**
 * The days of one addressee. Against a dated receipt the term starts on the day after it (53bis, 3°). By letter it is
 * calculated from the third working day after the letter was handed to the post (2°): we count that day as the first, which
 * is how the two other forms count, but the text can also be read to start on the day after.
 */
export function contestationDaysOf(notification: Notification): ContestationDays {
  if (notification.kind === 'receipt') {
    const { receivedOn } = notification;
    const { lastDay } = termAfterEvent(receivedOn, daysOn(receivedOn));
    return { lastDay, cautiousDay: lastDay };
  }
  return notification.kind === 'qualified' ? daysOfQualified(notification) : daysOfLetter(notification);
}

function daysOfLetter({ depositedOn }: Pick<Extract<Notification, { kind: 'letter' }>, 'depositedOn'>) {
  const days = daysOn(depositedOn);
  return {
    lastDay: termAfterLetter(depositedOn, days).lastDay,
    cautiousDay: termOfLongestReading(depositedOn, days).lastDay,
  };
}

/**
 * It counts as a registered letter (Code of Economic Law XII.25 § 7), but no text says by which of the forms of 53bis: with
 * evidence that it was presented, from the day after that (1°); without, as a letter of the day of its sending, in the
 * longest reading. Nothing is paid before both are over.
 */
function daysOfQualified({ sentOn, presentedOn }: Extract<Notification, { kind: 'qualified' }>) {
  const { cautiousDay: asLetter } = daysOfLetter({ depositedOn: sentOn });
  if (presentedOn === null) return { lastDay: asLetter, cautiousDay: asLetter };
  const { lastDay } = termAfterEvent(presentedOn, daysOn(presentedOn));
  return { lastDay, cautiousDay: laterOf(lastDay, asLetter) };
}

/** The first day of somebody's term; of a letter the day on which it is presumed to be received. */
export function firstDayOf(notification: Notification): IsoDate {
  if (notification.kind === 'receipt') return addDays(notification.receivedOn, 1);
  if (notification.kind === 'letter') return presumedReceipt(notification.depositedOn);
  const { sentOn, presentedOn } = notification;
  return addDays(presentedOn ?? presumedReceipt(sentOn), 1);
}

function presumedReceipt(depositedOn: IsoDate): IsoDate {
  return termAfterLetter(depositedOn, daysOn(depositedOn)).firstDay;
}

function daysOn(date: IsoDate): number {
  return inForce(contestationTerm, date).value;
}

/** What is asked for before it is printed and lies at the post on the same day. */
export const LAST_HOUR = '14:00';

/** The working day on which a letter that is asked for now will be handed to the post. */
export function plannedDeposit(askedAt: Date): IsoDate {
  const today = brusselsDate(askedAt);
  return workingDayFrom(brusselsTime(askedAt) < LAST_HOUR ? today : addDays(today, 1));
}

/** The working day on which what misses the post of a day will be handed to it. */
export function depositAfter(day: IsoDate): IsoDate {
  return workingDayFrom(addDays(day, 1));
}

function workingDayFrom(first: IsoDate): IsoDate {
  let day = first;
  while (findNonWorkingDay(day) !== undefined) day = addDays(day, 1);
  return day;
}
