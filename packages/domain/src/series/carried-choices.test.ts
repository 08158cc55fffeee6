import { expect, it } from 'vitest';
import type { Choices } from '../distribution/input.ts';
import { withCarriedChoices } from './carried-choices.ts';

const SUBJECTS = { claimIds: new Set(['a', 'b', 'c']), poolIds: new Set(['van', 'rest']) };
const CARRIED: Choices = {
  orders: [
    { poolId: 'van', claimIds: ['a', 'paid', 'b'], reason: 'Akkoord' },
    { poolId: 'rest', claimIds: ['paid', 'c'], reason: 'Vonnis' },
    { poolId: 'sold', claimIds: ['a', 'b'], reason: 'Vonnis' },
  ],
  ranks: [{ privilegeId: 'vat', rank: 40, reason: 'Rechtspraak' }],
  readings: [{ reading: 'restAboveCap', answer: 'unpaid', reason: 'Rechtsleer' }],
} as Choices;

it('carries what was decided about those who still share in the money', () => {
  expect(withCarriedChoices({}, CARRIED, SUBJECTS)).toEqual({
    orders: [{ poolId: 'van', claimIds: ['a', 'b'], reason: 'Akkoord' }],
    ranks: CARRIED.ranks,
    readings: CARRIED.readings,
  });
});

it('lets what is decided now go before', () => {
  const given: Choices = {
    orders: [{ poolId: 'van', claimIds: ['b', 'a'], reason: 'Nieuw akkoord' }],
    ranks: [{ privilegeId: 'vat', rank: 41, reason: 'Cassatie' }],
  };
  expect(withCarriedChoices(given, CARRIED, SUBJECTS)).toEqual({ ...given, readings: CARRIED.readings });
});
