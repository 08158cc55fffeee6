import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import type { DistributionInput, StatementInput } from '../distribution/input.ts';
import type { Distribution } from '../distribution/outcome.ts';
import { type Cents, smallerOf, sumCents } from '../money.ts';
import { type RunToSettle, type Settlement, settleDifferences } from './differences.ts';
import { countedOfDecision } from './reserve-decision.ts';

function ordinary(id: string, totalCents: Cents, reservedCents = 0n): StatementInput {
  return { id, creditorId: id, totalCents, claims: [], ...(reservedCents > 0n && { reservedCents }) };
}

function run(massCents: Cents, statements: readonly StatementInput[]): Distribution {
  const pools = [{ id: 'rest', kind: 'money', amountCents: massCents }] as const;
  const input: DistributionInput = { asOf: '2026-03-02', pools, costs: [], statements };
  return mustDistribute(input);
}

/** What a run pays and consigns for a creditor. */
function sharesOf({ lines }: Distribution, id: string) {
  const own = lines.filter(({ statementId }) => statementId === id);
  const consignedCents = sumCents(own.map((line) => line.consignedCents));
  return {
    paidCents: sumCents(own.map(({ allottedCents }) => allottedCents)) - consignedCents,
    consignedCents,
  };
}

/** Two runs of the whole, of which the second knows what was decided about some. */
function toSettle(
  before: Distribution,
  after: Distribution,
  decidedIds: readonly string[],
  extra: Partial<RunToSettle> = {},
): RunToSettle {
  const ids = [...new Set([...before.lines, ...after.lines].map(({ statementId }) => statementId ?? ''))];
  return {
    shares: ids.map((id) => ({
      id,
      totalCents: sharesOf(after, id).paidCents,
      receivedCents: sharesOf(before, id).paidCents,
      consignedCents: sharesOf(after, id).consignedCents,
      heldCents: sharesOf(before, id).consignedCents,
      spentCents: 0n,
      isDecided: decidedIds.includes(id),
    })),
    surplus: [
      {
        id: 'main',
        totalCents: after.totals.surplusCents,
        receivedCents: before.totals.surplusCents,
      },
    ],
    interestCents: 0n,
    ownCostsCents: 0n,
    roundingCents: BigInt(after.rounds.length + before.rounds.length),
    ...extra,
  };
}

function mustSettle(toRun: RunToSettle): Settlement {
  const outcome = settleDifferences(toRun);
  if (outcome.kind !== 'settled') throw new Error(outcome.kind);
  return outcome;
}

function paidNow({ shares }: Settlement): Record<string, Cents> {
  return Object.fromEntries(shares.map(({ id, payNowCents }) => [id, payNowCents]));
}

const A = ordinary('A', 4_000_00n);
const B = ordinary('B', 6_000_00n);
const T0 = run(9_000_00n, [A, B, ordinary('R', 5_000_00n, 5_000_00n)]);

describe('a reserve of 5,000 beside claims of 4,000 and 6,000 on 9,000', () => {
  it('is first consigned for 3,000, beside 2,400 and 3,600', () => {
    expect(['A', 'B', 'R'].map((id) => sharesOf(T0, id))).toEqual([
      { paidCents: 2_400_00n, consignedCents: 0n },
      { paidCents: 3_600_00n, consignedCents: 0n },
      { paidCents: 0n, consignedCents: 3_000_00n },
    ]);
  });

  it('gives the others 1,200 and 1,800 more when it is rejected', () => {
    const settled = mustSettle(toSettle(T0, run(9_000_00n, [A, B, ordinary('R', 0n)]), ['R']));
    expect(settled.releasedCents).toBe(3_000_00n);
    expect(paidNow(settled)).toEqual({ A: 1_200_00n, B: 1_800_00n, R: 0n });
  });

  it('gives 600, 900 and 1,500 when it is admitted for 2,000', () => {
    const after = run(9_000_00n, [A, B, ordinary('R', 2_000_00n)]);
    expect(['A', 'B', 'R'].map((id) => sharesOf(after, id).paidCents)).toEqual([
      3_000_00n,
      4_500_00n,
      1_500_00n,
    ]);
    expect(paidNow(mustSettle(toSettle(T0, after, ['R'])))).toEqual({
      A: 600_00n,
      B: 900_00n,
      R: 1_500_00n,
    });
  });

  it('bears the costs of the second run out of what is released, in proportion to what it gives', () => {
    const after = run(9_000_00n, [A, B, ordinary('R', 2_000_00n)]);
    const settled = mustSettle(toSettle(T0, after, ['R'], { ownCostsCents: 300_00n }));
    expect(paidNow(settled)).toEqual({ A: 540_00n, B: 810_00n, R: 1_350_00n });
  });

  it('shares out what the deposit office adds as part of the mass', () => {
    const after = run(9_120_00n, [A, B, ordinary('R', 2_000_00n)]);
    const settled = mustSettle(toSettle(T0, after, ['R'], { interestCents: 120_00n }));
    expect(paidNow(settled)).toEqual({ A: 640_00n, B: 960_00n, R: 1_520_00n });
  });

  it('is not settled when the costs of the second run are more than what is released', () => {
    const after = run(9_000_00n, [A, B, ordinary('R', 2_000_00n)]);
    expect(settleDifferences(toSettle(T0, after, ['R'], { ownCostsCents: 3_000_01n }))).toEqual({
      kind: 'costsExceedReleased',
      releasedCents: 3_000_00n,
    });
  });

  it('is not settled when it would take back what somebody received', () => {
    const after = run(9_000_00n, [A, B, ordinary('R', 9_000_00n)]);
    expect(settleDifferences(toSettle(T0, after, ['R']))).toEqual({ kind: 'receivedMore', id: 'A' });
  });
});

it('knows at the second decision that the costs of the first took a part of what was consigned meanwhile', () => {
  const [one, two] = [ordinary('R', 5_000_00n, 5_000_00n), ordinary('S', 6_000_00n, 6_000_00n)];
  const first = run(9_000_00n, [A, one, two]);
  const second = run(9_000_00n, [A, ordinary('R', 0n), two]);
  const afterOne = mustSettle(toSettle(first, second, ['R'], { ownCostsCents: 300_00n }));
  expect(paidNow(afterOne)).toEqual({ A: 1_080_00n, R: 0n, S: 0n });
  // By the run 5,400.00 is consigned for S; 180.00 of it went to the costs.
  expect(afterOne.shares.find(({ id }) => id === 'S')).toMatchObject({ heldCents: 5_220_00n });
  const third = toSettle(second, run(9_000_00n, [A, ordinary('R', 0n), ordinary('S', 0n)]), ['S']);
  const afterTwo = mustSettle({
    ...third,
    shares: third.shares.map((share) => (share.id === 'S' ? { ...share, spentCents: 180_00n } : share)),
  });
  expect(afterTwo).toMatchObject({
    releasedCents: 5_220_00n,
    surplus: [{ payNowCents: 4_833_33n }],
  });
  expect(paidNow(afterTwo)).toEqual({ A: 386_67n, S: 0n });
});

it('counts no more than was reserved, and says so', () => {
  expect(countedOfDecision({ reservedCents: 5_000_00n, decidedCents: 7_000_00n })).toEqual({
    countedCents: 5_000_00n,
    rejectedCents: 0n,
    isCapped: true,
  });
});

describe('any reserve that is decided for no more, at no better rank', () => {
  const cents = fc.oneof(fc.bigInt({ min: 0n, max: 60n }), fc.bigInt({ min: 0n, max: 500_000n }));
  const privilege = fc.constantFrom('wages', 'vat', 'funeral-costs', null);
  const creditor = fc.record({ amountCents: cents, reservedCents: cents, privilege });
  const decision = fc.record({ final: cents, isOrdinary: fc.boolean() });
  const dossier = fc.record({
    massCents: cents,
    creditors: fc.array(creditor, { minLength: 1, maxLength: 6 }),
    decision,
    ownCosts: fc.bigInt({ min: 0n, max: 50n }),
  });
  type Facts = (typeof dossier extends fc.Arbitrary<infer Value> ? Value : never)['creditors'][number];

  function statementOf(id: string, { amountCents, reservedCents, privilege: privilegeId }: Facts) {
    const totalCents = amountCents + reservedCents;
    if (privilegeId === null || totalCents === 0n) return ordinary(id, totalCents, reservedCents);
    const claim = { id: `${id} claim`, privilegeId, amountCents: totalCents, reservedCents };
    return { id, creditorId: id, totalCents, claims: [claim] };
  }

  /** The first one is decided; without its privilege what counts is ordinary. */
  function decided(id: string, facts: Facts, { final, isOrdinary }: { final: Cents; isOrdinary: boolean }) {
    const { countedCents } = countedOfDecision({ reservedCents: facts.reservedCents, decidedCents: final });
    const whole = statementOf(id, {
      ...facts,
      amountCents: facts.amountCents + countedCents,
      reservedCents: 0n,
    });
    if (!isOrdinary || facts.privilege === null) return whole;
    const kept = statementOf(id, { ...facts, reservedCents: 0n });
    return { ...kept, totalCents: whole.totalCents };
  }

  it('takes nothing back, and pays out all that is released and no cent more', () => {
    fc.assert(
      fc.property(dossier, ({ massCents, creditors, decision: said, ownCosts }) => {
        const before = creditors.map((facts, place) => statementOf(`${place}`, facts));
        const after = creditors.map((facts, place) =>
          place === 0 ? decided('0', facts, said) : statementOf(`${place}`, facts),
        );
        const settling = toSettle(run(massCents, before), run(massCents, after), ['0']);
        const free = settleDifferences(settling);
        if (free.kind !== 'settled') throw new Error(free.kind);
        const ownCostsCents = smallerOf(ownCosts, free.releasedCents);
        const outcome = settleDifferences({ ...settling, ownCostsCents });
        if (outcome.kind !== 'settled') throw new Error(outcome.kind);
        const amounts = [
          ...outcome.shares.flatMap(({ payNowCents, consignNowCents }) => [payNowCents, consignNowCents]),
          ...outcome.surplus.map(({ payNowCents }) => payNowCents),
        ];
        expect(amounts.every((amount) => amount >= 0n)).toBe(true);
        expect(sumCents(amounts) + ownCostsCents).toBe(outcome.releasedCents);
      }),
      { numRuns: 300 },
    );
  });
});
