import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDossier, mustDistribute, withOrders, withSeries } from '../../testing/arbitrary-dossier.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { sumCents } from '../money.ts';
import { distribute } from './distribute.ts';
import type { ClaimInput, DistributionInput, StatementInput } from './input.ts';
import { inputFromJson, inputToJson, resultFromJson, resultToJson } from './snapshot.ts';

const SEIZED = '2026-03-02T10:30:00+01:00';
const BEFORE = '2026-03-02T10:29:00+01:00';
const AFTER = '2026-03-02T10:31:00+01:00';

function one(id: string, claim: Omit<ClaimInput, 'id'>): StatementInput {
  return { id, creditorId: id, totalCents: claim.amountCents, claims: [{ id, ...claim }] };
}

/** A lender to whom the wage was assigned. */
function assigned(id: string, amountCents: bigint, notifiedAt: string | null): StatementInput {
  return one(id, { privilegeId: 'chirographic', amountCents, assignment: { notifiedAt } });
}

/** 442.20 of a wage of 2,150.00, of which the treasury and a supplier seized. */
function wage(...statements: StatementInput[]): DistributionInput {
  return {
    asOf: '2026-03-02',
    pools: [{ id: 'march', kind: 'income', amountCents: 44_220n }],
    costs: [],
    statements: [
      one('treasury', { privilegeId: 'vat', amountCents: 30_000n }),
      one('supplier', { privilegeId: 'chirographic', amountCents: 60_000n }),
      ...statements,
    ],
    incomeSeizedAt: SEIZED,
  };
}

const getsOf = (input: DistributionInput) =>
  Object.fromEntries(mustDistribute(input).lines.map(({ id, allottedCents }) => [id, allottedCents]));

describe('an assignment of an income', () => {
  it('that was notified before the seizure goes first, also before who seized with a privilege', () => {
    expect(getsOf(wage(assigned('bank', 40_000n, BEFORE)))).toEqual({
      bank: 40_000n,
      treasury: 4_220n,
      supplier: 0n,
    });
  });

  it('that was notified after it joins as an ordinary creditor: a privilege goes first', () => {
    expect(getsOf(wage(assigned('bank', 40_000n, AFTER)))).toEqual({
      bank: 5_688n,
      treasury: 30_000n,
      supplier: 8_532n,
    });
  });

  it('of the very instant of the seizure came not before it', () => {
    expect(getsOf(wage(assigned('bank', 40_000n, SEIZED)))).toEqual(
      getsOf(wage(assigned('bank', 40_000n, AFTER))),
    );
  });

  it('leaves maintenance first, which also takes the protected part', () => {
    const input = wage(
      assigned('bank', 40_000n, BEFORE),
      one('child', { privilegeId: 'maintenance', amountCents: 30_000n }),
    );
    expect(getsOf(input)).toEqual({ child: 30_000n, bank: 14_220n, treasury: 0n, supplier: 0n });
  });

  it('of an earlier notice goes before one of a later, and those of one instant share', () => {
    const first = '2026-01-05T08:00:00Z';
    const gets = getsOf(
      wage(
        assigned('late', 10_000n, BEFORE),
        assigned('early', 30_000n, first),
        // The same instant in the words of another clock.
        assigned('twin', 10_000n, '2026-01-05T09:00:00+01:00'),
      ),
    );
    expect(gets).toEqual({ early: 30_000n, twin: 10_000n, late: 4_220n, treasury: 0n, supplier: 0n });
    const scarce = { ...wage(assigned('early', 30_000n, first), assigned('twin', 60_000n, first)) };
    expect(getsOf(scarce)).toMatchObject({ early: 14_740n, twin: 29_480n });
  });

  it('bears on the income alone, and its rest shares elsewhere as an ordinary claim', () => {
    const input = wage(assigned('bank', 50_000n, BEFORE));
    const pools = [...input.pools, { id: 'car', kind: 'asset', amountCents: 35_780n } as const];
    expect(getsOf({ ...input, pools })).toEqual({
      bank: 44_220n + 508n,
      treasury: 30_000n,
      supplier: 5_272n,
    });
  });

  it('pays a claim with a privilege in full, and none of its parts twice', () => {
    const input = wage(
      one('worker', {
        privilegeId: 'wages',
        amountCents: 40_000n,
        ordinary: [{ because: 'interest', amountCents: 10_000n }],
        assignment: { notifiedAt: BEFORE },
      }),
    );
    expect(getsOf(input)).toMatchObject({ worker: 40_000n, treasury: 4_220n });
  });

  it('asks for its hour where there is an income, and else for nothing', () => {
    const input = wage(assigned('bank', 40_000n, null));
    expect(distribute(input)).toMatchObject({
      kind: 'rejected',
      findings: [{ code: 'assignmentTimeNeeded', claimId: 'bank' }],
    });
    const { incomeSeizedAt: _, ...unknown } = wage(assigned('bank', 40_000n, BEFORE));
    expect(distribute(unknown)).toMatchObject({ findings: [{ code: 'seizureTimeNeeded' }] });
    const sold = { ...input, pools: [{ id: 'car', kind: 'asset', amountCents: 50_000n } as const] };
    expect(distribute(sold).kind).toBe('distributed');
  });

  it('is consigned as far as it is reserved: it is not enforceable yet', () => {
    const input = wage(
      one('bank', {
        privilegeId: 'chirographic',
        amountCents: 40_000n,
        reservedCents: 40_000n,
        assignment: { notifiedAt: BEFORE },
      }),
    );
    expect(mustDistribute(input).totals).toMatchObject({ paidCents: 4_220n, reservedCents: 40_000n });
  });

  it('is told by its round, which the snapshot keeps', () => {
    const input = wage(assigned('bank', 40_000n, BEFORE));
    const result = mustDistribute(inputFromJson(inputToJson(input)));
    expect(result).toEqual(mustDistribute(input));
    expect(resultFromJson(resultToJson(result)).rounds[0]).toMatchObject({
      kind: 'assignment',
      notifiedAt: BEFORE,
      paidCents: 40_000n,
    });
  });

  it('goes before the seizures of each estate that has an income', () => {
    const input: DistributionInput = {
      ...wage(assigned('bank', 40_000n, BEFORE)),
      estates: [{ id: 'main' }, { id: 'spouse' }],
    };
    expect(getsOf(input)).toEqual({ bank: 40_000n, treasury: 4_220n, supplier: 0n });
  });
});

describe('a run in a series', () => {
  const settled = withSeries(arbitraryDossier).map(withOrders);
  const RUNS = randomRuns(1_000);

  it('gives nobody more than is left, at no rank, and lets no cent come or go', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const { lines, pools } = mustDistribute(input);
        for (const { allottedCents, ceilingCents } of lines) {
          expect(ceilingCents === undefined || allottedCents <= ceilingCents).toBe(true);
        }
        const out = sumCents([
          ...lines.map(({ allottedCents, borneCents }) => allottedCents - borneCents),
          ...pools.map(({ surplusCents }) => surplusCents),
        ]);
        expect(out).toBe(sumCents(input.pools.map(({ amountCents }) => amountCents)));
      }),
      RUNS,
    );
  });

  it('is the same whatever the order of its lists', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const turned = {
          ...input,
          statements: input.statements.toReversed(),
          secured: (input.secured ?? []).toReversed(),
        };
        expect(resultToJson(mustDistribute(turned))).toBe(resultToJson(mustDistribute(input)));
        expect(inputToJson(turned)).toBe(inputToJson(input));
      }),
      RUNS,
    );
  });
});
