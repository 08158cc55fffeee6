import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { useTranslation } from './use-translation.ts';

/** Where each language of the interface takes its conventions from. */
const LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-DE', en: 'en-GB' };

/** Stands for "nothing": an amount or a date that is not there. */
export const NOTHING = '–';

const MINUS = '\u2212';
const TIME_ZONE = 'Europe/Brussels';

/** Where the unit stands once in the head of a column, the amounts in it go without. */
export type AmountUnit = 'euro' | 'none';

/** An amount in euros with two decimals: `€ 1.234,56` in Dutch, `1 234,56 €` in French. */
export function formatAmount(
  euros: number | null | undefined,
  language: Language,
  unit: AmountUnit = 'euro',
): string {
  if (euros === null || euros === undefined) return NOTHING;
  const format = unit === 'euro' ? euroFormat(language) : decimalFormat(language);
  return format.format(roundedToCents(euros)).replace('-', MINUS);
}

/** Rounding first keeps `-0.001` from becoming a minus zero. */
function roundedToCents(euros: number): number {
  return Math.round(euros * 100) / 100 || 0;
}

/** A month (`2026-10`) with its year: `oktober 2026`. */
export function formatMonth(month: string, language: Language): string {
  const format = dateFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month in as few letters as its language has: `nov`. */
export function formatShortMonth(month: string, language: Language): string {
  const format = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '');
}

/** The day of the week in as few letters as its language has: `ma`. */
export function formatWeekday(day: string, language: Language): string {
  const format = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(day)).replace('.', '');
}

export function formatCount(count: number, language: Language): string {
  return numberFormat(language, {}).format(count).replace('-', MINUS);
}

/** A number with as many decimals as it has, within bounds: percentages, and amounts without their unit. */
export function formatDecimal(
  value: number,
  language: Language,
  minimumFractionDigits: number,
  maximumFractionDigits: number,
): string {
  const format = numberFormat(language, { minimumFractionDigits, maximumFractionDigits });
  return format.format(value).replace('-', MINUS);
}

export type DateStyle = 'date' | 'dateTime' | 'long' | 'short';

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dateTime: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: '2-digit', month: '2-digit' },
};

/** A day (`2026-10-22`) or an instant, the latter as the clocks in Belgium show it. */
export function formatDate(
  value: string | null | undefined,
  language: Language,
  style: DateStyle = 'date',
): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const format = dateFormat(language, {
    ...DATE_STYLES[isDay && style === 'dateTime' ? 'date' : style],
    // A day has no clock: read and shown in the same zone, it stays the day it is.
    timeZone: isDay ? 'UTC' : TIME_ZONE,
  });
  return format.format(new Date(value));
}

/** The time of an instant, as the clocks in Belgium show it: `10:42`. */
export function formatTime(instant: string, language: Language): string {
  const format = dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  });
  return format.format(new Date(instant));
}

function euroFormat(language: Language): Intl.NumberFormat {
  return numberFormat(language, { style: 'currency', currency: 'EUR' });
}

function decimalFormat(language: Language): Intl.NumberFormat {
  return numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Making a format takes a hundred times as long as using it, and a list uses the same few in each of its rows. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  dateFormats.set(key, format);
  return format;
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat(LOCALES[language], { useGrouping: true, ...options });
  numberFormats.set(key, format);
  return format;
}

/** The language that is shown, for formats and for calls that ask for one. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? 'nl';
}

type StreetAddress = Partial<
  Record<'street' | 'housenumber' | 'housenumberaddition' | 'zipcode' | 'city', string | null | undefined>
>;

/** An address on one line; empty when nothing of it is known. */
export function addressLine({
  street,
  housenumber,
  housenumberaddition,
  zipcode,
  city,
}: StreetAddress): string {
  const line = [street, housenumber, housenumberaddition].filter(Boolean).join(' ');
  const place = [zipcode, city].filter(Boolean).join(' ');
  return [line, place].filter(Boolean).join(', ');
}
