interface Identified {
  readonly id: string;
}

/**
 * The canonical order: by id, as text is compared code unit by code unit. The product's ids begin with the moment
 * they were given out, so the canonical order is the order in which things came in, and a cent that two equal
 * claims dispute goes to the one that came first, whatever the order of the input.
 */
export function sortById<T extends Identified>(items: readonly T[]): readonly T[] {
  if (isSorted(items)) return items;
  // Equal ids are refused wherever they are not allowed, so it need not be asked whether two are.
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function isSorted(items: readonly Identified[]): boolean {
  let previous = '';
  for (const { id } of items) {
    if (id < previous) return false;
    previous = id;
  }
  return true;
}
