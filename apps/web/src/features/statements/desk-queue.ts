import type { StatementRow } from '@prorata/contract/statements/statement-row';

/** The counters of the queue, each of which filters it. The late ones are among the others. */
export const DESK_FILTERS = ['toReview', 'incomplete', 'validated', 'invalid', 'late'] as const;
export type DeskFilter = (typeof DESK_FILTERS)[number];

type Row = Pick<StatementRow, 'id' | 'reviewState' | 'isLate'>;

function fits({ reviewState, isLate }: Row, filter: DeskFilter): boolean {
  return filter === 'late' ? isLate : reviewState === filter;
}

export function filterRows<R extends Row>(rows: readonly R[], filter: DeskFilter | undefined): readonly R[] {
  const chosen = filter === undefined ? rows : rows.filter((row) => fits(row, filter));
  return [...chosen].sort((one, other) => placeOf(one) - placeOf(other));
}

export function countRows(rows: readonly Row[], filter: DeskFilter): number {
  return rows.filter((row) => fits(row, filter)).length;
}

/** What waits for the bailiff; what still lacks something waits too, for it can be added or declared invalid. */
export function isWaiting({ reviewState }: Row): boolean {
  return reviewState === 'toReview' || reviewState === 'incomplete';
}

export function isDecided({ reviewState }: Row): boolean {
  return reviewState === 'validated' || reviewState === 'invalid';
}

/** What waits comes first, then what its creditor still fills in, then what is decided. */
function placeOf(row: Row): number {
  if (isWaiting(row)) return 0;
  return isDecided(row) ? 2 : 1;
}

/** The next that waits after this one, or else the first that waits; this one itself is not next. */
export function findNext<R extends Row>(rows: readonly R[], currentId: string | undefined): R | undefined {
  const place = rows.findIndex(({ id }) => id === currentId);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  return others.find(isWaiting);
}
