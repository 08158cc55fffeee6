import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { canonicalJson } from '../../events/canonical-json.ts';
import type { EventRecord } from './read-chain.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields by which an event names what it is about, the most telling first. */
const NAMING_FIELDS = ['creditorName', 'addressee', 'name', 'fileName', 'fileNumber'] as const;

/** Names the things that events are about. An event that does not name its own takes the name another gave it. */
export type LabelOf = (event: EventRecord) => string | null;

export function labelsOf(events: readonly EventRecord[]): LabelOf {
  const labels = new Map<string, string>();
  for (const event of events) {
    const label = findLabel(event);
    if (label !== undefined && event.subjectId !== null) labels.set(event.subjectId, label);
  }
  return (event) => findLabel(event) ?? labels.get(event.subjectId ?? '') ?? null;
}

function findLabel({ before, after }: EventRecord): string | undefined {
  const fields = { ...fieldsOf(before), ...fieldsOf(after) };
  const name = NAMING_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

export function presentEvent(event: EventRecord, labelOf: LabelOf): AuditEvent {
  const { id, sequence, occurredAt, actorKind, actorName, type, subjectType, subjectId } = event;
  return {
    id,
    sequence,
    occurredAt: occurredAt.toISOString(),
    actor: { kind: actorKind, name: actorName },
    type,
    subject: subjectType === null ? null : { type: subjectType, id: subjectId, label: labelOf(event) },
    changes: changesOf(event),
    previousHash: event.previousHash,
    hash: event.hash,
  };
}

/** The version is bookkeeping, and what is the same before and after only says whose it is. */
function changesOf({ before, after }: EventRecord): AuditEvent['changes'] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => field !== 'version',
  );
  return fields
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }))
    .filter((change) => canonicalJson(change.before) !== canonicalJson(change.after));
}

function fieldsOf(json: unknown): Fields {
  return { ...(json as Fields | null) };
}
