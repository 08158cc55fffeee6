import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDossier, withOrders } from '../../testing/arbitrary-dossier.ts';
import { groupBy } from '../group-by.ts';
import { sumCents } from '../money.ts';
import { distribute } from './distribute.ts';
import type { Debtors, DistributionInput } from './input.ts';
import type { Distribution } from './outcome.ts';
import { inputToJson, resultToJson } from './snapshot.ts';

const RUNS = { numRuns: Number(process.env['RANDOM_DOSSIERS'] ?? 300) };

const ESTATES = [{ id: 'main' }, { id: 'an' }, { id: 'community', memberIds: ['main', 'an'] }];
const SHARES: readonly (readonly (readonly [string, number])[])[] = [
  [['main', 10_000]],
  [['an', 10_000]],
  [
    ['main', 3_333],
    ['an', 6_667],
  ],
  [['community', 10_000]],
  [
    ['main', 2_500],
    ['community', 7_500],
  ],
];
const DEBTORS: readonly Debtors[] = [
  {},
  { debtorIds: ['an'] },
  { debtorIds: ['main', 'an'], liability: 'joint' },
  { debtorIds: ['main', 'an'], liability: 'solidary' },
];

/** A dossier of one defendant made one of a couple, by lots that are drawn. */
const couples = fc
  .tuple(arbitraryDossier.map(withOrders), fc.array(fc.nat(), { minLength: 40, maxLength: 40 }))
  .map(([input, drawn]): DistributionInput => {
    let next = 0;
    const draw = <Item>(items: readonly Item[]): Item => {
      next += 1;
      return items[(drawn[next % drawn.length] ?? 0) % items.length] as Item;
    };
    return {
      ...input,
      estates: ESTATES,
      pools: input.pools.map((pool) => ({
        ...pool,
        shares: draw(SHARES).map(([estateId, basisPoints]) => ({ estateId, basisPoints })),
      })),
      statements: input.statements.map((statement) => ({
        ...statement,
        ...draw(DEBTORS),
        claims: statement.claims.map((claim) => ({ ...claim, ...draw(DEBTORS) })),
      })),
    };
  });

/** What the engine makes of it; some dossiers ask the bailiff something first. */
function shareOut(input: DistributionInput): Distribution | undefined {
  const outcome = distribute(input);
  return outcome.kind === 'distributed' ? outcome : undefined;
}

describe('several estates', () => {
  it('let no cent come or go, neither in all nor in one of them', () => {
    let shared = 0;
    fc.assert(
      fc.property(couples, (input) => {
        // That each estate gives what it had is checked by the engine itself, which throws when it is not so.
        const distribution = shareOut(input);
        if (distribution === undefined) return;
        shared += 1;
        const { costsCents, paidCents, reservedCents, surplusCents } = distribution.totals;
        const moneyIn = sumCents(input.pools.map(({ amountCents }) => amountCents));
        expect(costsCents + paidCents + reservedCents + surplusCents).toBe(moneyIn);
      }),
      RUNS,
    );
    expect(shared).toBeGreaterThan(RUNS.numRuns / 2);
  });

  it('give nobody more than is owed', () => {
    fc.assert(
      fc.property(couples, (input) => {
        const claims = (shareOut(input)?.lines ?? []).filter(({ kind }) => kind !== 'cost');
        for (const lines of groupBy(claims, ({ kind, id }) => `${kind} ${id}`).values()) {
          const paid = sumCents(lines.map(({ allottedCents }) => allottedCents));
          expect(paid <= (lines[0]?.debtCents ?? 0n)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('come out the same whatever the order of estates, lots, shares and claims', () => {
    fc.assert(
      fc.property(couples, (input) => {
        const turned: DistributionInput = {
          ...input,
          estates: ESTATES.toReversed().map(({ memberIds, ...estate }) => ({
            ...estate,
            ...(memberIds && { memberIds: memberIds.toReversed() }),
          })),
          pools: input.pools
            .map(({ shares = [], ...pool }) => ({ ...pool, shares: shares.toReversed() }))
            .reverse(),
          statements: input.statements
            .map((statement) => ({ ...statement, claims: statement.claims.toReversed() }))
            .reverse(),
        };
        const [one, other] = [shareOut(input), shareOut(turned)];
        expect(other && resultToJson(other)).toEqual(one && resultToJson(one));
        expect(inputToJson(turned)).toBe(inputToJson(input));
      }),
      RUNS,
    );
  });

  it('of which there is only one give everybody what he got before', () => {
    fc.assert(
      fc.property(arbitraryDossier.map(withOrders), (input) => {
        const before = shareOut(input);
        // What its lots cannot bear of a cost is an ordinary debt of the one estate there is, and of none of several.
        const isOrdinary = (round: number) => before?.rounds[round]?.kind === 'ordinary';
        const isBorne = before?.lines.every(
          ({ kind, steps }) => kind !== 'cost' || !steps.some(({ round }) => isOrdinary(round)),
        );
        if (!isBorne) return;
        const alone = shareOut({ ...input, estates: [{ id: 'main' }] });
        const paid = (distribution: Distribution | undefined) =>
          distribution?.lines
            .filter(({ allottedCents }) => allottedCents > 0n)
            .map(({ kind, id, allottedCents }) => `${kind} ${id} ${allottedCents}`)
            .sort();
        expect(paid(alone)).toEqual(paid(before));
      }),
      RUNS,
    );
  });
});
