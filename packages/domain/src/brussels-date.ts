import type { IsoDate } from './iso-date.ts';

const BRUSSELS = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Belgium at an instant: every date without a time in the product is one of these. */
export function brusselsDate(instant: Date): IsoDate {
  const parts = new Map(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

const BRUSSELS_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour and minute that a clock in Belgium shows at an instant: `10:42`. */
export function brusselsTime(instant: Date): string {
  return BRUSSELS_TIME.format(instant);
}
