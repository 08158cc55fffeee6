import { PRIORITY_RULES } from '@prorata/law/priorities/register';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Group } from './contenders.ts';
import { placeLessors } from './lessor-rank.ts';
import { lineUp } from './line-up.ts';
import { comparePriority } from './priority.ts';

const RULED = [...new Set(PRIORITY_RULES.flatMap(({ one, other }) => [...one, ...other]))];
const WITHOUT_RULES = ['insurance-premium', 'official-bond'] as const;

const group = fc.record({
  privilegeId: fc.constantFrom(...RULED, ...WITHOUT_RULES),
  since: fc.option(fc.constantFrom('2020-01-15', '2021-06-30', '2022-04-08', '2023-11-02', '2024-02-29')),
});

/** As they meet on a pool: one group per privilege and date. */
const meeting = fc
  .uniqueArray(group, { selector: ({ privilegeId, since }) => `${privilegeId} ${since}`, maxLength: 12 })
  .map((all) => placeLessors(all.map(toGroup)));

function toGroup({ privilegeId, since }: { privilegeId: string; since: string | null }): Group {
  const { rank, kind } = getPrivilege(privilegeId);
  return { privilegeId, since, rank, byRankOnly: false, lines: [], isGeneral: kind === 'general' };
}

const compare = (one: Group, other: Group) => comparePriority(one, other, '2026-10-22');

/** The layers by their definition, with a look at every pair. */
function lineUpByPairs(sorted: readonly Group[]): Group[][] | undefined {
  const layers: Group[][] = [];
  let waiting = sorted;
  while (waiting.length > 0) {
    const first = waiting.filter((one) => waiting.every((other) => compare(one, other) <= 0));
    const isBeforeRest = waiting.every(
      (other) => first.includes(other) || first.every((one) => compare(one, other) < 0),
    );
    if (first.length === 0 || !isBeforeRest) return undefined;
    layers.push(first);
    waiting = waiting.filter((one) => !first.includes(one));
  }
  return layers;
}

it('finds what a look at every pair finds, for every privilege that has rules', () => {
  let inLine = 0;
  fc.assert(
    fc.property(meeting, (groups) => {
      const sorted = groups.toSorted(compare);
      const layers = lineUp(sorted, compare);
      expect(layers).toEqual(lineUpByPairs(sorted));
      if (layers !== undefined && sorted.length > 3) inLine += 1;
    }),
    { numRuns: 3_000 },
  );
  expect(inLine).toBeGreaterThan(100);
});
