// Who may wait for a calculation, and who may still begin one: decided from numbers alone, the clock and the waiting are elsewhere.

/** How long somebody may be expected to wait for a turn. */
export const PATIENCE_MILLISECONDS = 30_000;
/** So long somebody waits when it takes longer than was to be expected. */
export const LONGEST_WAIT_MILLISECONDS = 35_000;
/** Whoever waited is answered by then, unless it is being stored: well before proxies and people give up, who wait for a minute. */
export const LONGEST_MILLISECONDS = 45_000;
/** So many of the last ones tell how long the next will take. */
const RECENT = 10;

/** How long the last calculations took, in milliseconds, the latest last. */
export type Recent = readonly number[];

export function withLatest(recent: Recent, milliseconds: number): Recent {
  return [...recent, milliseconds].slice(-RECENT);
}

/** Whether whoever comes is taken: its turn is to come in time, and then it must have time enough for itself. */
export function mayCome(ahead: number, recent: Recent): boolean {
  if (ahead === 0) return true;
  const wait = ahead * meanOf(recent);
  return wait <= PATIENCE_MILLISECONDS && mayBegin(wait, recent);
}

/** Whether what has waited so long still begins: what would be given up in the end would only keep the others waiting. */
export function mayBegin(waitedMilliseconds: number, recent: Recent): boolean {
  return (
    waitedMilliseconds <= LONGEST_WAIT_MILLISECONDS &&
    waitedMilliseconds + meanOf(recent) <= LONGEST_MILLISECONDS
  );
}

/** Nothing while nobody knows how long one takes. */
function meanOf(recent: Recent): number {
  return recent.reduce((total, one) => total + one, 0) / Math.max(recent.length, 1);
}
