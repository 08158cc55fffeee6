import type { Language } from './vocabulary.ts';

/**
 * The number that somebody typed as an amount, by the signs of the language: `1.234,50` and `1 234,50` in Dutch, French
 * and German, `1,234.50` in English. It is never guessed: a sign that groups thousands must stand before groups of
 * three, and what stands behind the decimal sign are decimals, also when they are too many for an amount. The other
 * sign before one or two last digits can only be the point of the numeric keys. Text that is no amount gives `undefined`.
 */
export function parseAmount(text: string, language: Language): number | undefined {
  const compact = text.trim().replace(/^([-\u2212]?)(?:€|EUR)\s*|(?<!\s)\s*(?:€|EUR)$/gi, '$1');
  const { written, keyed } = language === 'en' ? WITH_POINT : WITH_COMMA;
  const { sign, whole, decimals } = (written.exec(compact) ?? keyed.exec(compact))?.groups ?? {};
  if (whole === undefined) return undefined;
  return Number(`${sign && '-'}${whole.replace(/\D/g, '')}.${decimals || '0'}`);
}

const WITH_COMMA = amountsWith(',', '.');
const WITH_POINT = amountsWith('.', ',');

function amountsWith(decimal: string, group: string) {
  const sign = '(?<sign>[-\\u2212]?)';
  const grouped = [`\\${group}`, '\\s'].map((between) => `[1-9]\\d{0,2}(?:${between}\\d{3})+`);
  return {
    written: new RegExp(`^${sign}(?<whole>\\d+|${grouped.join('|')})(?:\\${decimal}(?<decimals>\\d*))?$`),
    keyed: new RegExp(`^${sign}(?<whole>\\d+)\\${group}(?<decimals>\\d{1,2})$`),
  };
}

/** Why a text is no amount, where that can be told. */
export type AmountFault = 'letterForDigit' | 'letters' | 'signs';

/**
 * What is wrong with a text that is no amount: a letter that looks like a digit, other letters, or signs in the wrong
 * place. An amount gives `undefined`.
 */
export function findAmountFault(text: string, language: Language): AmountFault | undefined {
  if (parseAmount(text, language) !== undefined) return undefined;
  if (parseAmount(withDigits(text), language) !== undefined) return 'letterForDigit';
  return /\p{L}/u.test(text) ? 'letters' : 'signs';
}

/** As scanned and copied texts confuse them: O is 0, l and I are 1. */
export function withDigits(text: string): string {
  return text.replaceAll(/o/gi, '0').replaceAll(/[li]/gi, '1');
}

/** The number that somebody typed as a percentage: point and comma both stand before the decimals. */
export function parsePercentage(text: string): number | undefined {
  // No-break spaces among them, as in a text that was copied from a French letter.
  const compact = text.replace(/\s/g, '').replace('%', '').replace(',', '.');
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : undefined;
}
