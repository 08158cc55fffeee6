import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

function cellsOf(...cells: string[]): string {
  return writeCsv([cells]).replace('\uFEFF', '').trimEnd();
}

test('parts columns by a semicolon and rows by a line, after the mark of UTF-8', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\uFEFFa;b\r\nc;d\r\n');
});

test('quotes what would break a row', () => {
  expect(cellsOf('a;b', 'zegt "ja"', 'twee\nregels')).toBe('"a;b";"zegt ""ja""";"twee\nregels"');
});

test.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\tx'])('%j does not run in a spreadsheet', (cell) => {
  expect(cellsOf(cell)).toBe(`'${cell}`.trimEnd());
});

test('a number stays a number', () => {
  expect(cellsOf('-12,50', '+3')).toBe('-12,50;+3');
});
