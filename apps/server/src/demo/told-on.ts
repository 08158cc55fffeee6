import { type IsoDate, isIsoDate } from '@prorata/domain/iso-date';

const MONTHS = [
  'januari februari maart april mei juni juli augustus september oktober november december',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
].map((names) => names.split(' '));

const WRITTEN = /\b(\d{1,2})(er|\.)? (\p{L}+) (\d{4})\b/gu;
const NUMBERED = /\d{4}-\d{2}-\d{2}/g;

/** A text with each day in it moved, as it is written there: `26 mei 2026`, `1er mars 2026`, `3. Mai 2026`, `2026-05-26`. */
export function toldOn(text: string, move: (day: IsoDate) => IsoDate): string {
  return text
    .replace(WRITTEN, (written, day: string, sign: string | undefined, month: string, year: string) => {
      const months = MONTHS.find((names) => names.includes(month));
      if (months === undefined) return written;
      const [movedYear = '', movedMonth = '', movedDay = ''] = move(
        `${year}-${two(months.indexOf(month) + 1)}-${two(Number(day))}`,
      ).split('-');
      const number = Number(movedDay);
      const mark = sign === '.' ? '.' : months === MONTHS[1] && number === 1 ? 'er' : '';
      return `${number}${mark} ${months[Number(movedMonth) - 1]} ${movedYear}`;
    })
    .replace(NUMBERED, (day) => (isIsoDate(day) ? move(day) : day));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
