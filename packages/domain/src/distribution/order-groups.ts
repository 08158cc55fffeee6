import type { IsoDate } from '../iso-date.ts';
import type { Group } from './contenders.ts';
import { type Compare, lineUp } from './line-up.ts';
import { comparePriority } from './priority.ts';

/** Groups that are served together, in the order of serving; `reason` when the bailiff fixed their place. */
interface Layer {
  readonly groups: readonly Group[];
  readonly reason?: string;
}

/** A fixed order for the members of a circle, or `undefined` when the bailiff has not fixed one. */
export type Decide = (
  circle: readonly Group[],
) => { readonly order: readonly Group[]; readonly reason: string } | undefined;

export interface OrderedGroups {
  readonly layers: readonly Layer[];
  /** The circles for which no order was fixed. */
  readonly circles: readonly (readonly Group[])[];
}

/**
 * Puts the groups that meet on one pool in the order in which the law serves them. Whoever has nobody left before
 * him is served; those of equal priority together. When everybody left has somebody before him, their priorities
 * form a circle, and only a decision can break it.
 */
export function orderGroups(groups: readonly Group[], asOf: IsoDate, decide: Decide): OrderedGroups {
  const compare: Compare = (one, other) => comparePriority(one, other, asOf);
  const sorted = groups.toSorted(compare);
  const line = lineUp(sorted, compare);
  return line === undefined
    ? orderOneByOne(sorted, compare, decide)
    : { layers: line.map((layer) => ({ groups: layer })), circles: [] };
}

/** The order where priorities may contradict each other: every round looks at everybody who is left. */
function orderOneByOne(sorted: readonly Group[], compare: Compare, decide: Decide): OrderedGroups {
  const layers: Layer[] = [];
  const circles: (readonly Group[])[] = [];
  const isAhead: IsAhead = (one, other) => compare(one, other) < 0;
  let waiting = sorted;
  while (waiting.length > 0) {
    const next = waiting.filter((group) => !waiting.some((other) => isAhead(other, group)));
    if (next.length > 0) layers.push({ groups: next });
    const circle = next.length > 0 ? [] : firstCircle(waiting, isAhead);
    const decision = next.length > 0 ? undefined : decide(circle);
    if (decision !== undefined) {
      for (const group of decision.order) layers.push({ groups: [group], reason: decision.reason });
    } else if (circle.length > 0) circles.push(circle);
    const served = new Set([...next, ...circle]);
    waiting = waiting.filter((group) => !served.has(group));
  }
  return { layers, circles };
}

type IsAhead = (one: Group, other: Group) => boolean;

/** Members that all come before each other and have nobody outside before them. */
function firstCircle(groups: readonly Group[], isAhead: IsAhead): readonly Group[] {
  const [start] = groups;
  if (start === undefined) return [];
  let before = reachable(start, groups, (member, other) => isAhead(other, member));
  for (;;) {
    const [member] = before;
    if (member === undefined) return [];
    const after = reachable(member, groups, isAhead);
    const outside = [...before].find((group) => !after.has(group));
    if (outside === undefined) return groups.filter((group) => before.has(group));
    before = reachable(outside, groups, (one, other) => isAhead(other, one));
  }
}

function reachable(start: Group, groups: readonly Group[], leadsTo: IsAhead): Set<Group> {
  const reached = new Set([start]);
  for (const group of reached) {
    for (const other of groups) if (leadsTo(group, other)) reached.add(other);
  }
  return reached;
}
