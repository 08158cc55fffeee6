import {
  addDays,
  brusselsDate,
  brusselsTime,
  daysBetween,
  type IsoDate,
  isIsoDate,
  yearOf,
} from './iso-date.ts';

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
  const date = `${withCentury(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

/** What is written down here was decided, or will be soon: the year 98 is over, and 2098 nobody has. */
function withCentury(year: string): string {
  return year.padStart(4, year >= '70' ? '19' : '20');
}

const DAY_AND_MONTH = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]*$|^(\d{2})(\d{2})$/;
const DAYS_FROM_TODAY = /^([+\u2212-])\s?(\d{1,4})$/;
const TODAY = new Set(['vandaag', "aujourd'hui", 'aujourd’hui', 'heute', 'today']);

/**
 * The day that somebody types in a field, where shorthand saves keys: besides a whole day also `today` in any of our
 * languages, `+7` and `-3` counted from it, and `15/11` or `1511` for the one nearest to it. The field shows at once which day
 * was understood; a text that nobody looks at again is for {@link parseDate}.
 */
export function parseTypedDate(text: string, today: IsoDate): IsoDate | undefined {
  const trimmed = text.trim().toLowerCase();
  if (TODAY.has(trimmed)) return today;
  const [, sign, days] = DAYS_FROM_TODAY.exec(trimmed) ?? [];
  if (days !== undefined) return addDays(today, sign === '+' ? Number(days) : -Number(days));
  return parseDate(trimmed) ?? nearestDay(trimmed, today);
}

/** In January "28/12" is a day of the year before, in December "3/1" one of the next. */
function nearestDay(text: string, today: IsoDate): IsoDate | undefined {
  const [, day, month, keyedDay, keyedMonth] = DAY_AND_MONTH.exec(text) ?? [];
  const year = yearOf(today);
  const distance = (date: IsoDate) => Math.abs(daysBetween(today, date));
  return [year - 1, year, year + 1]
    .map((candidate) => parseDate(`${day ?? keyedDay}/${month ?? keyedMonth}/${candidate}`))
    .filter((date) => date !== undefined)
    .sort((one, other) => distance(one) - distance(other))[0];
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
