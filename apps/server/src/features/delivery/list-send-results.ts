import type { SendResult } from '@prorata/contract/delivery/delivery';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { presentSendResult } from './present.ts';
import { listSteps, type StoredDelivery, selectDeliveries } from './queries.ts';

/** What the mails and letters of a send log carried. */
export type SendLogOf =
  | { readonly dossierId: string; readonly invitationId: string }
  | { readonly dossierId: string; readonly resultId: string };

/** The mails and letters that carried an invitation or a report, newest first. The caller has checked who asks. */
export async function listSendResults(
  db: Database,
  about: SendLogOf,
  request: PageRequest,
): Promise<Page<SendResult>> {
  const [column, id] =
    'invitationId' in about
      ? (['delivery.invitationId', about.invitationId] as const)
      : (['delivery.resultId', about.resultId] as const);
  const query = selectDeliveries(db)
    .where('delivery.dossierId', '=', about.dossierId)
    .where(column, '=', id)
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id', 'desc');
  const page = await readPage(query, request);
  return { ...page, items: await presentAll(db, page.items) };
}

/** The last mail or letter that carried each invitation, by its id; for those that none has carried, nothing. */
export async function findLastSendResults(
  db: Database | Transaction,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, SendResult>> {
  if (invitationIds.length === 0) return new Map();
  const last = await selectDeliveries(db)
    .distinctOn('delivery.invitationId')
    .where('delivery.invitationId', 'in', invitationIds)
    // Reminders and receipts are in the log too, but they do not carry the invitation.
    .where('delivery.purpose', '=', 'invitation')
    .orderBy('delivery.invitationId')
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id', 'desc')
    .execute();
  const results = await presentAll(db, last);
  return new Map(results.map((result, index) => [last[index]?.invitationId ?? '', result]));
}

async function presentAll(
  db: Database | Transaction,
  deliveries: readonly StoredDelivery[],
): Promise<SendResult[]> {
  if (deliveries.length === 0) return [];
  const steps = await listSteps(
    db,
    deliveries.map(({ id }) => id),
  );
  return deliveries.map((delivery) =>
    presentSendResult(
      delivery,
      steps.filter(({ deliveryId }) => deliveryId === delivery.id),
    ),
  );
}
