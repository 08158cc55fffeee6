import { expect, test } from 'vitest';
import { rejectedOf, sumDecided } from './claim-amounts.ts';

test('what is neither admitted nor reserved is rejected, to the cent', () => {
  expect(rejectedOf({ declared: 0.3, admitted: 0.1, reserved: 0.1 })).toBe(0.1);
  expect(rejectedOf({ declared: 657.8, admitted: 207.8, reserved: 0 })).toBe(450);
});

test('more admitted than declared shows as less than nothing rejected', () => {
  expect(rejectedOf({ declared: 100, admitted: 100.01, reserved: 0 })).toBe(-0.01);
});

test('what is being typed counts as 0 until it is an amount', () => {
  expect(rejectedOf({ declared: 100, admitted: 40, reserved: 'veel' })).toBe(60);
  expect(rejectedOf({ declared: 100, admitted: 0.125, reserved: undefined })).toBe(100);
});

test('as long as nothing is said of it, all that was declared is admitted', () => {
  expect(rejectedOf({ declared: 100, admitted: null, reserved: 30 })).toBe(0);
  expect(rejectedOf({ declared: 100, admitted: null, reserved: 130 })).toBe(-30);
  expect(rejectedOf({ declared: 100, admitted: 0, reserved: 30 })).toBe(70);
});

test('parts add up without losing cents', () => {
  const parts = [
    { declared: 14_280, admitted: 14_280, reserved: 0 },
    { declared: 312.2, admitted: 312.2, reserved: 0 },
    { declared: 657.8, admitted: 200, reserved: 7.8 },
  ];
  expect(sumDecided(parts)).toEqual({ declared: 15_250, admitted: 14_792.2, reserved: 7.8 });
});
