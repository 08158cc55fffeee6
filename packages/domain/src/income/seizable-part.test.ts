import { type SeizableIncome, toSeizableIncome } from '@prorata/law/parameters/seizable-income';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largerOf, smallerOf, sumCents } from '../money.ts';
import { INCOME_KINDS, type IncomeKind } from '../vocabulary.ts';
import { scaleOn } from './scales.ts';
import { computeSeizablePart, type IncomeToCount } from './seizable-part.ts';

const IN_2026 = scaleOn('2026-06-01', []).value;

function of(
  netCents: bigint,
  {
    kind = 'wage',
    extraCents = 0n,
    children = 0,
    maintenanceCents = null,
  }: Partial<IncomeToCount> & {
    readonly kind?: IncomeKind;
    readonly extraCents?: bigint;
  } = {},
): IncomeToCount {
  return { incomes: [{ kind, netCents, extraCents }], children, maintenanceCents };
}

function seizableByBracket(income: IncomeToCount, scale: SeizableIncome = IN_2026): readonly bigint[] {
  return computeSeizablePart(income, scale).brackets.map(({ seizableCents }) => seizableCents);
}

describe('the seizable part of an income, by the worked examples of 2026', () => {
  it('W1: of a wage of 2,150.00 it is 442.20, and was 478.60 by the amounts of 2025', () => {
    expect(seizableByBracket(of(215_000n))).toEqual([0n, 2_100n, 4_740n, 6_280n, 31_100n]);
    const part = computeSeizablePart(of(215_000n), IN_2026);
    expect(part).toMatchObject({ quotaCents: 44_220n, protectedCents: 170_780n, maintenance: null });
    expect(computeSeizablePart(of(215_000n), scaleOn('2025-12-31', []).value).quotaCents).toBe(47_860n);
  });

  it('W2: two children leave 266.20 of it', () => {
    const part = computeSeizablePart(of(215_000n, { children: 2 }), IN_2026);
    expect(part).toMatchObject({ childrenCents: 17_600n, quotaCents: 26_620n });
  });

  it('W3: of an unemployment benefit of 1,700.00 it is 91.40, without a part of 30 %', () => {
    const income = of(170_000n, { kind: 'replacement' });
    expect(seizableByBracket(income)).toEqual([0n, 2_100n, 6_320n, 720n, 0n]);
    expect(computeSeizablePart(income, IN_2026)).toMatchObject({ appliesTo: 'other', quotaCents: 9_140n });
  });

  it('W5: what maintenance takes comes off what the others get, and beyond the part off what is protected', () => {
    expect(computeSeizablePart(of(215_000n, { maintenanceCents: 30_000n }), IN_2026).maintenance).toEqual({
      fromQuotaCents: 30_000n,
      fromProtectedCents: 0n,
      leftForOthersCents: 14_220n,
    });
    expect(computeSeizablePart(of(215_000n, { maintenanceCents: 60_000n }), IN_2026).maintenance).toEqual({
      fromQuotaCents: 44_220n,
      fromProtectedCents: 15_780n,
      leftForOthersCents: 0n,
    });
  });

  it('W6: a child takes off no more than there is', () => {
    const part = computeSeizablePart(of(155_000n, { children: 1 }), IN_2026);
    expect(part).toMatchObject({ childrenCents: 2_880n, quotaCents: 0n, protectedCents: 155_000n });
  });

  it('W7: a year-end bonus is added to the pay of its month', () => {
    expect(computeSeizablePart(of(215_000n, { extraCents: 120_000n }), IN_2026)).toMatchObject({
      totalCents: 335_000n,
      quotaCents: 164_220n,
    });
  });
});

describe('several incomes', () => {
  const both: IncomeToCount = {
    incomes: [
      { kind: 'wage', netCents: 100_000n, extraCents: 0n },
      { kind: 'replacement', netCents: 70_000n, extraCents: 0n },
    ],
    children: 0,
    maintenanceCents: null,
  };

  it('are added up by the scale of wages as soon as one of them is a wage', () => {
    // 21.00 + 47.40 + 40 % of 18.00: each payer alone would have withheld nothing.
    const part = computeSeizablePart(both, IN_2026);
    expect(part).toMatchObject({ appliesTo: 'wage', totalCents: 170_000n, quotaCents: 7_560n });
    expect(part.quotas).toEqual([4_447n, 3_113n]);
  });

  it('are no wage when the wage of the month is nothing', () => {
    const [wage, benefit] = both.incomes;
    const incomes = [
      { ...wage, netCents: 0n },
      { ...benefit, netCents: 170_000n },
    ] as IncomeToCount['incomes'];
    expect(computeSeizablePart({ ...both, incomes }, IN_2026)).toMatchObject({
      appliesTo: 'other',
      quotas: [0n, 9_140n],
    });
  });

  it('of nothing leave nothing to seize', () => {
    expect(computeSeizablePart(of(0n, { children: 3, maintenanceCents: 100n }), IN_2026)).toMatchObject({
      quotaCents: 0n,
      childrenCents: 0n,
      quotas: [0n],
      maintenance: { fromQuotaCents: 0n, fromProtectedCents: 0n, leftForOthersCents: 0n },
    });
  });
});

const anyCents = fc.bigInt({ min: 0n, max: 1_000_000n });
const anyScale: fc.Arbitrary<SeizableIncome> = fc
  .tuple(
    fc.uniqueArray(fc.bigInt({ min: 1n, max: 400_000n }), { minLength: 4, maxLength: 4 }),
    fc.bigInt({ min: 1n, max: 20_000n }),
  )
  .map(([limits, perChildCents]) => {
    const [free = 0n, second = 0n, third = 0n, fourth = 0n] = limits.toSorted((a, b) => (a < b ? -1 : 1));
    return toSeizableIncome([free, second, third, fourth], perChildCents);
  });
const anyIncome: fc.Arbitrary<IncomeToCount> = fc.record({
  incomes: fc.array(
    fc.record({ kind: fc.constantFrom(...INCOME_KINDS), netCents: anyCents, extraCents: anyCents }),
    { minLength: 1, maxLength: 5 },
  ),
  children: fc.nat({ max: 30 }),
  maintenanceCents: fc.option(fc.bigInt({ min: 1n, max: 3_000_000n })),
});

function withMore(income: IncomeToCount, place: number, cents: bigint): IncomeToCount {
  return {
    ...income,
    incomes: income.incomes.map((one, index) =>
      index === place ? { ...one, netCents: one.netCents + cents } : one,
    ),
  };
}

function holds(check: (income: IncomeToCount, scale: SeizableIncome, cents: bigint) => void): void {
  fc.assert(fc.property(anyIncome, fc.oneof(anyScale, fc.constant(IN_2026)), anyCents, check), {
    numRuns: 500,
  });
}

describe('whatever the income, the children and the amounts of the law', () => {
  it('the part is never below nothing nor above the income, and the rest is protected', () => {
    holds((income, scale) => {
      const part = computeSeizablePart(income, scale);
      expect(part.quotaCents >= 0n && part.quotaCents <= part.totalCents).toBe(true);
      expect(part.quotaCents + part.protectedCents).toBe(part.totalCents);
      expect(sumCents(part.brackets.map(({ incomeCents }) => incomeCents))).toBe(part.totalCents);
      expect(sumCents(part.brackets.map(({ seizableCents }) => seizableCents)) - part.childrenCents).toBe(
        part.quotaCents,
      );
    });
  });

  it('more of an income that is there never lowers the part, and raises it by no more', () => {
    holds((income, scale, cents) => {
      const kept = withMore(income, 0, 1n);
      const before = computeSeizablePart(kept, scale).quotaCents;
      const after = computeSeizablePart(withMore(kept, 0, cents), scale).quotaCents;
      expect(after >= before && after - before <= cents).toBe(true);
    });
  });

  it('no cent around a limit makes a jump', () => {
    holds((income, scale) => {
      const kind = income.incomes[0]?.kind ?? 'wage';
      for (const { upToCents } of scale.brackets) {
        if (upToCents === null) continue;
        const parts = [upToCents - 1n, upToCents, upToCents + 1n].map(
          (netCents) =>
            computeSeizablePart(of(netCents, { kind, children: income.children }), scale).quotaCents,
        );
        const [below = 0n, at = 0n, above = 0n] = parts;
        // The first cent of a wage turns the scale to that of wages, which is the law and no jump of it.
        if (upToCents > 1n) expect(at - below === 0n || at - below === 1n).toBe(true);
        expect(above - at === 0n || above - at === 1n).toBe(true);
      }
    });
  });

  it('a child never raises the part', () => {
    holds((income, scale) => {
      const more = { ...income, children: income.children + 1 };
      const [without, withChild] = [income, more].map((one) => computeSeizablePart(one, scale).quotaCents);
      expect((withChild ?? 0n) <= (without ?? 0n)).toBe(true);
    });
  });

  it('a wage never yields more than the same of another income', () => {
    holds((income, scale, cents) => {
      const [wage, other] = (['wage', 'other'] as const).map(
        (kind) => computeSeizablePart(of(cents, { kind, children: income.children }), scale).quotaCents,
      );
      expect((wage ?? 0n) <= (other ?? 0n)).toBe(true);
    });
  });

  it('several incomes count as their sum, and what each payer is told adds up to the part and is no more than it pays', () => {
    holds((income, scale) => {
      const part = computeSeizablePart(income, scale);
      const sum = computeSeizablePart(of(part.totalCents, { ...income, kind: part.appliesTo }), scale);
      expect(part.quotaCents).toBe(sum.quotaCents);
      expect(sumCents(part.quotas)).toBe(part.quotaCents);
      for (const [index, { netCents, extraCents }] of income.incomes.entries()) {
        expect((part.quotas[index] ?? 0n) <= netCents + extraCents).toBe(true);
      }
    });
  });

  it('maintenance takes no more than it asks and than there is, and the others get what it leaves of the part', () => {
    holds((income, scale) => {
      const asked = income.maintenanceCents ?? 1n;
      const counted = computeSeizablePart({ ...income, maintenanceCents: asked }, scale);
      const { fromQuotaCents = 0n, fromProtectedCents = 0n, leftForOthersCents } = counted.maintenance ?? {};
      const taken = fromQuotaCents + fromProtectedCents;
      expect(taken).toBe(smallerOf(asked, counted.totalCents));
      expect(leftForOthersCents).toBe(largerOf(0n, counted.quotaCents - taken));
    });
  });
});
