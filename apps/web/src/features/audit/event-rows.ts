import type { AuditEvent } from '@prorata/contract/audit/audit-event';

/** The columns of the file with events. */
export const COLUMNS = [
  'sequence',
  'occurredAt',
  'actor',
  'address',
  'userAgent',
  'event',
  'subject',
  'field',
  'before',
  'after',
  'hash',
] as const;

/** What an event says in the reader's words. */
export interface EventWords {
  readonly actor: string;
  readonly event: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/** One row for each change, or one for an event without any. */
export function rowsOf(event: AuditEvent, words: EventWords): string[][] {
  const start = [
    String(event.sequence),
    event.occurredAt,
    words.actor,
    event.origin?.address ?? '',
    event.origin?.userAgent ?? '',
    words.event,
    event.subject.label ?? '',
  ];
  const changes = words.changes.length === 0 ? [{ field: '', before: '', after: '' }] : words.changes;
  return changes.map(({ field, before, after }) => [...start, field, before, after, event.hash]);
}
