import { expect, it } from 'vitest';
import { linesOf, type TextPiece } from './text-lines.ts';

function piece(str: string, left: number, baseline: number, width = str.length * 5): TextPiece {
  return { str, transform: [10, 0, 0, 10, left, baseline], width };
}

it('reads a page from the top, each line from left to right', () => {
  const lines = linesOf([
    piece('below', 10, 600),
    piece('250,00', 300, 700.4),
    piece('2', 10, 700),
    piece(' ', 15, 700),
    piece('Immo Dijlezicht BV', 30, 700),
  ]);
  expect(lines).toEqual(['2 Immo Dijlezicht BV 250,00', 'below']);
});

it('keeps a word whole that was drawn in pieces, and parts what only stands apart', () => {
  expect(linesOf([piece('Claes', 10, 700), piece(', bailiff', 35, 700)])).toEqual(['Claes, bailiff']);
  expect(linesOf([piece('2026', 10, 700), piece('7.250,00', 32, 700)])).toEqual(['2026 7.250,00']);
});

it('keeps a raised figure on the line that it belongs to', () => {
  expect(
    linesOf([piece('art. 28', 10, 700), { ...piece('bis', 46, 703), transform: [6, 0, 0, 6, 46, 703] }]),
  ).toEqual(['art. 28 bis']);
});

it('gives nothing for a page without text', () => {
  expect(linesOf([])).toEqual([]);
  expect(linesOf([piece('  ', 10, 10)])).toEqual([]);
});
