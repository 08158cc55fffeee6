import { type Contender, hasRules } from './priority.ts';
import type { GeneralRank, Line } from './state.ts';

/** Claims that stand or fall together on a pool: one privilege and, where dates matter, one date; or a general rank. */
export interface Group extends Contender {
  readonly lines: Line[];
  readonly isGeneral: boolean;
}

export function groupSpecific(lines: readonly Line[], movedPrivileges: ReadonlyMap<string, number>): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const { id } = line.privilege;
    const since = hasRules(id) ? line.since : undefined;
    const key = `${id} ${since}`;
    const known = groups.get(key);
    if (known !== undefined) known.lines.push(line);
    else {
      const byRankOnly = movedPrivileges.has(id);
      groups.set(key, {
        privilegeId: id,
        rank: line.rank,
        since,
        byRankOnly,
        lines: [line],
        isGeneral: false,
      });
    }
  }
  return [...groups.values()];
}

/**
 * A general rank as a contender on a pool. When its claims carry several dates the latest counts: preservation costs
 * must be later than every funeral to go before them all (Mortgage Act 25).
 */
export function groupGeneral(
  { rank, lines }: GeneralRank,
  movedPrivileges: ReadonlyMap<string, number>,
): Group {
  const ruled = lines.filter(
    (line) => hasRules(line.privilege.id) && !movedPrivileges.has(line.privilege.id),
  );
  const privilegeId = (ruled[0] ?? lines[0])?.privilege.id ?? '';
  const since = ruled
    .map((line) => line.since)
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  return { privilegeId, rank, since, byRankOnly: ruled.length === 0, lines: [...lines], isGeneral: true };
}
