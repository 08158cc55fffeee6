import { expect, it } from 'vitest';
import { writeNumber } from './write-numbers.ts';
import {
  writeDate,
  writeDateOfAct,
  writeFigure,
  writeMoney,
  writePercent,
  writeRate,
} from './write-values.ts';

it.each([
  [0, 'nul', 'zéro', 'zero'],
  [1, 'één', 'un', 'one'],
  [21, 'eenentwintig', 'vingt et un', 'twenty-one'],
  [22, 'tweeëntwintig', 'vingt-deux', 'twenty-two'],
  [71, 'eenenzeventig', 'septante et un', 'seventy-one'],
  [80, 'tachtig', 'quatre-vingts', 'eighty'],
  [81, 'eenentachtig', 'quatre-vingt-un', 'eighty-one'],
  [93, 'drieënnegentig', 'nonante-trois', 'ninety-three'],
  [100, '100', '100', '100'],
])('%i is %s, %s, %s', (number, nl, fr, en) => {
  expect([writeNumber(number, 'nl'), writeNumber(number, 'fr'), writeNumber(number, 'en')]).toEqual([
    nl,
    fr,
    en,
  ]);
});

it.each([
  [1, 'une'],
  [2, 'deux'],
  [21, 'vingt et une'],
  [81, 'quatre-vingt-une'],
  [93, 'nonante-trois'],
])('%i declarations are %s in French', (number, words) => {
  expect(writeNumber(number, 'fr', 'feminine')).toBe(words);
});

it.each([
  [
    '2026-11-17',
    'zeventien november tweeduizend zesentwintig',
    'L’an deux mille vingt-six, le dix-sept novembre',
  ],
  ['2028-02-01', 'één februari tweeduizend achtentwintig', 'L’an deux mille vingt-huit, le premier février'],
])('an act of %s opens with it in words', (date, nl, fr) => {
  expect([writeDateOfAct(date, 'nl'), writeDateOfAct(date, 'fr')]).toEqual([nl, fr]);
});

it.each([
  ['2026-11-17', 'Am siebzehnten November zweitausendsechsundzwanzig'],
  ['2028-02-01', 'Am ersten Februar zweitausendachtundzwanzig'],
  ['2030-05-31', 'Am einunddreißigsten Mai zweitausenddreißig'],
])('an act of %s opens with it in German words', (date, words) => {
  expect(writeDateOfAct(date, 'de')).toBe(words);
});

it('keeps day and month on one line, and the first of the month as French writes it', () => {
  expect(writeDate('2026-03-01', 'fr')).toBe('1er\u00a0mars 2026');
  expect(writeDate('2026-03-01', 'en')).toBe('1\u00a0March 2026');
});

it('writes amounts as each language does', () => {
  expect(writeFigure(123_456_789n, 'nl')).toBe('1.234.567,89');
  expect(writeFigure(123_456_789n, 'fr')).toBe('1\u00a0234\u00a0567,89');
  expect(writeFigure(5n, 'en')).toBe('0.05');
  expect(writeMoney(478_471n, 'nl')).toBe('4.784,71\u00a0euro');
  expect(writeMoney(478_471n, 'en')).toBe('€4,784.71');
});

it('cuts percentages after four decimals, and drops the zeros of a rate', () => {
  expect(writePercent(350_039n, 1_307_243n, 'nl')).toBe('26,7768');
  expect(writePercent(0n, 0n, 'nl')).toBe('0,0000');
  expect([writeRate(210_000, 'nl'), writeRate(5_000, 'fr'), writeRate(5_000, 'en')]).toEqual([
    '21',
    '0,5',
    '0.5',
  ]);
});
