import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import { sumCents } from '../money.ts';
import { explainLine } from './explain-line.ts';
import { inputFromJson, resultFromJson } from './snapshot.ts';

/** What engine 1 made of a random dossier, kept when it was the engine: its snapshot and the amounts of its lines, in order. */
interface Kept {
  readonly input: object;
  readonly allottedCents: readonly number[];
  readonly reservedCents: number;
  readonly surplusCents: number;
}

const kept: readonly Kept[] = readFileSync(
  new URL('../../testing/golden/one-lot-engine-1.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

it('400 dossiers of claims on one lot give the same cents as in engine 1', () => {
  expect(kept).toHaveLength(400);
  for (const { input, ...amounts } of kept) {
    const { lines, totals } = mustDistribute(inputFromJson(JSON.stringify(input)));
    expect({
      allottedCents: lines.map(({ allottedCents }) => Number(allottedCents)),
      reservedCents: Number(totals.reservedCents),
      surplusCents: Number(totals.surplusCents),
    }).toEqual(amounts);
  }
});

const stored: readonly { readonly input: string; readonly result: string }[] = readFileSync(
  new URL('../../testing/golden/stored-engine-1.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

it('results that engine 1 stored are still read, and every amount in them is still explained', () => {
  expect(stored).toHaveLength(5);
  for (const { input, result } of stored) {
    const distribution = resultFromJson(result);
    const now = mustDistribute(inputFromJson(input));
    expect(distribution.engineVersion).toBe('1.0.0');
    for (const [place, line] of distribution.lines.entries()) {
      const told = explainLine(distribution, line).flatMap((step) =>
        'round' in step ? step.allottedCents : [],
      );
      expect(sumCents(told)).toBe(line.allottedCents);
      const { lots, reservedCents, consignedCents } = now.lines[place] ?? line;
      expect({
        lots: line.lots,
        reservedCents: line.reservedCents,
        consignedCents: line.consignedCents,
      }).toEqual({
        lots,
        reservedCents,
        consignedCents,
      });
    }
  }
});
