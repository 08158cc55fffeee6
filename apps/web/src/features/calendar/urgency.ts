import type { CalendarEntry } from '@prorata/contract/calendar/calendar';
import { daysBetween, type IsoDate } from '@prorata/domain/iso-date';

/** From what burns to what is over. */
const URGENCIES = ['late', 'now', 'soon', 'later', 'done'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** As everywhere: amber from three days before. */
const SOON_DAYS = 3;

export function urgencyOf(
  { dueOn, isDone }: Pick<CalendarEntry, 'dueOn' | 'isDone'>,
  today: IsoDate,
): Urgency {
  if (isDone) return 'done';
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'late';
  if (days === 0) return 'now';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

/** What a day shows in a few points: the most urgent first. */
export function urgenciesOf(entries: readonly CalendarEntry[], today: IsoDate): Urgency[] {
  return entries
    .map((entry) => urgencyOf(entry, today))
    .sort((one, other) => URGENCIES.indexOf(one) - URGENCIES.indexOf(other));
}
