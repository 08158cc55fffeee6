import type { IsoDate } from '@prorata/domain/iso-date';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { writeNumber } from './write-numbers.ts';

const MONTHS: Readonly<Record<DossierLanguage, readonly string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** `17 november 2026`, of which day and month stay on one line. */
export function writeDate(date: IsoDate, language: DossierLanguage): string {
  const { day, month, year } = partsOf(date);
  const ordinal = language === 'fr' && day === 1 ? '1er' : String(day);
  return `${ordinal}\u00a0${MONTHS[language][month - 1]} ${year}`;
}

/** `17/11/2026`, for tables. */
export function writeShortDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

/**
 * The date as an act opens: in Dutch `zeventien november tweeduizend zesentwintig`, in French `L’an deux mille
 * vingt-six, le dix-sept novembre`. An English report has no such custom.
 */
export function writeDateOfAct(date: IsoDate, language: DossierLanguage): string {
  const { day, month, year } = partsOf(date);
  if (language === 'en' || year < 2000 || year > 2099) return writeDate(date, language);
  const name = MONTHS[language][month - 1];
  const yearInCentury = year === 2000 ? '' : ` ${writeNumber(year - 2000, language)}`;
  if (language === 'nl') return `${writeNumber(day, 'nl')} ${name} tweeduizend${yearInCentury}`;
  return `L’an deux mille${yearInCentury}, le ${day === 1 ? 'premier' : writeNumber(day, 'fr')} ${name}`;
}

/** `10.42` in Dutch and `10.42` in French, where the word for hours follows; `10:42` in English. */
export function writeTime(time: string, language: DossierLanguage): string {
  return language === 'en' ? time : time.replace(':', '.');
}

function partsOf(date: IsoDate): { day: number; month: number; year: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, month, year };
}
