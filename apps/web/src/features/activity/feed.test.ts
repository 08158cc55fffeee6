import type { Note } from '@prorata/contract/activity/activity';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { expect, it } from 'vitest';
import { feedOf } from './feed.ts';

function note(id: string, writtenAt: string): Note {
  return { id, writtenAt } as Note;
}
function event(id: string, occurredAt: string, type: AuditEvent['type']): AuditEvent {
  return { id, occurredAt, type } as AuditEvent;
}
const all = <Item>(items: readonly Item[]) => ({ items, hasMore: false });
const shapeOf = (days: ReturnType<typeof feedOf>) =>
  days.map(({ day, items }) => [
    day,
    items.map((item) => (item.kind === 'note' ? item.note.id : item.events.map(({ id }) => id).join('+'))),
  ]);

it('puts notes and events in one order by day, like events together until something comes between', () => {
  const notes = [note('n', '2026-11-17T09:00:00Z')];
  const events = [
    event('d', '2026-11-17T10:00:00Z', 'statement.created'),
    event('c', '2026-11-17T08:00:00Z', 'statement.created'),
    event('b', '2026-11-17T07:00:00Z', 'statement.created'),
    event('a', '2026-11-16T22:30:00Z', 'statement.created'),
  ];
  // Half past eleven in the evening here, of the day before.
  expect(shapeOf(feedOf(all(notes), all(events)))).toEqual([
    ['2026-11-17', ['d', 'n', 'c+b']],
    ['2026-11-16', ['a']],
  ]);
});

it('shows nothing from before what both lists reach', () => {
  const notes = { items: [note('n2', '2026-11-10T09:00:00Z')], hasMore: true };
  const events = all([
    event('b', '2026-11-11T09:00:00Z', 'dossier.created'),
    event('a', '2026-11-01T09:00:00Z', 'dossier.changed'),
  ]);
  expect(shapeOf(feedOf(notes, events))).toEqual([
    ['2026-11-11', ['b']],
    ['2026-11-10', ['n2']],
  ]);
  expect(feedOf(all([]), all([]))).toEqual([]);
});
