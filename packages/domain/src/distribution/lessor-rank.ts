import { PLEDGES } from '@prorata/law/priorities/families';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Group } from './contenders.ts';

const OLDER = getPrivilege('lessor');
const YOUNGER = getPrivilege('lessor-younger-than-pledge');
const PLEDGE_IDS: ReadonlySet<string> = new Set(PLEDGES);

/**
 * The catalogue has two places for a lessor, before and after the pledge. Where the dates are known they tell which
 * one is meant (Pledge Act 57 al. 1), whatever was entered.
 */
export function placeLessors(groups: readonly Group[]): readonly Group[] {
  const pledgedOn = groups
    .filter(({ privilegeId }) => PLEDGE_IDS.has(privilegeId))
    .flatMap(({ since }) => since ?? [])
    .sort();
  const oldest = pledgedOn[0];
  if (oldest === undefined) return groups;
  return groups.map((group) => {
    const isLessor = group.privilegeId === OLDER.id || group.privilegeId === YOUNGER.id;
    if (!isLessor || group.since === null || group.byRankOnly) return group;
    return { ...group, rank: (oldest < group.since ? YOUNGER : OLDER).rank };
  });
}
