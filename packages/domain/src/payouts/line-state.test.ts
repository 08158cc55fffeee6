import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettled, isSmallSum, isToPay, type LineFacts, openCentsOf, stateOfLine } from './line-state.ts';
import { PAYOUT_LINE_KINDS } from './payment-list.ts';

const OPEN: LineFacts = {
  kind: 'creditor',
  amountCents: 100_00n,
  paidCents: 0n,
  isUnderWay: false,
  isReturned: false,
  isWaived: false,
};

describe('the state of a line', () => {
  it.each([
    [{}, 'toPay'],
    [{ isUnderWay: true }, 'underWay'],
    [{ paidCents: 40_00n }, 'partlyPaid'],
    [{ paidCents: 100_00n }, 'paid'],
    [{ paidCents: 100_00n, kind: 'reserve' }, 'consigned'],
    [{ isReturned: true }, 'returned'],
    [{ isReturned: true, isUnderWay: true }, 'underWay'],
    [{ isReturned: true, paidCents: 100_00n }, 'paid'],
    [{ isWaived: true, isUnderWay: true }, 'waived'],
  ] as const)('of %o is %s', (changes, state) => {
    expect(stateOfLine({ ...OPEN, ...changes })).toBe(state);
  });

  it('is never settled, to pay and under way at once, and what is settled has nothing open', () => {
    const facts = fc.record({
      kind: fc.constantFrom(...PAYOUT_LINE_KINDS),
      amountCents: fc.bigInt({ min: 1n, max: 1_000n }),
      paidCents: fc.bigInt({ min: 0n, max: 1_000n }),
      isUnderWay: fc.boolean(),
      isReturned: fc.boolean(),
      isWaived: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const state = stateOfLine(one);
        expect([isSettled(state), isToPay(state), state === 'underWay'].filter(Boolean)).toHaveLength(1);
        expect(openCentsOf(one) === 0n).toBe(isSettled(state));
      }),
    );
  });

  it('tells small sums apart', () => {
    expect([4_99n, 5_00n].map((amountCents) => isSmallSum({ amountCents }))).toEqual([true, false]);
  });
});
