import { brusselsDate, brusselsTime, type IsoDate, isIsoDate } from './iso-date.ts';

/** Day first, as Belgium writes it, with any of the usual separators or none; or the day as the API writes it. */
const WRITTEN = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * The day that somebody typed: `22/10/2026`, `22.10.26`, `22-10-2026` and `22102026` are all understood, whatever
 * the language. Text that is no day, or a day that does not exist, gives `undefined`.
 */
export function parseDate(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const [, day, month, year] = WRITTEN.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

const WITH_TIME =
  /^(.*\d)[\s,T]+(?:om |à |um |at )?(\d{1,2})[:.h](\d{2})(?::([0-5]\d))?(?: ?(?:u|uur|h|Uhr))?$/;

/** The moment that somebody wrote as the clocks in Belgium show it: `26/10/2026, 10:42`, also with seconds. */
export function parseMoment(text: string): string | undefined {
  const [, day = '', hours = '', minutes = '', seconds = '00'] = WITH_TIME.exec(text.trim()) ?? [];
  const date = parseDate(day);
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return date && brusselsMoment(date, time)?.replace(/:00(?=[+])/, `:${seconds}`);
}

/**
 * The instant at which the clocks in Belgium show a time on a day, with its offset; `undefined` for a time that does
 * not exist, also because the clocks skipped it. Of the hour that comes twice in October the first is meant.
 */
export function brusselsMoment(date: IsoDate, time: string): string | undefined {
  return ['+02:00', '+01:00']
    .map((offset) => `${date}T${time}:00${offset}`)
    .find((moment) => shows(moment, date, time));
}

function shows(moment: string, date: IsoDate, time: string): boolean {
  if (Number.isNaN(Date.parse(moment))) return false;
  return brusselsDate(new Date(moment)) === date && brusselsTime(new Date(moment)) === time;
}
