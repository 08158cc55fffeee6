/** Where the columns of the drawing stand, in its own units. */
export const COLUMNS = { pools: 150, ranks: 352, receivers: 556, width: 770, bar: 8 } as const;
