import type { Group } from './contenders.ts';

/** Negative when `one` is served first, positive when `other` is, zero when they share. */
export type Compare = (one: Group, other: Group) => number;

/**
 * The layers of groups that are sorted by priority, the first to be served first, or `undefined` when not everybody
 * comes before all who stand behind him. That takes a look at few of those behind: along the dates of one privilege
 * priority turns at most once, so whoever comes before its oldest, youngest and undated group comes before all of it.
 */
export function lineUp(sorted: readonly Group[], compare: Compare): readonly Group[][] | undefined {
  const layers = layersOf(sorted, compare);
  const behind = new Behind(compare);
  for (const layer of layers.toReversed()) {
    const areEqual = layer.every((one) => layer.every((other) => compare(one, other) === 0));
    if (!areEqual || !layer.every((group) => behind.isAllAfter(group))) return undefined;
    for (const group of layer) behind.add(group);
  }
  return layers;
}

function layersOf(sorted: readonly Group[], compare: Compare): Group[][] {
  const layers: Group[][] = [];
  for (const group of sorted) {
    const first = layers.at(-1)?.[0];
    if (first !== undefined && compare(first, group) === 0) layers.at(-1)?.push(group);
    else layers.push([group]);
  }
  return layers;
}

/** The groups behind a place in the line: of each privilege those that decide for all. */
class Behind {
  readonly #compare: Compare;
  readonly #oldest = new Map<string, Group>();
  readonly #youngest = new Map<string, Group>();
  readonly #undated = new Map<string, Group>();

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  add(group: Group): void {
    const { privilegeId, since } = group;
    if (since === null) {
      this.#undated.set(privilegeId, group);
      return;
    }
    if (since <= (this.#oldest.get(privilegeId)?.since ?? since)) this.#oldest.set(privilegeId, group);
    if (since >= (this.#youngest.get(privilegeId)?.since ?? since)) this.#youngest.set(privilegeId, group);
  }

  isAllAfter(group: Group): boolean {
    for (const decisive of [this.#oldest, this.#youngest, this.#undated]) {
      for (const other of decisive.values()) if (this.#compare(group, other) >= 0) return false;
    }
    return true;
  }
}
