import { addDays, addYears, type IsoDate, laterOf } from './iso-date.ts';
import type { DossierStatus } from './vocabulary.ts';

/** Nothing more can happen to such a dossier: the time after which it is erased begins to run. */
export const FINISHED_STATUSES = ['Paid', 'Cancelled'] as const satisfies readonly DossierStatus[];

/** Long enough to notice that a period was mistyped, before anything is lost by it. */
export const SETTLING_DAYS = 7;

/** How long things are kept, as the administrators of the platform have set it. */
export interface RetentionPeriod {
  readonly unit: 'years' | 'days';
  readonly length: number;
  /** The day on which it was last changed; absent when it never was. */
  readonly changedOn: IsoDate | undefined;
}

/** What ended before this day is erased today; nothing is while a change of the period is still fresh. */
export function erasedBefore(period: RetentionPeriod, today: IsoDate): IsoDate | undefined {
  const { changedOn } = period;
  if (changedOn !== undefined && addDays(changedOn, SETTLING_DAYS) > today) return undefined;
  return period.unit === 'years' ? addYears(today, -period.length) : addDays(today, -period.length);
}

/** The first day on which what ended on a day is erased. */
export function erasedOn(endedOn: IsoDate, { unit, length, changedOn }: RetentionPeriod): IsoDate {
  const over = addDays(unit === 'years' ? addYears(endedOn, length) : addDays(endedOn, length), 1);
  const settled = changedOn === undefined ? over : addDays(changedOn, SETTLING_DAYS);
  return laterOf(over, settled);
}
