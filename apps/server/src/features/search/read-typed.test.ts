import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';

test('signs alone stand for nothing', () => {
  for (const typed of ['', '   ', '€', '…', "' & | ! :*"]) expect(readTyped(typed), typed).toBeUndefined();
});

test('a number of a party is read whatever parts its digits', () => {
  expect(readTyped('1999.549.288')?.names).toBe('1999549288');
  expect(readTyped('85.07.30-033 28')?.names).toBe('85073003328');
  expect(readTyped('BE1999.549.288')?.names).toBe('1999549288');
});

test('the beginning of an account is enough, in capitals or not', () => {
  expect(readTyped('be43 9991 67')?.account).toBe('BE43999167');
  expect(readTyped('vaart')?.account).toBeUndefined();
});

test('an amount is read by the signs of every language', () => {
  expect(readTyped('€ 14.800,00')?.amounts).toEqual([1_480_000n]);
  expect(readTyped('14,800.00')?.amounts).toEqual([1_480_000n]);
  expect(readTyped('1.250')?.amounts).toEqual([125_000n]);
  expect(readTyped('12,50')?.amounts).toEqual([1_250n]);
  expect(readTyped('0')?.amounts).toEqual([]);
  expect(readTyped('9'.repeat(100))?.amounts).toEqual([]);
});

test('a code is read however it is typed, and out of its link', () => {
  for (const typed of [
    'k7qm-4xrd-92tf',
    'K7QM 4XRD 92TF',
    'https://x.example/invited/K7QM4XRD92TF/dossier',
  ]) {
    expect(readTyped(typed)?.code, typed).toBe('K7QM4XRD92TF');
  }
});

test('a barcode is read without its blanks, and a word is none', () => {
  expect(readTyped('3232 0461 8800 2716 0387')?.barcode).toBe('32320461880027160387');
  expect(readTyped('vaartkaai')?.barcode).toBeUndefined();
});
