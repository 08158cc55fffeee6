import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import type { DistributionInput, StatementInput } from '../distribution/input.ts';
import type { Cents } from '../money.ts';
import { withInitialAmounts } from './initial-amounts.ts';

function statement(id: string, totalCents: Cents, more: Partial<StatementInput> = {}): StatementInput {
  return { id, creditorId: id, totalCents, claims: [], ...more };
}

function run(amountCents: Cents, statements: readonly StatementInput[]) {
  const pools: DistributionInput['pools'] = [{ id: 'wage', kind: 'income', amountCents }];
  const { lines } = mustDistribute({ asOf: '2026-03-02', pools, costs: [], statements });
  return Object.fromEntries(lines.map(({ id, allottedCents }) => [id, allottedCents]));
}

const INITIAL = new Map([
  ['bank', 100_000n],
  ['shop', 100_000n],
]);

describe('shares on initial amounts', () => {
  // The bank was paid more before, by an assignment.
  const balances = [statement('bank', 25_000n), statement('shop', 75_000n)];

  it('go by what each was owed at first, and by balances by what each is owed now', () => {
    expect(run(40_000n, balances)).toEqual({ bank: 10_000n, shop: 30_000n });
    expect(
      run(
        40_000n,
        balances.map((one) => withInitialAmounts(one, INITIAL)),
      ),
    ).toEqual({ bank: 20_000n, shop: 20_000n });
  });

  it('give nobody more than is left, and the others what that leaves', () => {
    const initial = balances.map((one) => withInitialAmounts(one, INITIAL));
    expect(run(60_000n, initial)).toEqual({ bank: 25_000n, shop: 35_000n });
    expect(run(200_000n, initial)).toEqual({ bank: 25_000n, shop: 75_000n });
  });

  it('take part as they are where they are new, or grew by interest', () => {
    const fresh = statement('fresh', 50_000n);
    expect(withInitialAmounts(fresh, INITIAL)).toEqual(fresh);
    expect(withInitialAmounts(statement('bank', 101_000n), INITIAL).totalCents).toBe(101_000n);
  });

  it('leave a claim with parts without privilege no more privilege than it has left', () => {
    const tax = statement('tax', 50_000n, {
      claims: [
        {
          ...{ id: 'tax-1', privilegeId: 'vat', amountCents: 50_000n },
          ordinary: [{ because: 'costs', amountCents: 30_000n }],
          reservedCents: 25_000n,
        },
      ],
    });
    const [claim] = withInitialAmounts(tax, new Map([['tax-1', 90_000n]])).claims;
    expect(claim).toMatchObject({ amountCents: 90_000n, ceilingCents: 50_000n, reservedCents: 45_000n });
    const input = withInitialAmounts(tax, new Map([['tax-1', 90_000n]]));
    // 200.00 by the privilege, then 700.00 that it lacks beside 100.00 for a rest of 100.00.
    expect(run(30_000n, [input, statement('shop', 10_000n)])).toEqual({ 'tax-1': 28_750n, shop: 1_250n });
  });
});
