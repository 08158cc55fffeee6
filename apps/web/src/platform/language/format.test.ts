import { parseAmount } from '@prorata/domain/parse-decimal';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { formatAmount as formatCents } from '@prorata/i18n/format-amount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatCount, formatDate, formatDecimal } from './format.ts';

/** No-break spaces, wide and narrow, are what we want to see here. */
const NBSP = '\u00a0';
const NARROW = '\u202f';

test.each([
  ['nl', 1234.56, `€${NBSP}1.234,56`],
  ['fr', 1234.56, `1${NARROW}234,56${NBSP}€`],
  ['de', 1234.56, `1.234,56${NBSP}€`],
  ['en', 1234.56, '€1,234.56'],
  ['nl', 0, `€${NBSP}0,00`],
  ['nl', 5, `€${NBSP}5,00`],
  ['nl', 44665.6, `€${NBSP}44.665,60`],
  ['nl', 1234567.8, `€${NBSP}1.234.567,80`],
  ['nl', -427.5, `€${NBSP}−427,50`],
  ['fr', -427.5, `−427,50${NBSP}€`],
  ['de', -427.5, `−427,50${NBSP}€`],
  ['en', -427.5, '−€427.50'],
  ['nl', -0.001, `€${NBSP}0,00`],
  ['nl', null, '–'],
  ['nl', undefined, '–'],
] as const)('in %s the amount %s is %s', (language, euros, text) => {
  expect(formatAmount(euros, language)).toBe(text);
});

test.each([
  ['nl', '1.137,60'],
  ['fr', `1${NARROW}137,60`],
  ['de', '1.137,60'],
  ['en', '1,137.60'],
] as const)('in a column in %s it goes without unit: %s', (language, text) => {
  expect(formatAmount(1137.6, language, 'none')).toBe(text);
});

test.each([
  ['nl', 15, '15'],
  ['nl', 7.5, '7,5'],
  ['en', 0.0075, '0.0075'],
  ['fr', 12.345678, '12,3457'],
] as const)('in %s the percentage %s is %s', (language, percentage, text) => {
  expect(formatDecimal(percentage, language, 0, 4)).toBe(text);
});

test('a count is grouped, and negative with a real minus', () => {
  expect(formatCount(1243, 'en')).toBe('1,243');
  expect(formatCount(-1243, 'nl')).toBe('−1.243');
});

test.each([
  ['nl', '22/10/2026'],
  ['fr', '22/10/2026'],
  ['en', '22/10/2026'],
  ['de', '22.10.2026'],
] as const)('in %s a day is %s', (language, text) => {
  expect(formatDate('2026-10-22', language)).toBe(text);
});

test('an instant is shown by the clocks in Belgium, whatever the clock of the reader', () => {
  expect(formatDate('2026-10-26T09:42:00Z', 'nl', 'dateTime')).toBe('26/10/2026, 10:42');
  expect(formatDate('2026-12-31T23:30:00Z', 'nl')).toBe('01/01/2027');
});

test('a day has no time to show', () => {
  expect(formatDate('2026-10-22', 'nl', 'dateTime')).toBe('22/10/2026');
});

test.each([
  ['nl', 'dinsdag 17 november 2026'],
  ['fr', 'mardi 17 novembre 2026'],
  ['de', 'Dienstag, 17. November 2026'],
  ['en', 'Tuesday, 17 November 2026'],
] as const)('written out in %s: %s', (language, text) => {
  expect(formatDate('2026-11-17', language, 'long')).toBe(text);
});

test.each([null, undefined, ''])('%j is nothing', (value) => {
  expect(formatDate(value, 'nl')).toBe('–');
});

test.each(LANGUAGES)('an amount is written alike on the screen and in a document, in %s', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (cents) => {
      expect(formatAmount(cents / 100, language)).toBe(formatCents(BigInt(cents), language));
    }),
  );
});

test.each(LANGUAGES)('what is shown as an amount is read as the same amount, in %s', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      const euros = cents / 100;
      expect(parseAmount(formatAmount(euros, language), language)).toBe(euros);
      expect(parseAmount(formatAmount(euros, language, 'none'), language)).toBe(euros);
    }),
  );
});
