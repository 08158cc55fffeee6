import type { Transaction } from '../database/tables.ts';
import type { DossierDeed } from './dossier-deed.ts';
import { recordEvent } from './record-event.ts';

/** Something that happened in a dossier. */
export interface DossierEvent {
  readonly dossier: { readonly id: string; readonly organizationId: string };
  /** In the past tense: `statement.validated`. Each type has a phrase in the topic `audit` of the interface. */
  readonly type: string;
  readonly subject: { readonly type: string; readonly id: string };
  /** The fields that changed, in the words of the API; null when there was nothing before, or is nothing after. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** The version of the thing that the change led to, by which a later editor is told about it. */
  readonly version: number | null;
}

/** Writes an event to the dossier's chain; the last thing in a transaction, for it lines up all who write there. */
export async function recordDossierEvent(
  trx: Transaction,
  { actor, requestId, at }: DossierDeed,
  { dossier, type, subject, before, after, version }: DossierEvent,
): Promise<void> {
  await recordEvent(trx, {
    type,
    organizationId: dossier.organizationId,
    dossierId: dossier.id,
    actor,
    subject,
    before,
    after: version === null ? after : { ...after, version },
    requestId,
    occurredAt: at,
  });
}
