/** Keeps the offset within what a database reads quickly; whoever needs more filters. */
export const LAST_PAGE = 10_000;
