import { PLEDGES } from '@prorata/law/priorities/families';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import { groupBy } from '../group-by.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Finding } from './finding.ts';
import type { OrderDecision } from './input.ts';
import { type Decide, type OrderedGroups, orderGroups } from './order-groups.ts';
import type { Circle, CircleMember } from './outcome.ts';
import {
  comparePriority,
  findPriorityRule,
  type Group,
  needsDate,
  type Right,
  type Rights,
  rulesOf,
} from './priority.ts';
import type { GeneralRank, Line, Pool } from './state.ts';

/** Specific claims that are served together on their pool, and where in the walk over the general ranks. */
export interface RankGroup {
  readonly lines: readonly Line[];
  readonly rank: number;
  /** Index of the general rank that comes after them, or with them. */
  readonly beforeGeneral: number;
  readonly isWithGeneral: boolean;
  readonly orderReason?: string;
}

export interface RankGroups {
  readonly groups: ReadonlyMap<Pool, readonly RankGroup[]>;
  readonly circles: readonly Circle[];
  readonly findings: readonly Finding[];
}

export interface Order {
  readonly asOf: IsoDate;
  readonly generals: readonly GeneralRank[];
  /** Those of the bailiff have a reason; those that are only tried have none. */
  readonly orders: readonly (Omit<OrderDecision, 'reason'> & { readonly reason?: string })[];
}

/**
 * Fixes, pool by pool, the order in which specific claims are served, among themselves and against general ranks.
 * On a pool that the costs have emptied nobody has anything to dispute, so nothing is asked about it.
 */
export function groupByRank(
  claimsByPool: ReadonlyMap<Pool, ReadonlyMap<Right, Group>>,
  rights: Rights,
  order: Order,
): RankGroups {
  const groups = new Map<Pool, readonly RankGroup[]>();
  const circles: Circle[] = [];
  const findings: Finding[] = [];
  const generals = order.generals.map(
    (general): Group => ({ right: rights.addGeneral(general), lines: general.lines, isGeneral: true }),
  );
  const ruled = generals.filter(hasRules);
  for (const [pool, claims] of claimsByPool) {
    if (claims.size === 0) continue;
    const specific = placeLessors([...claims.values()], rights, order.asOf);
    const [lowest, highest] = rankSpan(specific, ruled);
    const among = generals.filter(({ right: { rank } }) => lowest <= rank && rank <= highest);
    const meeting = specific.concat(among);
    const isDisputed = pool.leftCents > 0n && meetByRules(meeting);
    if (pool.leftCents > 0n) findings.push(...missingDates(meeting, order.asOf));
    const ordered = isDisputed ? byRules(pool, meeting, rights, order) : byRank(meeting);
    for (const circle of ordered.circles) circles.push(describeCircle(pool.id, circle, order.asOf));
    groups.set(pool, toRankGroups(ordered, generals.filter(({ right }) => right.rank < lowest).length));
  }
  return { groups, circles, findings: onePerClaim(findings) };
}

/** A general rank outside the span of ranks that meet on a pool cannot change places with any of them. */
function rankSpan(...lists: readonly (readonly Group[])[]): [number, number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const groups of lists) {
    for (const { right } of groups) {
      lowest = Math.min(lowest, right.rank);
      highest = Math.max(highest, right.rank);
    }
  }
  return [lowest, highest];
}

function hasRules({ right }: Group): boolean {
  return right.rules !== undefined;
}

function meetByRules(groups: readonly Group[]): boolean {
  const first = groups.findIndex(hasRules);
  return first >= 0 && groups.findLastIndex(hasRules) > first;
}

function byRank(groups: readonly Group[]): OrderedGroups {
  const layers = [...groupBy(groups, ({ right }) => right.rank)].sort(([one], [other]) => one - other);
  return { layers: layers.map(([, layer]) => ({ groups: layer })), circles: [] };
}

function byRules(pool: Pool, groups: readonly Group[], rights: Rights, { orders }: Order): OrderedGroups {
  const decisions = orders.filter(({ poolId }) => poolId === pool.id);
  const decide: Decide = (circle) => {
    for (const { claimIds, reason } of decisions) {
      const positions = new Map(circle.map((group) => [group, positionOf(group, claimIds)]));
      if ([...positions.values()].includes(-1)) continue;
      const placeOf = (group: Group) => positions.get(group) ?? 0;
      const order = circle.toSorted((one, other) => placeOf(one) - placeOf(other));
      return reason === undefined ? { order } : { order, reason };
    }
    return undefined;
  };
  return orderGroups(groups, rights, decide);
}

/** A member of a circle stands where the first of its claims stands in the bailiff's list. */
function positionOf({ lines }: Group, claimIds: readonly string[]): number {
  const own = new Set(lines.map(({ id }) => id));
  return claimIds.findIndex((claimId) => own.has(claimId));
}

function toRankGroups({ layers }: OrderedGroups, firstGeneral: number): RankGroup[] {
  const rankGroups: RankGroup[] = [];
  let beforeGeneral = firstGeneral;
  for (const { groups, reason } of layers) {
    const specific = groups.length === 1 ? groups : groups.filter(({ isGeneral }) => !isGeneral);
    const isWithGeneral = groups.some(({ isGeneral }) => isGeneral);
    const [first] = specific;
    if (first !== undefined && !first.isGeneral) {
      const lines =
        specific.length === 1 ? first.lines : specific.flatMap((group) => group.lines).sort(compareLines);
      const group = { lines, rank: first.right.rank, beforeGeneral, isWithGeneral };
      rankGroups.push(reason === undefined ? group : { ...group, orderReason: reason });
    }
    if (isWithGeneral) beforeGeneral += 1;
  }
  return rankGroups;
}

/** The canonical order of claims: by statement, then by claim. */
function compareLines(one: Line, other: Line): number {
  const [left, right] =
    one.statementId === other.statementId
      ? [one.id, other.id]
      : [one.statementId ?? '', other.statementId ?? ''];
  return left < right ? -1 : 1;
}

/** What the bailiff must see to fix an order: who stands in the circle, and which rule puts whom before whom. */
function describeCircle(poolId: string, groups: readonly Group[], asOf: IsoDate): Circle {
  const priorities: Circle['priorities'][number][] = [];
  groups.forEach((one, ahead) => {
    groups.forEach((other, behind) => {
      if (comparePriority(one.right, other.right, asOf) >= 0) return;
      const rule = findPriorityRule(one.right, other.right, asOf)?.rule.id ?? null;
      priorities.push({ ahead, behind, rule });
    });
  });
  return { poolId, members: groups.map(toMember), priorities };
}

function toMember({ right, lines }: Group): CircleMember {
  const { privilegeId, since } = right;
  return { privilegeId, claimIds: lines.map(({ id }) => id), since };
}

const OLDER = getPrivilege('lessor');
const YOUNGER = getPrivilege('lessor-younger-than-pledge');
const PLEDGE_IDS: ReadonlySet<string> = new Set(PLEDGES);

/**
 * The catalogue has two places for a lessor, before and after the pledge. Where the dates are known they tell which
 * one is meant (Pledge Act 57 al. 1), whatever was entered.
 */
function placeLessors(groups: readonly Group[], rights: Rights, asOf: IsoDate): readonly Group[] {
  const pledgedOn = firstPledge(groups);
  if (pledgedOn === undefined) return groups;
  return groups.map((group) => {
    const { privilegeId, since } = group.right;
    const isLessor = privilegeId === OLDER.id || privilegeId === YOUNGER.id;
    if (!isLessor || since === null || !hasRules(group)) return group;
    const rank = rankInForce(pledgedOn < since ? YOUNGER : OLDER, asOf);
    return rank === group.right.rank ? group : { ...group, right: rights.move(group.right, rank) };
  });
}

function firstPledge(groups: readonly Group[]): IsoDate | undefined {
  let first: IsoDate | undefined;
  for (const { right } of groups) {
    const { privilegeId, since } = right;
    if (since !== null && PLEDGE_IDS.has(privilegeId) && (first === undefined || since < first))
      first = since;
  }
  return first;
}

/** The claims without a date among those that the law orders by date, each with the first rule that asks for it. */
function missingDates(groups: readonly Group[], asOf: IsoDate): Finding[] {
  // A general rank without rules waits for no date.
  const undated = groups.filter((group) => group.right.since === null && hasRules(group));
  return undated.flatMap((group) => {
    const rival = groups.find(
      (other) =>
        needsDate(group.right, other.right, asOf) && (other !== group || isOfSeveralCreditors(group)),
    );
    const rule = rival && findPriorityRule(group.right, rival.right, asOf)?.rule.id;
    if (rule === undefined) return [];
    return group.lines
      .filter(({ privilegeId, claimedCents }) => claimedCents > 0n && rulesOf(privilegeId) !== undefined)
      .map(({ id, statementId }) => ({
        code: 'dateNeeded' as const,
        claimId: id,
        rule,
        ...(statementId === null ? {} : { statementId }),
      }));
  });
}

/** A claim on several lots is asked for its date once. */
function onePerClaim(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.claimId, finding])).values()];
}

/** The order between claims of one creditor under one right changes nothing for anybody. */
function isOfSeveralCreditors({ lines }: Group): boolean {
  return lines.some(({ creditorId }) => creditorId !== lines[0]?.creditorId);
}
