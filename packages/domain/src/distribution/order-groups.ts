import type { IsoDate } from '../iso-date.ts';
import type { Group } from './priority.ts';
import { comparePriority } from './priority.ts';

/** Groups that are served together, in the order of serving; `reason` when the bailiff fixed their place. */
interface Layer {
  readonly groups: readonly Group[];
  readonly reason?: string;
}

/** A fixed order for the members of a circle, or `undefined` when the bailiff has not fixed one. */
export type Decide = (
  circle: readonly Group[],
) => { readonly order: readonly Group[]; readonly reason?: string } | undefined;

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
  const layers: Layer[] = [];
  const circles: (readonly Group[])[] = [];
  const isAhead: IsAhead = (one, other) => comparePriority(one, other, asOf) < 0;
  // Nearly in order already, so that somebody ahead is mostly the neighbour.
  let waiting = groups
    .toSorted((one, other) => comparePriority(one, other, asOf))
    .map((group): Waiting => ({ group, ahead: undefined, isServed: false }));
  while (waiting.length > 0) {
    const [next, behind] = takeNext(waiting, isAhead);
    if (next.length > 0) {
      layers.push({ groups: next.map(({ group }) => group) });
      waiting = behind;
      continue;
    }
    const circle = firstCircle(
      waiting.map(({ group }) => group),
      isAhead,
    );
    const decision = decide(circle);
    if (decision === undefined) circles.push(circle);
    else {
      const { order, ...reason } = decision;
      for (const group of order) layers.push({ groups: [group], ...reason });
    }
    for (const one of waiting) one.isServed = circle.includes(one.group);
    waiting = waiting.filter(({ isServed }) => !isServed);
  }
  return { layers, circles };
}

interface Waiting {
  readonly group: Group;
  /** Somebody who was found to come before it, and for whom it waits until that one is served. */
  ahead: Waiting | undefined;
  isServed: boolean;
}

/** Those who have nobody before them, and the others. */
function takeNext(waiting: readonly Waiting[], isAhead: IsAhead): [next: Waiting[], behind: Waiting[]] {
  const next: Waiting[] = [];
  const behind: Waiting[] = [];
  waiting.forEach((one, place) => {
    if (one.ahead === undefined || one.ahead.isServed) one.ahead = findAhead(place, waiting, isAhead);
    (one.ahead === undefined ? next : behind).push(one);
  });
  for (const one of next) one.isServed = true;
  return [next, behind];
}

/** From the nearest before it to the first, and then those behind it. */
function findAhead(place: number, waiting: readonly Waiting[], isAhead: IsAhead): Waiting | undefined {
  const one = waiting[place];
  if (one === undefined) return undefined;
  for (let before = place - 1; before >= 0; before -= 1) {
    const other = waiting[before];
    if (other !== undefined && isAhead(other.group, one.group)) return other;
  }
  return waiting.find((other, after) => after > place && isAhead(other.group, one.group));
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
