import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { isEventType, subjectOf } from '@prorata/contract/audit/events';
import { presentChanges } from '../../events/present-changes.ts';
import { readEvent, type ToldEvent } from '../../events/read-event.ts';
import type { ChainedEvent } from './chain.ts';

/** The fields by which an event names what it is about, the most telling first. */
const NAMING_FIELDS = ['creditorName', 'addressee', 'name', 'fileName', 'fileNumber'] as const;

/** The events of a chain as people read them. One that does not name what it is about takes the name another gave it. */
export function presentEvents(events: readonly ChainedEvent[]): AuditEvent[] {
  const told = events.map(({ values, ...row }) => ({ row, event: readEvent(row, values) }));
  const labels = new Map(
    told.flatMap(({ row, event }) => {
      const label = findLabel(event);
      return label === undefined ? [] : [[row.subjectId, label]];
    }),
  );
  return told.map(({ row, event }) =>
    presentEvent(row, event, findLabel(event) ?? labels.get(row.subjectId)),
  );
}

function presentEvent(
  row: Omit<ChainedEvent, 'values'>,
  event: ToldEvent,
  label: string | undefined,
): AuditEvent {
  const { id, sequence, occurredAt, actorKind, subjectId, previousHash, hash } = row;
  const type = isEventType(row.type) ? row.type : null;
  const subject = type && subjectOf(type);
  return {
    id,
    sequence,
    occurredAt: occurredAt.toISOString(),
    actor: { kind: actorKind, name: event.actorName },
    origin: event.origin,
    type,
    subject: { type: subject, id: subjectId, label: label ?? null },
    changes: subject === null ? [] : presentChanges(subject, event),
    previousHash,
    hash,
  };
}

function findLabel({ before, after }: ToldEvent): string | undefined {
  const fields = { ...before, ...after };
  const name = NAMING_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' && name !== '' ? name : undefined;
}
