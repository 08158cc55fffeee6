import type { IsoDate } from '../iso-date.ts';
import { type Contender, hasRules } from './priority.ts';
import type { GeneralRank, Line } from './state.ts';

/** Claims that stand or fall together on a pool: one privilege and, where dates matter, one date; or a general rank. */
export interface Group extends Contender {
  readonly lines: Line[];
  readonly isGeneral: boolean;
}

export function groupSpecific(lines: readonly Line[], movedPrivileges: ReadonlyMap<string, number>): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Map<IsoDate | null, Group>>();
  for (const line of lines) {
    if (line.claimedCents === 0n) continue;
    const { privilegeId, rank } = line;
    const since = hasRules(privilegeId) ? line.since : null;
    const byDate = known.get(privilegeId) ?? new Map<IsoDate | null, Group>();
    if (byDate.size === 0) known.set(privilegeId, byDate);
    const group = byDate.get(since);
    if (group !== undefined) group.lines.push(line);
    else {
      const byRankOnly = movedPrivileges.has(privilegeId);
      const first = { privilegeId, rank, since, byRankOnly, lines: [line], isGeneral: false };
      byDate.set(since, first);
      groups.push(first);
    }
  }
  return groups;
}

/**
 * A general rank as a contender on a pool. When its claims carry several dates the latest counts: preservation costs
 * must be later than every funeral to go before them all (Mortgage Act 25).
 */
export function groupGeneral(
  { rank, lines }: GeneralRank,
  movedPrivileges: ReadonlyMap<string, number>,
): Group {
  const isRuled = ({ privilegeId, claimedCents }: Line) =>
    claimedCents > 0n && hasRules(privilegeId) && !movedPrivileges.has(privilegeId);
  const first = lines.find(isRuled);
  const privilegeId = (first ?? lines[0])?.privilegeId ?? '';
  if (first === undefined) {
    return { privilegeId, rank, since: null, byRankOnly: true, lines: [...lines], isGeneral: true };
  }
  const dates = lines.filter(isRuled).flatMap(({ since }) => since ?? []);
  const since = dates.sort().at(-1) ?? null;
  return { privilegeId, rank, since, byRankOnly: false, lines: [...lines], isGeneral: true };
}
