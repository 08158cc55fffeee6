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
