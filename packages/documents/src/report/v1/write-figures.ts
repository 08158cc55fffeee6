import { type Fraction, toFraction, toPercentText } from '@prorata/domain/fraction';
import type { Cents } from '@prorata/domain/money';
import type { DossierLanguage } from '@prorata/domain/vocabulary';

/** A narrow one is hardly seen in this typeface. */
const NO_BREAK_SPACE = '\u00a0';
const GROUP: Readonly<Record<DossierLanguage, string>> = { nl: '.', fr: NO_BREAK_SPACE, en: ',' };
const POINT: Readonly<Record<DossierLanguage, string>> = { nl: ',', fr: ',', en: '.' };
const CENT_DECIMALS = 2;
const PERCENT_DECIMALS = 4;

export const NOTHING = '–';

/** An amount as a column of a table shows it: `4.933,61`. */
export function writeFigure(cents: Cents, language: DossierLanguage): string {
  return writeUnits(cents, CENT_DECIMALS, language);
}

/** The same, with a dash for nothing. */
export function writeFigureOrDash(cents: Cents, language: DossierLanguage): string {
  return cents === 0n ? NOTHING : writeFigure(cents, language);
}

/** An amount in a sentence, which stays on one line. */
export function writeMoney(cents: Cents, language: DossierLanguage): string {
  const figure = writeFigure(cents, language);
  if (language === 'en') return `€${figure}`;
  return `${figure}\u00a0${language === 'fr' ? 'euros' : 'euro'}`;
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
