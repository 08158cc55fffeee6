import type { EvidenceKind } from '@prorata/domain/vocabulary';
import type { QualifiedDelivery } from '../../adapters/qualified-delivery.ts';
import { insertFile } from '../../database/insert-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { actionOfSystem } from '../../http/action.ts';
import { secondsAfter } from './after-attempt.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { lockDelivery } from './lock-delivery.ts';
import { addressOf } from './record-delivery-event.ts';

/** A provider that has not made out the evidence of a step by then never will. */
const PATIENCE_SECONDS = 30 * 24 * 3600;

/**
 * Fetches what proves each step of a message and keeps it as it came; gives `false` when some of it is still to come. Kept
 * once: evidence that is here is never replaced.
 */
export async function keepEvidence(
  tools: Pick<DeliveryTools, 'db' | 'storage' | 'clock'>,
  provider: Pick<QualifiedDelivery, 'findEvidence'>,
  { deliveryId, providerId }: { readonly deliveryId: string; readonly providerId: string },
): Promise<boolean> {
  const wanted = await tools.db
    .selectFrom('deliveryEvents')
    .select(['id', 'providerEventId', 'evidenceKind', 'occurredAt'])
    .where('deliveryId', '=', deliveryId)
    .where('evidenceKind', 'is not', null)
    .where('evidenceFileId', 'is', null)
    .where('occurredAt', '>', secondsAfter(tools.clock(), -PATIENCE_SECONDS))
    .orderBy('occurredAt')
    .execute();
  let isComplete = true;
  for (const { providerEventId, ...step } of wanted) {
    const evidence = await provider.findEvidence(providerId, providerEventId ?? '');
    if (evidence === undefined) isComplete = false;
    else await store(tools, { ...step, deliveryId }, evidence);
  }
  return isComplete;
}

interface Step {
  readonly id: string;
  readonly deliveryId: string;
  readonly evidenceKind: EvidenceKind | null;
  readonly occurredAt: Date;
}

type Evidence = NonNullable<Awaited<ReturnType<QualifiedDelivery['findEvidence']>>>;

async function store(
  { db, storage, clock }: Pick<DeliveryTools, 'db' | 'storage' | 'clock'>,
  { id, deliveryId, evidenceKind, occurredAt }: Step,
  { content, mediaType }: Evidence,
): Promise<void> {
  const stored = await storage.store(content);
  await inTransaction(db, async (trx) => {
    const delivery = await lockDelivery(trx, deliveryId);
    const step = await trx
      .selectFrom('deliveryEvents')
      .select('evidenceFileId')
      .where('id', '=', id)
      .executeTakeFirst();
    if (delivery === undefined || step === undefined || step.evidenceFileId !== null) return;
    const evidenceFileId = await insertFile(trx, { ...stored, mediaType });
    await trx.updateTable('deliveryEvents').set({ evidenceFileId }).where('id', '=', id).execute();
    const { dossierId, organizationId, purpose, sendMethod, addressee } = delivery;
    if (dossierId === null || organizationId === null) return;
    await recordEvent(trx, actionOfSystem(clock()), {
      dossier: { id: dossierId, organizationId },
      type: 'delivery.evidenceKept',
      subjectId: deliveryId,
      before: null,
      after: {
        ...{ purpose, sendMethod, addressee, address: addressOf(delivery) },
        ...{ evidenceKind, provenAt: occurredAt.toISOString(), sha256: stored.sha256 },
      },
      version: null,
    });
  });
}
