import { isEuroAmount } from '@prorata/domain/money';
import { parseAmount } from '@prorata/domain/parse-decimal';
import type { Language } from '@prorata/domain/vocabulary';

/** A row of a table that was pasted: to which line of the draft it belongs, or what is wrong with it. */
export type JudgedRow =
  | { readonly row: number; readonly place: number; readonly amount: number }
  | { readonly row: number; readonly text: string; readonly problem: 'unknown' | 'amount' | 'twice' };

/**
 * Reads the judge's table as it is copied from a spreadsheet or stands in a CSV file: a name and, in the last column, an
 * amount. A first row without an amount is a heading. Nothing is guessed: a name that is not in the draft is told.
 */
export function readJudgedTable(text: string, names: readonly string[], language: Language): JudgedRow[] {
  const places = new Map(names.map((name, place) => [plain(name), place]));
  const taken = new Set<number>();
  return text.split(/\r?\n/).flatMap((line, index): JudgedRow[] => {
    const cells = cellsOf(line);
    const [first = '', second = ''] = cells;
    const amount = parseAmount(cells.at(-1) ?? '', language);
    if (cells.length === 0 || (index === 0 && amount === undefined)) return [];
    const row = index + 1;
    const told = { row, text: first };
    // A table may number its rows.
    const place = places.get(plain(first)) ?? places.get(plain(second));
    if (place === undefined) return [{ ...told, problem: 'unknown' }];
    if (cells.length < 2 || amount === undefined || amount < 0 || !isEuroAmount(amount)) {
      return [{ ...told, problem: 'amount' }];
    }
    if (taken.has(place)) return [{ ...told, problem: 'twice' }];
    taken.add(place);
    return [{ row, place, amount }];
  });
}

/** The cells of a row that hold something, between tabs or semicolons. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : ';';
  return line
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    )
    .filter((cell) => cell !== '');
}

/** Accents, capitals and signs aside. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
