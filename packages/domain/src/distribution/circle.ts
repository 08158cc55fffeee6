import type { IsoDate } from '../iso-date.ts';
import type { Group } from './contenders.ts';
import type { Circle, CircleMember } from './outcome.ts';
import { comparePriority, findPriorityRule } from './priority.ts';

/** What the bailiff must see to fix an order: who stands in the circle, and which rule puts whom before whom. */
export function describeCircle(poolId: string, groups: readonly Group[], asOf: IsoDate): Circle {
  const priorities: Circle['priorities'][number][] = [];
  groups.forEach((one, ahead) => {
    groups.forEach((other, behind) => {
      if (comparePriority(one, other, asOf) >= 0) return;
      priorities.push({ ahead, behind, rule: findPriorityRule(one, other, asOf)?.rule.id ?? null });
    });
  });
  return { poolId, members: groups.map(toMember), priorities };
}

function toMember({ privilegeId, lines, since }: Group): CircleMember {
  const claimIds = lines.map(({ id }) => id);
  return { privilegeId, claimIds, since };
}
