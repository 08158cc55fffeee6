import { expect, it } from 'vitest';
import { parseAmountCell, parseDayCell } from './parse-cell.ts';

it.each([
  [12_418, 12_418],
  [0.1, 0.1],
  ['12418', 12_418],
  ['12.418,00', 12_418],
  ['12,418.00', 12_418],
  ['€ 1 234,5', 1_234.5],
  ['1.234.567,89', 1_234_567.89],
  ['1.234', 1_234],
  ['7,5 EUR', 7.5],
  [-1, undefined],
  [1.005, undefined],
  ['', undefined],
  ['12,4567', undefined],
  ['1.2.3', undefined],
  ['twaalf', undefined],
  ['-12', undefined],
])('the amount %s is read as %s', (cell, expected) => {
  expect(parseAmountCell(cell)).toBe(expected);
});

it.each([
  ['2026-11-05', '2026-11-05'],
  ['05/11/2026', '2026-11-05'],
  ['5.11.2026', '2026-11-05'],
  ['31/02/2026', undefined],
  ['2026-13-01', undefined],
  ['gisteren', undefined],
  ['', undefined],
])('the day %s is read as %s', (cell, expected) => {
  expect(parseDayCell(cell)).toBe(expected);
});
