import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import { inputFromJson } from './snapshot.ts';

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
