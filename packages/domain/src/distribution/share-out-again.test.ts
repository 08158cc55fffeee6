import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDossier, mustDistribute, withOrders } from '../../testing/arbitrary-dossier.ts';
import { sumCents } from '../money.ts';
import type { DistributionInput, StatementInput } from './input.ts';
import { shareOutAgain } from './share-out-again.ts';
import { applyChange } from './what-if.ts';

const reserved: StatementInput = {
  id: 'conservatory',
  creditorId: 'conservatory',
  totalCents: 1_000n,
  claims: [],
  reserved: true,
};
const input: DistributionInput = {
  asOf: '2026-10-22',
  pools: [{ id: 'bank', kind: 'money', amountCents: 1_000n }],
  costs: [],
  statements: [{ id: 'titled', creditorId: 'titled', totalCents: 1_000n, claims: [] }, reserved],
};

function paymentsAfter(decided: DistributionInput) {
  const { payments, stillReserved, toDefendantCents } = shareOutAgain(
    mustDistribute(input),
    mustDistribute(decided),
  );
  return {
    payments: payments.map(({ line, cents }) => [line.statementId, cents]),
    stillReserved: stillReserved.map(({ line, cents }) => [line.statementId, cents]),
    toDefendantCents,
  };
}

describe('a reserved claim that was decided', () => {
  it('is paid what was consigned for it when it was admitted', () => {
    const statement = { ...reserved, reserved: false };
    expect(paymentsAfter(applyChange(input, { kind: 'putStatement', statement }))).toEqual({
      payments: [['conservatory', 500n]],
      stillReserved: [],
      toDefendantCents: 0n,
    });
  });

  it('leaves its share to the admitted creditors when it was rejected', () => {
    const decided = applyChange(input, { kind: 'removeStatement', statementId: 'conservatory' });
    expect(paymentsAfter(decided)).toEqual({
      payments: [['titled', 500n]],
      stillReserved: [],
      toDefendantCents: 0n,
    });
  });

  it('is paid its admitted part, and the rest is shared as the table says', () => {
    // 1,000 for 1,000 + 250: 800 and 200; the titled creditor already has 500.
    const statement = { ...reserved, reserved: false, totalCents: 250n };
    expect(paymentsAfter(applyChange(input, { kind: 'putStatement', statement })).payments).toEqual([
      ['conservatory', 200n],
      ['titled', 300n],
    ]);
  });

  it('stays consigned as long as nothing is decided', () => {
    expect(paymentsAfter(input)).toEqual({
      payments: [],
      stillReserved: [['conservatory', 500n]],
      toDefendantCents: 0n,
    });
  });

  it('refuses results of different money', () => {
    const pool = { id: 'bank', kind: 'money', amountCents: 2_000n } as const;
    expect(() => paymentsAfter(applyChange(input, { kind: 'putPool', pool }))).toThrow(/same money/);
  });
});

it('shares out exactly what was consigned, and takes nothing back', () => {
  fc.assert(
    fc.property(arbitraryDossier.map(withOrders), fc.nat(), (dossier, which) => {
      const waiting = dossier.statements.filter((statement) => statement.reserved === true);
      const decided = waiting[which % Math.max(1, waiting.length)];
      fc.pre(decided !== undefined);
      if (decided === undefined) return;
      const before = mustDistribute(dossier);
      const change = { kind: 'removeStatement', statementId: decided.id } as const;
      const known = dossier.statements
        .filter(({ id }) => id !== decided.id)
        .flatMap(({ claims }) => claims.map(({ id }) => id));
      const orders = dossier.choices?.orders?.map((order) => ({
        ...order,
        claimIds: order.claimIds.filter((id) => known.includes(id)),
      }));
      const without = applyChange(dossier, change);
      const choices = orders === undefined ? without.choices : { ...without.choices, orders };
      const after = mustDistribute(withOrders(choices === undefined ? without : { ...without, choices }));
      const { payments, stillReserved, toDefendantCents } = shareOutAgain(before, after);
      const sharedOut =
        sumCents([...payments, ...stillReserved].map(({ cents }) => cents)) + toDefendantCents;
      expect(sharedOut).toBe(before.totals.reservedCents);
      for (const { cents, line } of payments) expect(cents > 0n && cents <= line.claimedCents).toBe(true);
    }),
    { numRuns: 500 },
  );
});
