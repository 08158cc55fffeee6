import { expect, test } from 'vitest';
import { sumClaims } from './claim-sums.ts';

const claim = (type: 'specific' | 'general' | 'chirographic', amountDemanded: number, automatic = false) => ({
  type,
  amountDemanded,
  reservedAmount: 0,
  isCalculatedAutomatically: automatic,
});

test('what remains of the total is ordinary, to the cent', () => {
  expect(sumClaims(0.3, [claim('specific', 0.1), claim('general', 0.1)])).toEqual({
    privileged: 0.2,
    rest: 0.1,
    excess: 0,
  });
});

test('a claim that was calculated does not count twice', () => {
  expect(sumClaims(100, [claim('specific', 60), claim('chirographic', 40, true)]).rest).toBe(40);
});

test('an ordinary claim with a proof leaves less of the rest but is not privileged', () => {
  expect(sumClaims(100, [claim('chirographic', 30)])).toEqual({ privileged: 0, rest: 70, excess: 0 });
});

test('claims above the total are told by how much', () => {
  expect(sumClaims(100, [claim('general', 100.01)])).toEqual({ privileged: 100.01, rest: 0, excess: 0.01 });
});

test('what is reserved of a claim counts as what is admitted of it does', () => {
  const reserved = { ...claim('general', 40), reservedAmount: 20 };
  expect(sumClaims(100, [reserved])).toEqual({ privileged: 60, rest: 40, excess: 0 });
});
