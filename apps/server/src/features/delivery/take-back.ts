import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Delivery } from './lock-delivery.ts';
import { recordDeliveryEvent } from './record-delivery-event.ts';
import { statusOf, storeReport } from './store-report.ts';

/** What became of the mails and letters of a result: with others, at the door, or never left. */
export interface TakenBack {
  /** A service has it, or had it. */
  readonly handedOver: number;
  /** A service may have it: it is being handed over, or nobody knows what came of the last attempt. */
  readonly inDoubt: number;
  readonly takenBack: number;
}

/**
 * Takes back the mails and letters of a result that still wait, in the transaction that makes them pointless and has
 * locked the dossier. An attempt that has not reached the service yet finds that it is no longer its to send.
 */
export async function takeBackDeliveries(
  trx: Transaction,
  action: Action,
  resultId: string,
): Promise<TakenBack> {
  const deliveries = await trx
    .selectFrom('deliveries')
    .selectAll()
    .where('resultId', '=', resultId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const handedOver = deliveries.filter(({ acceptedAt }) => acceptedAt !== null);
  const inDoubt = deliveries.filter(
    ({ acceptedAt, handedOverAt }) => acceptedAt === null && handedOverAt !== null,
  );
  const takenBack = await takeBackWaiting(trx, action, deliveries);
  return { handedOver: handedOver.length, inDoubt: inDoubt.length, takenBack };
}

/** Of some mails and letters, locked, those that still wait; how many. */
export async function takeBackWaiting(
  trx: Transaction,
  action: Action,
  deliveries: readonly Delivery[],
): Promise<number> {
  const waiting = deliveries.filter(
    (delivery) =>
      statusOf(delivery) === 'Pending' && delivery.acceptedAt === null && delivery.handedOverAt === null,
  );
  for (const delivery of waiting) await skip(trx, action, delivery);
  return waiting.length;
}

async function skip(trx: Transaction, action: Action, delivery: Delivery): Promise<void> {
  const report = { detail: null, occurredAt: action.at, eventId: null, isTakenOver: false };
  const stored = await storeReport(trx, delivery, { ...report, status: 'Skipped' }, action.at);
  if (stored !== undefined) await recordDeliveryEvent(trx, action, stored.delivery, 'skipped');
}
