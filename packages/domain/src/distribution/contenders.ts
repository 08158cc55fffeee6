import type { IsoDate } from '../iso-date.ts';
import { type Contender, hasRules } from './priority.ts';
import type { GeneralRank, Line } from './state.ts';

/** Claims that stand or fall together on a pool: one privilege and, where dates matter, one date; or a general rank. */
export interface Group extends Contender {
  readonly lines: readonly Line[];
  readonly isGeneral: boolean;
}

export function groupSpecific(lines: readonly Line[], movedPrivileges: ReadonlyMap<string, number>): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Map<IsoDate | null, Line[]>>();
  for (const line of lines) {
    if (line.claimedCents === 0n) continue;
    const { privilegeId, rank } = line;
    const since = hasRules(privilegeId) ? line.since : null;
    const byDate = known.get(privilegeId) ?? new Map<IsoDate | null, Line[]>();
    if (byDate.size === 0) known.set(privilegeId, byDate);
    const together = byDate.get(since);
    if (together !== undefined) together.push(line);
    else {
      const first = [line];
      const byRankOnly = movedPrivileges.has(privilegeId);
      byDate.set(since, first);
      groups.push({ privilegeId, rank, since, byRankOnly, lines: first, isGeneral: false });
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
    return { privilegeId, rank, since: null, byRankOnly: true, lines, isGeneral: true };
  }
  const dates = lines.filter(isRuled).flatMap(({ since }) => since ?? []);
  const since = dates.sort().at(-1) ?? null;
  return { privilegeId, rank, since, byRankOnly: false, lines, isGeneral: true };
}
