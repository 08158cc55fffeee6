import type { IsoDate } from '@prorata/law/iso-date';

export type { IsoDate };

/** Whether the text is a day that exists: 2024-02-29 is one, 2023-02-29 is not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  // Every month has 28 days: only what comes after them depends on the month and the year.
  return (
    month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysIn(Number(text.slice(0, 4)), month))
  );
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** @throws RangeError when `date` is no date, or the answer would lie outside the years 0000 to 9999. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(dayNumberOf(date) + days);
}

/** The same day of another year; 29 February becomes the 28th in a year that has none. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const moved = `${padded(yearOf(date) + years, 4)}${date.slice(4)}`;
  return isIsoDate(moved) ? moved : isoDate(yearOf(date) + years, 2, 28);
}

/** The same day of another month, or its last one where the month is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const monthsFromZero = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(monthsFromZero / 12), (monthsFromZero % 12) + 1];
  const moved = `${isoDate(year, month, 1).slice(0, 8)}${date.slice(8)}`;
  if (isIsoDate(moved)) return moved;
  const firstOfNext = month === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, month + 1, 1);
  return addDays(firstOfNext, -1);
}

export function laterOf(one: IsoDate, other: IsoDate): IsoDate {
  if (one < other) return other;
  return one;
}

/** Days from one date to another: 1 from today to tomorrow, negative when `to` comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export function dayOfWeek(date: IsoDate): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1;
}

/** The day of a year, month (1 to 12) and day of the month. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const text = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  if (!isIsoDate(text)) throw new RangeError(`${text} is not a date.`);
  return text;
}

export function yearOf(date: IsoDate): number {
  if (!isIsoDate(date)) throw new RangeError(`${date} is not a date.`);
  return Number(date.slice(0, 4));
}

/** Days in 400 years of the Gregorian calendar, after which it repeats itself. */
const DAYS_PER_ERA = 146_097;
/** From 1 March of the year 0, with which the count begins, to 1 January 1970. */
const DAYS_BEFORE_1970 = 719_468;

/** The days since 1 January 1970. Counted by hand: lists and terms ask for thousands at a time. */
function dayNumberOf(date: IsoDate): number {
  if (!isIsoDate(date)) throw new RangeError(`${date} is not a date.`);
  const month = Number(date.slice(5, 7));
  // A year that begins in March has the day that it may lack at its end.
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const monthFromMarch = month + (month > 2 ? -3 : 9);
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + Number(date.slice(8)) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_BEFORE_1970;
}

function dateOf(dayNumber: number): IsoDate {
  const days = dayNumber + DAYS_BEFORE_1970;
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (!(year >= 0 && year <= 9999)) throw new RangeError('The date lies outside the years 0000 to 9999.');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Made when it is first asked for: reading the table of time zones takes a phone a tenth of a second. */
let brussels: Intl.DateTimeFormat | undefined;

function brusselsDays(): Intl.DateTimeFormat {
  brussels ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return brussels;
}

const MILLISECONDS_PER_HOUR = 3_600_000;
/** Since then every midnight of Belgium falls on a whole hour of the world's time. */
const WHOLE_HOURS_SINCE = Date.UTC(1980, 0, 1);
const MOST_HOURS_KEPT = 20_000;
const dayByHour = new Map<number, IsoDate>();

/**
 * The day it is in Belgium at an instant: every date without a time in the product is one of these. Each hour is asked of
 * the table of time zones once, for that is slow and a list has hundreds of moments.
 */
export function brusselsDate(instant: Date): IsoDate {
  const time = instant.getTime();
  if (!(time >= WHOLE_HOURS_SINCE)) return lookUpDay(instant);
  const hour = Math.floor(time / MILLISECONDS_PER_HOUR);
  const kept = dayByHour.get(hour);
  if (kept !== undefined) return kept;
  if (dayByHour.size >= MOST_HOURS_KEPT) dayByHour.clear();
  const day = lookUpDay(instant);
  dayByHour.set(hour, day);
  return day;
}

function lookUpDay(instant: Date): IsoDate {
  const parts = new Map(
    brusselsDays()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

let brusselsClock: Intl.DateTimeFormat | undefined;

/** The hour and minute that a clock in Belgium shows at an instant: `10:42`. */
export function brusselsTime(instant: Date): string {
  brusselsClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return brusselsClock.format(instant);
}
