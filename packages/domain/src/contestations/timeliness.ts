import type { ContestationDays } from '../contestation-term.ts';
import type { IsoDate } from '../iso-date.ts';
import type { ContestationWay, Timeliness } from '../vocabulary.ts';

/**
 * Whether somebody contests in time, by their own days: the term is that of each addressee (Judicial Code 53bis and 1629).
 * For whom it does not run yet, it is not over. Between the day that was told and that of the longest reading of the law a
 * judge might find it in time: it then counts, and the office is warned.
 */
export function timelinessOf(contestedOn: IsoDate, days: ContestationDays | null): Timeliness {
  if (days === null || contestedOn <= days.lastDay) return 'inTime';
  return contestedOn <= days.cautiousDay ? 'inDoubt' : 'late';
}

/** A letter or a mail is no form of contesting, and after the term none is received (1629): both are kept, and stop nothing. */
export function hasEffect({
  way,
  timeliness,
}: {
  readonly way: ContestationWay;
  readonly timeliness: Timeliness;
}): boolean {
  return way !== 'letter' && timeliness !== 'late';
}
