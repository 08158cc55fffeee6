import type { Transaction } from '../database/tables.ts';
import { recordEvent } from './record-event.ts';

/** Who is doing something, and when: what all events of one act have in common. */
export interface Deed {
  readonly actor: { readonly id: string; readonly fullName: string };
  readonly requestId: string;
  readonly at: Date;
}

/** What happened to a thing of an organization that is no dossier. */
export interface Happening<Type extends string = string> {
  readonly type: Type;
  readonly organizationId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  /** The fields that changed, in the words of the API; null when there was nothing before, or is nothing after. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** The version of the thing that the change led to, by which a later editor is told about it. */
  readonly version: number | null;
}

/** Writes what a user did, in the transaction that does it; the last thing in it, for it lines up all who write here. */
export async function recordDeed(trx: Transaction, deed: Deed, happening: Happening): Promise<void> {
  const { version, after, ...event } = happening;
  await recordEvent(trx, {
    ...event,
    after: version === null ? after : { ...after, version },
    dossierId: null,
    actor: { kind: 'user', id: deed.actor.id, name: deed.actor.fullName },
    requestId: deed.requestId,
    occurredAt: deed.at,
  });
}
