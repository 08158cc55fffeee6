import { expect, test } from 'vitest';
import { INPUTS, ibanCharactersLeft, progressOf } from './filing-progress.ts';

test('an empty statement asks from the top of the page to its foot', () => {
  const all = ['titleDocument', 'creditor', 'settlementDocument', 'creditorAddress'] as const;
  expect(progressOf(all, {}).missing).toEqual([
    'creditor',
    'creditorAddress',
    'totalAmountClaimed',
    'settlementDocument',
    'titleDocument',
    'paymentaccount',
  ]);
  expect([...progressOf(all, {}).done]).toEqual([]);
});

test('what stands in the fields counts before the server has it, and what was wiped out no longer does', () => {
  const typed = { totalAmountClaimed: 5, paymentaccount: 'BE68539007547034' };
  expect([...progressOf([], typed).done]).toEqual(INPUTS);
  expect(progressOf(['totalAmountClaimed', 'paymentaccount'], typed).missing).toEqual([]);
  expect(progressOf([], { ...typed, totalAmountClaimed: null as never }).missing).toEqual([
    'totalAmountClaimed',
  ]);
  expect(progressOf([], { ...typed, paymentaccount: 'BE6853900754703' }).missing).toEqual(['paymentaccount']);
});

test('without name or address nothing is complete, though all four are answered', () => {
  const typed = { totalAmountClaimed: 5, paymentaccount: 'BE68539007547034' };
  expect(progressOf(['creditorAddress'], typed).missing).toEqual(['creditorAddress']);
});

test('an account number says how much of it is left', () => {
  expect(ibanCharactersLeft('BE89 9990 0000')).toBe(4);
  expect(ibanCharactersLeft('BE68539007547034')).toBeUndefined();
  expect(ibanCharactersLeft('B')).toBeUndefined();
  expect(ibanCharactersLeft('XX12')).toBeUndefined();
});
