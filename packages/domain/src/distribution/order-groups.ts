import type { Group, Right, Rights } from './priority.ts';

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
export function orderGroups(groups: readonly Group[], rights: Rights, decide: Decide): OrderedGroups {
  const layers: Layer[] = [];
  const circles: (readonly Group[])[] = [];
  const isAhead: IsAhead = (one, other) => rights.compare(one.right, other.right) < 0;
  const inLine = layersInLine(
    groups.toSorted((one, other) => compareInLine(one.right, other.right, rights)),
    rights,
  );
  if (inLine !== undefined) return { layers: inLine, circles: [] };
  // Nearly in order already, so that somebody ahead is mostly the neighbour.
  const queue = groups
    .toSorted((one, other) => rights.compare(one.right, other.right))
    .map((group): Waiting => ({ group, ahead: undefined, isServed: false }));
  for (let first = 0; first < queue.length; first = firstWaiting(queue, first)) {
    const next = findNext(queue, first, isAhead);
    if (next.length > 0) {
      layers.push({ groups: next });
      continue;
    }
    const waiting = queue.filter(({ isServed }) => !isServed).map(({ group }) => group);
    const circle = firstCircle(waiting, isAhead);
    const decision = decide(circle);
    if (decision === undefined) circles.push(circle);
    else {
      const { order, ...reason } = decision;
      for (const group of order) layers.push({ groups: [group], ...reason });
    }
    for (const one of queue) one.isServed ||= circle.includes(one.group);
  }
  return { layers, circles };
}

/**
 * The layers of groups in whose order nobody goes before one who stands before him, as it mostly is: each is served right
 * after the last of those who go before him. `undefined` when somebody does.
 */
function layersInLine(sorted: readonly Group[], rights: Rights): readonly Layer[] | undefined {
  const layers: Group[][] = [];
  const layerOf = sorted.map(() => 0);
  for (let place = 0; place < sorted.length; place += 1) {
    const one = sorted[place];
    const layer = layerOf[place] ?? 0;
    if (one === undefined) continue;
    for (let later = place + 1; later < sorted.length; later += 1) {
      const other = sorted[later];
      const order = other === undefined ? 0 : rights.compare(one.right, other.right);
      if (order > 0) return undefined;
      if (order < 0) layerOf[later] = Math.max(layerOf[later] ?? 0, layer + 1);
    }
    const together = layers[layer];
    if (together === undefined) layers[layer] = [one];
    else together.push(one);
  }
  return layers.map((together) => ({ groups: together }));
}

/** As the law orders them, and the older of equals first, because a third may stand between their dates. */
function compareInLine(one: Right, other: Right, rights: Rights): number {
  const order = rights.compare(one, other);
  if (order !== 0 || one.since === other.since) return order;
  return (one.since ?? '') < (other.since ?? '') ? -1 : 1;
}

interface Waiting {
  readonly group: Group;
  /** Somebody who was found to come before it, and for whom it waits until that one is served. */
  ahead: Waiting | undefined;
  isServed: boolean;
}

function firstWaiting(queue: readonly Waiting[], from: number): number {
  let first = from;
  while (queue[first]?.isServed) first += 1;
  return first;
}

/** Serves those who have nobody before them. Everybody before `first` is served already. */
function findNext(queue: readonly Waiting[], first: number, isAhead: IsAhead): Group[] {
  const next: Waiting[] = [];
  for (let place = first; place < queue.length; place += 1) {
    const one = queue[place];
    if (one === undefined || one.isServed) continue;
    if (one.ahead === undefined || one.ahead.isServed) one.ahead = findAhead(place, queue, first, isAhead);
    if (one.ahead === undefined) next.push(one);
  }
  return next.map((one) => {
    one.isServed = true;
    return one.group;
  });
}

/** From the nearest before it to the first, and then those behind it. */
function findAhead(
  place: number,
  queue: readonly Waiting[],
  first: number,
  isAhead: IsAhead,
): Waiting | undefined {
  const one = queue[place];
  if (one === undefined) return undefined;
  for (let before = place - 1; before >= first; before -= 1) {
    const other = queue[before];
    if (other !== undefined && !other.isServed && isAhead(other.group, one.group)) return other;
  }
  for (let after = place + 1; after < queue.length; after += 1) {
    const other = queue[after];
    if (other !== undefined && !other.isServed && isAhead(other.group, one.group)) return other;
  }
  return undefined;
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
