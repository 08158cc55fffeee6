import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { type Delivery, lockDelivery } from './lock-delivery.ts';
import { publishEvents, type TellingTools } from './publish-events.ts';
import type { Happening, StoredReport } from './store-report.ts';

export type SettlingTools = Pick<DeliveryTools, 'db' | 'clock' | 'logger'> & TellingTools;

type Storing = (trx: Transaction, delivery: Delivery) => Promise<StoredReport | undefined>;

/**
 * Stores what happened to a mail or letter with all that follows from it. When something that follows cannot be
 * done, what happened is stored all the same, and the rest is told later: who forgets that a letter was taken over
 * sends it twice.
 */
export async function settleDelivery(
  tools: SettlingTools,
  deliveryId: string,
  store: Storing,
): Promise<StoredReport | undefined> {
  const { db, clock, logger } = tools;
  const settle = (follow: (trx: Transaction, stored: StoredReport) => Promise<void>) =>
    inTransaction(db, async (trx) => {
      const delivery = await lockDelivery(trx, deliveryId);
      const stored = delivery && (await store(trx, delivery));
      if (stored !== undefined) await follow(trx, stored);
      return stored;
    });
  try {
    return await settle((trx, stored) => publishEvents(trx, tools, stored, clock()));
  } catch (err) {
    logger.error({ err, deliveryId }, 'what follows from a report on a mail or letter could not be done');
  }
  return settle(deferPublishing);
}

async function deferPublishing(trx: Transaction, { delivery, happenings }: StoredReport): Promise<void> {
  if (happenings.length === 0) return;
  await trx
    .updateTable('deliveries')
    .set({ untold: [...delivery.untold, ...happenings] })
    .where('id', '=', delivery.id)
    .execute();
}

const BATCH_SIZE = 200;

/** Tells what could not be told before. */
export async function publishPending(tools: SettlingTools): Promise<void> {
  const { db, clock, logger } = tools;
  const waiting = await db
    .selectFrom('deliveries')
    .select('id')
    .where(sql<boolean>`untold <> '{}'`)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of waiting) {
    try {
      await inTransaction(db, async (trx) => {
        const delivery = await lockDelivery(trx, id);
        if (delivery === undefined || delivery.untold.length === 0) return;
        const happenings: readonly Happening[] = delivery.untold;
        await publishEvents(trx, tools, { delivery, happenings }, clock());
        await trx.updateTable('deliveries').set({ untold: [] }).where('id', '=', id).execute();
      });
    } catch (err) {
      logger.error({ err, deliveryId: id }, 'what follows from a report still cannot be done');
    }
  }
}
