import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryCouple } from '../../testing/arbitrary-couple.ts';
import { arbitraryDossier, withSeries } from '../../testing/arbitrary-dossier.ts';
import { toInput } from '../../testing/case-input.ts';
import { distributeEstatesNaively } from '../../testing/naive/distribute-estates-naively.ts';
import { distributeNaively } from '../../testing/naive/distribute-naively.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { readCases } from '../../testing/read-cases.ts';
import { calculate } from './calculate.ts';
import { distribute } from './distribute.ts';
import type { DistributionInput } from './input.ts';
import type { Distribution } from './outcome.ts';

function amountsOf(input: DistributionInput): Map<string, bigint> | undefined {
  const outcome = calculate(input, { areDatesMissing: true });
  if (outcome.kind === 'rejected') throw new Error(JSON.stringify(outcome.findings));
  if (outcome.kind === 'orderNeeded') return undefined;
  return new Map(outcome.lines.map(({ kind, id, allottedCents }) => [`${kind} ${id}`, allottedCents]));
}

it('a naive calculation in exact fractions finds the same amounts and the same circles', () => {
  fc.assert(
    fc.property(arbitraryDossier, (input) => {
      expect(distributeNaively(input)).toEqual(amountsOf(input));
    }),
    randomRuns(2_000),
  );
});

it('also of a run in a series: assigned income, claims paid in part, caps used before', () => {
  fc.assert(
    fc.property(withSeries(arbitraryDossier), (input) => {
      expect(distributeNaively(input)).toEqual(amountsOf(input));
    }),
    randomRuns(2_000),
  );
});

it('and agrees with every written case that needs no decision of the bailiff', () => {
  const inputs = readCases()
    .filter(
      ({ rejected, order, ranks }) => rejected === undefined && order === undefined && ranks === undefined,
    )
    .map(toInput);
  expect(inputs.length).toBeGreaterThan(50);
  for (const input of inputs) expect(distributeNaively(input)).toEqual(amountsOf(input));
});

/** What each estate gave to each line, and what each person keeps; nothing that is zero. */
function amountsByEstate({ lines, estates = [] }: Distribution): Map<string, bigint> {
  const keyOf = (estateId: string | undefined, key: string) => [estateId, key].filter(Boolean).join(' ');
  const amounts = [
    ...lines.map(({ estateId, kind, id, allottedCents }) => ({
      key: keyOf(estateId, `${kind} ${id}`),
      cents: allottedCents,
    })),
    ...estates.map(({ id, surplusCents }) => ({ key: `${id} surplus`, cents: surplusCents })),
  ];
  return new Map(amounts.filter(({ cents }) => cents > 0n).map(({ key, cents }) => [key, cents]));
}

it('of a couple it finds what each estate gives to whom, and whose the surplus is', () => {
  const runs = randomRuns(500);
  let compared = 0;
  fc.assert(
    fc.property(fc.oneof(arbitraryCouple, withSeries(arbitraryCouple)), (input) => {
      const [outcome, naive] = [distribute(input), distributeEstatesNaively(input)];
      if (outcome.kind === 'orderNeeded') expect(naive).toBe('circle');
      if (outcome.kind === 'rejected' && outcome.findings.some(({ code }) => code === 'solidaryUnsettled')) {
        expect(naive).toBe('unsettled');
      }
      // An order that changes no money is not asked for, and the naive calculation decides nothing.
      if (outcome.kind !== 'distributed' || naive === 'circle') return;
      compared += 1;
      expect(naive).toEqual(amountsByEstate(outcome));
    }),
    runs,
  );
  expect(compared).toBeGreaterThan(runs.numRuns / 2);
});
