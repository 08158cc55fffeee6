import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type DeskFilter, filterRows, findNext, isWaiting } from './desk-queue.ts';
import { deskQuery } from './statement-queries.ts';

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
    // The queue scrolls to what is open by itself: it must not be put back to where it was.
    void navigate({
      to: '.',
      search: { tab: 'statements', review: id },
      ignoreBlocker,
      resetScroll: false,
    });
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
