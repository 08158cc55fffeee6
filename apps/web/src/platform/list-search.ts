/** What the address of a list holds, so that a filtered list can be reloaded, shared and gone back to. */
export interface ListSearch {
  readonly search?: string;
  /** From 1; absent for the first. */
  readonly page?: number;
  readonly sort?: string;
  readonly direction?: 'asc' | 'desc';
}

/** The order of a list, and how to change it. */
export interface Sorting {
  readonly by: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly onSort: (by: string, direction: 'asc' | 'desc') => void;
}

/** Reads what stands in the address; what makes no sense there is left out rather than complained about. */
export function parseListSearch(values: Readonly<Record<string, unknown>>): ListSearch {
  const { search, page, sort, direction } = values;
  return {
    // A word of digits alone arrives as a number.
    ...(isWord(search) && { search: String(search) }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(typeof sort === 'string' && { sort }),
    ...((direction === 'asc' || direction === 'desc') && { direction }),
  };
}

function isWord(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
