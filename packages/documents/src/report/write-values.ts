import { type Fraction, toFraction, toPercentText } from '@prorata/domain/fraction';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import { addressIn } from '@prorata/domain/town-names';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { writeDayInGerman, writeNumber } from './write-numbers.ts';

/** A narrow one is hardly seen in this typeface. */
const NO_BREAK_SPACE = '\u00a0';
const GROUP: Readonly<Record<DossierLanguage, string>> = { nl: '.', fr: NO_BREAK_SPACE, de: '.', en: ',' };
const POINT: Readonly<Record<DossierLanguage, string>> = { nl: ',', fr: ',', de: ',', en: '.' };
const CENT_DECIMALS = 2;
const PERCENT_DECIMALS = 4;

export const NOTHING = '–';

/**
 * An address after a preposition, as deeds write it: one has a seat in a town, `te 2800 Mechelen, Keizerstraat 54`.
 * English puts the street first.
 */
export function writeSeat(address: string, language: DossierLanguage): string {
  const written = addressIn(address, language);
  if (language === 'en') return written;
  return written.replace(/^([^,]+), (\d{4}\u00a0[^,]+)$/u, '$2, $1');
}

/** An amount as a column of a table shows it: `4.933,61`. */
export function writeFigure(cents: Cents, language: DossierLanguage): string {
  return writeUnits(cents, CENT_DECIMALS, language);
}

/** The same, with a dash for nothing. */
export function writeFigureOrDash(cents: Cents, language: DossierLanguage): string {
  return cents === 0n ? NOTHING : writeFigure(cents, language);
}

/** Euros with four decimals, from ten-thousandths: what a day of interest comes to. */
export function writeTenThousandths(amount: number, language: DossierLanguage): string {
  const whole = writeFigure(BigInt(Math.floor(amount / 10_000)) * 100n, language).slice(0, -2);
  return `${whole}${String(amount % 10_000).padStart(4, '0')}`;
}

const EURO = { nl: 'euro', fr: 'euros', de: 'Euro' } as const;

/** An amount in a sentence, which stays on one line. */
export function writeMoney(cents: Cents, language: DossierLanguage): string {
  const figure = writeFigure(cents, language);
  if (language === 'en') return `€${figure}`;
  return `${figure}\u00a0${EURO[language]}`;
}

/** A share that is finer than a cent, in euros with four decimals, cut. */
export function writeShare(cents: Fraction, language: DossierLanguage): string {
  return writeUnits((cents.numerator * 100n) / cents.denominator, CENT_DECIMALS + 2, language);
}

/** Which part the one is of the other, in percent, cut after four decimals; the whole of nothing is nothing. */
export function writePercent(part: Cents, whole: Cents, language: DossierLanguage): string {
  const fraction = whole === 0n ? toFraction(0n, 1n) : toFraction(part, whole);
  return localise(toPercentText(fraction, PERCENT_DECIMALS), language);
}

/** `21`, `0,5`: a rate without the zeros that say nothing. */
export function writeRate(partsPerMillion: number, language: DossierLanguage): string {
  return String(partsPerMillion / 10_000).replace('.', POINT[language]);
}

function localise(decimal: string, language: DossierLanguage): string {
  return decimal.replace('.', POINT[language]);
}

function writeUnits(units: bigint, decimals: number, language: DossierLanguage): string {
  const sign = units < 0n ? '\u2212' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  return `${sign}${whole}${POINT[language]}${digits.slice(-decimals)}`;
}

const MONTHS: Readonly<Record<DossierLanguage, readonly string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** `17 november 2026`, of which day and month stay on one line. */
export function writeDate(date: IsoDate, language: DossierLanguage): string {
  const { day, month, year } = partsOf(date);
  const ordinal = language === 'de' ? `${day}.` : language === 'fr' && day === 1 ? '1er' : String(day);
  return `${ordinal}\u00a0${MONTHS[language][month - 1]} ${year}`;
}

/** `oktober 2026`, of `2026-10`, on one line. */
export function writeMonth(month: string, language: DossierLanguage): string {
  return `${writeMonthName(month, language)}\u00a0${month.slice(0, 4)}`;
}

export function writeMonthName(month: string, language: DossierLanguage): string {
  return MONTHS[language][Number(month.slice(5, 7)) - 1] ?? '';
}

/** `17/11/2026`, for tables. */
export function writeShortDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

/**
 * The date as an act opens: in Dutch `zeventien november tweeduizend zesentwintig`, in French `L’an deux mille
 * vingt-six, le dix-sept novembre`, in German `Am siebzehnten November zweitausendsechsundzwanzig`. An English report
 * has no such custom.
 */
export function writeDateOfAct(date: IsoDate, language: DossierLanguage): string {
  const { day, month, year } = partsOf(date);
  if (language === 'en' || year < 2000 || year > 2099) return writeDate(date, language);
  const name = MONTHS[language][month - 1];
  const yearInCentury = year === 2000 ? '' : ` ${writeNumber(year - 2000, language)}`;
  if (language === 'nl') return `${writeNumber(day, 'nl')} ${name} tweeduizend${yearInCentury}`;
  if (language === 'de') return `Am ${writeDayInGerman(day)} ${name} zweitausend${yearInCentury.trim()}`;
  return `L’an deux mille${yearInCentury}, le ${day === 1 ? 'premier' : writeNumber(day, 'fr')} ${name}`;
}

/** `10.42` in Dutch and German, where the word for hours follows, `10 h 42` in French, `10:42` in English. */
export function writeTime(time: string, language: DossierLanguage): string {
  if (language === 'fr') return time.replace(':', `${NO_BREAK_SPACE}h${NO_BREAK_SPACE}`);
  return language === 'en' ? time : time.replace(':', '.');
}

function partsOf(date: IsoDate): { day: number; month: number; year: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, month, year };
}

/** `0458.392.603`: the ten digits of an enterprise number as the register prints them. */
export function writeEnterpriseNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');
}

/** `BE49 9990 0000 0171`. */
export function writeAccount(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join('\u00a0');
}
