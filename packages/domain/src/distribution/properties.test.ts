import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDossier, mustDistribute, withOrders } from '../../testing/arbitrary-dossier.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { type Cents, sumCents } from '../money.ts';
import { explainLine } from './explain-line.ts';
import type { DistributionInput, StatementInput } from './input.ts';
import type { Distribution, LineOutcome } from './outcome.ts';
import { inputToJson, resultToJson } from './snapshot.ts';

const settled = arbitraryDossier.map(withOrders);
const RUNS = randomRuns(1_000);

function lineKey({ kind, id }: LineOutcome): string {
  return `${kind} ${id}`;
}

function allotted({ lines }: Distribution): Map<string, Cents> {
  return new Map(lines.map((line) => [lineKey(line), line.allottedCents]));
}

function creditorTotal({ lines }: Distribution, creditorId: string): Cents {
  return sumCents(
    lines.filter((line) => line.creditorId === creditorId).map(({ allottedCents }) => allottedCents),
  );
}

describe('every distribution', () => {
  it('lets no cent come or go', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const { lines, pools, totals } = mustDistribute(input);
        const moneyIn = sumCents(input.pools.map(({ amountCents }) => amountCents));
        // What goes to costs that a creditor bears is allotted to him first.
        const moneyOut =
          sumCents(lines.map(({ allottedCents, borneCents }) => allottedCents - borneCents)) +
          sumCents(pools.map(({ surplusCents }) => surplusCents));
        expect(moneyOut).toBe(moneyIn);
        expect(totals.costsCents + totals.paidCents + totals.reservedCents + totals.surplusCents).toBe(
          moneyIn,
        );
      }),
      RUNS,
    );
  });

  it('gives nobody more than he claimed', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const { lines } = mustDistribute(input);
        for (const { allottedCents, claimedCents } of lines) {
          expect(allottedCents >= 0n && allottedCents <= claimedCents).toBe(true);
        }
        for (const { id, totalCents } of input.statements) {
          const own = lines.filter(({ statementId }) => statementId === id);
          expect(sumCents(own.map(({ claimedCents }) => claimedCents))).toBe(totalCents);
        }
      }),
      RUNS,
    );
  });

  it('gives a later round nothing from a pool on which an earlier one fell short', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const exhaustedAt = new Map<string, number>();
        for (const { kind, rank, draws, paidCents, demandedCents } of mustDistribute(input).rounds) {
          for (const { poolId, drawnCents } of draws) {
            // General claims of the very rank that fell short drew on the pool together with it.
            const isSameTurn = kind === 'general' && exhaustedAt.get(poolId) === rank;
            if (exhaustedAt.has(poolId) && !isSameTurn) expect(drawnCents).toBe(0n);
          }
          if (paidCents < demandedCents) for (const { poolId } of draws) exhaustedAt.set(poolId, rank);
        }
      }),
      RUNS,
    );
  });

  it('gives claims of one round the same quota, each rounded by less than one cent', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const { lines, rounds } = mustDistribute(input);
        for (const line of lines) {
          for (const step of line.steps) {
            const round = rounds[step.round];
            if (round === undefined) throw new Error('no round');
            const difference = step.paidCents * round.demandedCents - step.demandedCents * round.paidCents;
            expect(difference < round.demandedCents && -difference < round.demandedCents).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  it('explains every line in steps that add up to the amount', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const distribution = mustDistribute(input);
        for (const line of distribution.lines) {
          const steps = explainLine(distribution, line);
          const told = steps.flatMap((step) => ('round' in step ? [step.allottedCents] : []));
          const unpaid = steps.flatMap((step) => (step.kind === 'unpaid' ? [step.amountCents] : []));
          expect(sumCents(told)).toBe(line.allottedCents);
          expect(sumCents([...told, ...unpaid])).toBe(line.claimedCents);
          for (const step of steps) if ('round' in step) expect(step.references.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });
});

describe('the order of the input', () => {
  it('changes neither the result nor the snapshot', () => {
    const shuffled = settled.chain((input) =>
      fc.record({
        input: fc.constant(input),
        pools: permuted(input.pools),
        costs: permuted(input.costs),
        statements: permuted(input.statements).chain((statements) =>
          fc.tuple(
            ...statements.map((statement) =>
              permuted(statement.claims).map((claims) => ({ ...statement, claims })),
            ),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ input, ...lists }) => {
        const other = { ...input, ...lists };
        expect(inputToJson(other)).toBe(inputToJson(input));
        expect(resultToJson(mustDistribute(other))).toBe(resultToJson(mustDistribute(input)));
      }),
      RUNS,
    );
  });
});

function permuted<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

describe('more money', () => {
  /**
   * In exact fractions nobody ever loses. Rounding can move a cent in each round, and what a round leaves in a pool
   * passes such a cent on to the next: so a line can lose at most one cent per round.
   */
  it('lowers no amount by more than the rounding of the rounds', () => {
    const richer = settled.chain((input) =>
      fc.record({
        input: fc.constant(input),
        pool: fc.nat(input.pools.length - 1),
        extra: fc.bigInt(0n, 2_000n),
      }),
    );
    fc.assert(
      fc.property(richer, ({ input, pool, extra }) => {
        const pools = input.pools.map((facts, index) =>
          index === pool ? { ...facts, amountCents: facts.amountCents + extra } : facts,
        );
        const before = mustDistribute(input);
        const after = mustDistribute(withOrders({ ...input, pools }));
        const bound = BigInt(Math.max(before.rounds.length, after.rounds.length));
        const amounts = allotted(after);
        for (const [key, cents] of allotted(before))
          expect((amounts.get(key) ?? 0n) >= cents - bound).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('lots that suffice', () => {
  it('pay every claim in full', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const owed = sumCents([
          ...input.statements.map(({ totalCents }) => totalCents),
          ...input.costs.map(({ amountCents }) => amountCents),
        ]);
        const pools = input.pools.map((pool) => ({ ...pool, amountCents: pool.amountCents + owed }));
        fc.pre(pools.some(({ kind }) => kind !== 'maintenanceOnly'));
        const { readings: _, ...choices } = input.choices ?? {};
        const { lines } = mustDistribute(withOrders({ ...input, choices, pools }));
        for (const { kind, allottedCents, claimedCents } of lines) {
          if (kind !== 'cost') expect(allottedCents).toBe(claimedCents);
        }
      }),
      RUNS,
    );
  });
});

describe('a claim split in two of the same rank', () => {
  it('changes its creditor’s total by at most one cent per part', () => {
    fc.assert(
      fc.property(settled, fc.nat(), fc.nat(), (input, whichStatement, whichPart) => {
        const statement = input.statements[whichStatement % Math.max(1, input.statements.length)];
        const claim = statement?.claims.find(({ privilegeId, limitCents, fixedParts, ordinary }) => {
          const isWhole = limitCents === undefined && fixedParts === undefined && ordinary === undefined;
          return privilegeId !== 'maintenance' && isWhole;
        });
        fc.pre(statement !== undefined && claim !== undefined && claim.amountCents > 1n);
        if (statement === undefined || claim === undefined) return;
        const first = 1n + (BigInt(whichPart) % (claim.amountCents - 1n));
        // What is reserved moves no cent between creditors, and would have to be split too.
        const { reservedCents: _, ...whole } = claim;
        const claims = statement.claims.flatMap((known) =>
          known === claim
            ? [
                { ...whole, amountCents: first },
                { ...whole, id: `${claim.id}-b`, amountCents: claim.amountCents - first },
              ]
            : [known],
        );
        const statements = input.statements.map((known) =>
          known === statement ? { ...statement, claims } : known,
        );
        const difference =
          creditorTotal(mustDistribute(withOrders({ ...input, statements })), statement.creditorId) -
          creditorTotal(mustDistribute(input), statement.creditorId);
        expect(difference <= 2n && difference >= -2n).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('reserving a claim', () => {
  it('changes where its money goes, not how much there is for anybody', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const statements = input.statements.map(reserveAll);
        // A creditor bears costs only out of what he receives, and nobody receives what is consigned.
        const costs = input.costs.filter(({ creditorId }) => creditorId === undefined);
        const all = mustDistribute({ ...input, costs, statements });
        expect(allotted(all)).toEqual(allotted(mustDistribute({ ...input, costs })));
        expect(all.totals.paidCents).toBe(0n);
      }),
      RUNS,
    );
  });
});

function reserveAll(statement: StatementInput): StatementInput {
  const claims = statement.claims.map((claim) => ({ ...claim, reservedCents: claim.amountCents }));
  const restCents = claims.reduce((rest, { amountCents }) => rest - amountCents, statement.totalCents);
  return { ...statement, claims, reservedCents: restCents };
}

describe('an order that no circle needs', () => {
  it('has no effect', () => {
    fc.assert(
      fc.property(settled, (input) => {
        const claimIds = input.statements.flatMap(({ claims }) => claims.map(({ id }) => id)).reverse();
        const extra = input.pools.map(({ id }) => ({ poolId: id, claimIds, reason: 'wish' }));
        const orders = [...(input.choices?.orders ?? []), ...extra];
        const wishful: DistributionInput = { ...input, choices: { ...input.choices, orders } };
        expect(allotted(mustDistribute(wishful))).toEqual(allotted(mustDistribute(input)));
      }),
      RUNS,
    );
  });
});
