import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { deskQuery } from './statement-queries.ts';

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

/** The queue of the desk: what lies on it, what is filtered, and the ways from one statement to another. */
export function useDesk(dossier: Dossier) {
  const query = useQuery(deskQuery(dossier.id));
  const navigate = useNavigate();
  const { review } = useSearch({ strict: false });
  const [filter, setFilter] = useState<DeskFilter>();
  const rows = query.data ?? [];
  const current = rows.find(({ id }) => id === review) ?? (review === 'next' ? firstOf(rows) : undefined);
  const shown = filterRows(rows, filter);
  const go = (id: string, ignoreBlocker = false) =>
    void navigate({ to: '.', search: { tab: 'statements', review: id }, ignoreBlocker });
  const walk = (step: 1 | -1) => {
    const place = shown.findIndex(({ id }) => id === current?.id);
    const to = shown[place + step] ?? (place === -1 ? shown[0] : undefined);
    if (to) go(to.id);
  };
  return {
    query,
    rows,
    shown,
    filter,
    setFilter,
    current,
    /** What an address asks for that is not on the desk: it was deleted, or never was. */
    isGone: query.isSuccess && review !== 'next' && current === undefined,
    next: findNext(rows, current?.id),
    open: (row: StatementRow) => go(row.id),
    walk,
    /** After a decision, when nothing is left to lose. */
    goOn: (row: StatementRow | undefined) => go(row?.id ?? 'next', true),
    leave: () => void navigate({ to: '.', search: { tab: 'statements' } }),
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** Who opens the desk starts with what waits; when nothing does, nothing lies open. */
function firstOf(rows: readonly StatementRow[]): StatementRow | undefined {
  return rows.find(isWaiting);
}
