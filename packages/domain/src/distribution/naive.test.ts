import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryDossier } from '../../testing/arbitrary-dossier.ts';
import { toInput } from '../../testing/case-input.ts';
import { distributeNaively } from '../../testing/naive/distribute-naively.ts';
import { readCases } from '../../testing/read-cases.ts';
import { calculate } from './calculate.ts';
import type { DistributionInput } from './input.ts';

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
    { numRuns: Number(process.env['RANDOM_DOSSIERS'] ?? 2_000) },
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
