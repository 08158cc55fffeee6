import type { Note } from '@prorata/contract/activity/activity';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { brusselsDate } from '@prorata/domain/iso-date';

export type FeedItem =
  | { readonly kind: 'note'; readonly at: string; readonly note: Note }
  /** Of one type, one after the other, the newest first. */
  | { readonly kind: 'events'; readonly at: string; readonly events: readonly AuditEvent[] };

export interface FeedDay {
  readonly day: string;
  readonly items: readonly FeedItem[];
}

interface Part<Item> {
  /** Newest first. */
  readonly items: readonly Item[];
  /** Whether older ones were not read. */
  readonly hasMore: boolean;
}

/**
 * Notes and events by day, newest first, like events that follow each other as one. Of two lists that were read up to
 * different days, nothing is shown from before the day that both reach: it would look as if nothing else had happened.
 */
export function feedOf(notes: Part<Note>, events: Part<AuditEvent>): FeedDay[] {
  const from = [endOf(notes, ({ writtenAt }) => writtenAt), endOf(events, ({ occurredAt }) => occurredAt)]
    .sort()
    .at(-1);
  const items: FeedItem[] = [
    ...notes.items.map((note) => ({ kind: 'note' as const, at: note.writtenAt, note })),
    ...events.items.map((event) => ({ kind: 'events' as const, at: event.occurredAt, events: [event] })),
  ]
    .filter(({ at }) => at >= (from ?? ''))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const days = Map.groupBy(items, ({ at }) => brusselsDate(new Date(at)));
  return [...days].map(([day, ofDay]) => ({ day, items: grouped(ofDay) }));
}

function endOf<Item>({ items, hasMore }: Part<Item>, at: (item: Item) => string): string {
  const last = items.at(-1);
  return hasMore && last !== undefined ? at(last) : '';
}

function grouped(items: readonly FeedItem[]): FeedItem[] {
  const groups: FeedItem[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.kind === 'events' && item.kind === 'events' && isAlike(last.events, item.events)) {
      groups[groups.length - 1] = { ...last, events: [...last.events, ...item.events] };
    } else groups.push(item);
  }
  return groups;
}

function isAlike([first]: readonly AuditEvent[], [other]: readonly AuditEvent[]): boolean {
  return first?.type === other?.type && first?.type !== null;
}
