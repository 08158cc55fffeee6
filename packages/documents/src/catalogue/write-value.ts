import type { Language, Salutation } from '@prorata/domain/vocabulary';
import { BAILIFF_TITLES } from '../form-of-address.ts';
import { VARIABLES, type VariableKind, type VariableName } from './variables.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const LOCALES = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-DE', en: 'en-GB' } satisfies Record<Language, string>;

/** Made once, when it is first needed: making one takes longer than the rest of a mail. */
const FORMATS = new Map<Language, ReturnType<typeof makeFormats>>();

function formatsOf(language: Language) {
  const formats = FORMATS.get(language) ?? makeFormats(LOCALES[language]);
  FORMATS.set(language, formats);
  return formats;
}

function makeFormats(locale: string) {
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' } as const;
  return {
    // A day has no clock: read and written in the same zone, it stays the day it is.
    day: new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(locale, { ...DAY, ...time }),
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
  };
}

type Writer = (value: never, language: Language) => string;

const WRITERS: Readonly<Record<Exclude<VariableKind, 'flag' | 'bailiffTitle'>, Writer>> = {
  text: (text: string) => keepNumbersWhole(tidy(text)),
  lines: (text: string) =>
    text
      .trim()
      .split(/\r\n|\r|\n/)
      .map(tidy)
      .join('\n'),
  url: (url: string) => new URL(url).href,
  date: writeDay,
  moment: (moment: Date, language) => keepTogether(formatsOf(language).moment.format(moment)),
  amount: writeAmount,
};

/** A value as a text of this language writes it. What is unknown or empty is null, so that `if` skips it. */
export function writeValue(name: VariableName, value: unknown, language: Language): string | boolean | null {
  const { kind } = VARIABLES[name];
  if (kind === 'flag') return value === true;
  if (kind === 'bailiffTitle') return writeBailiffTitle(value, language);
  if (value === null || value === undefined) return null;
  return WRITERS[kind](value as never, language) || null;
}

function writeBailiffTitle(value: unknown, language: Language): string | null {
  const titles = BAILIFF_TITLES[language];
  return titles[value === 'mr' || value === 'ms' ? (value satisfies Salutation) : 'unknown'] || null;
}

/** `22 oktober 2026`, of which the first two stay on one line. */
export function writeDay(day: string, language: Language): string {
  return keepTogether(formatsOf(language).day.format(new Date(day)));
}

function keepTogether(date: string): string {
  return date.replace(' ', '\u00a0');
}

/** A telephone or account number, of which a part on the next line is no number. */
function keepNumbersWhole(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0');
}

export function writeAmount(cents: bigint, language: Language): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  const euros = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
  return formatsOf(language).amount.format(euros).replace('-', '\u2212');
}

/**
 * On one line and in one direction: what a stranger entered as a name must not look like a part of the text. Signs of
 * private use go too, for those are how we mark a box.
 */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Co}\ufffd]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}
