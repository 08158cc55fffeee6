import type { Language } from '@prorata/domain/vocabulary';

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

const GROUP: Record<Language, string> = { nl: '.', fr: NARROW_NO_BREAK_SPACE, de: '.', en: ',' };

/** Euros as people of a language write them: nl `€ 1.234,56`, fr `1 234,56 €`, de `1.234,56 €`, en `€1,234.56`. */
export function formatAmount(cents: bigint, language: Language): string {
  return formatEuros(cents, 2, language);
}

/** An amount given in units of 10^-decimals euros, for shares that are finer than a cent. */
export function formatEuros(units: bigint, decimals: number, language: Language): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  const number = `${whole}${language === 'en' ? '.' : ','}${digits.slice(-decimals)}`;
  const sign = units < 0n ? MINUS : '';
  if (language === 'en') return `${sign}€${number}`;
  return language === 'nl' ? `€${NO_BREAK_SPACE}${sign}${number}` : `${sign}${number}${NO_BREAK_SPACE}€`;
}
