import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { inBatches } from './in-batches.ts';
import { type Delivery, lockDeliveries, lockDelivery, readLocked } from './lock-delivery.ts';
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

interface Settling {
  readonly tools: SettlingTools;
  readonly deliveryId: string;
  readonly store: Storing;
}

const settling = new WeakMap<Database, (item: Settling) => Promise<StoredReport | undefined>>();

/** The same in one transaction with whatever else ends at this moment. Where that fails, each is settled by itself. */
export function settleTogether(
  tools: SettlingTools,
  deliveryId: string,
  store: Storing,
): Promise<StoredReport | undefined> {
  const { db } = tools;
  // Part of something larger already.
  if (db.isTransaction) return settleDelivery(tools, deliveryId, store);
  const batched = settling.get(db) ?? inBatches((items: readonly Settling[]) => settleAll(db, items));
  settling.set(db, batched);
  return batched({ tools, deliveryId, store });
}

async function settleAll(
  db: Database,
  items: readonly Settling[],
): Promise<PromiseSettledResult<StoredReport | undefined>[]> {
  if (items.length > 1) {
    try {
      const settled = await inTransaction(db, (trx) => settleEach(trx, items));
      return settled.map((value) => ({ status: 'fulfilled', value }));
    } catch (err) {
      items[0]?.tools.logger.warn({ err, count: items.length }, 'mails or letters are settled one by one');
    }
  }
  const outcomes: PromiseSettledResult<StoredReport | undefined>[] = [];
  for (const { tools, deliveryId, store } of items) {
    outcomes.push(...(await Promise.allSettled([settleDelivery(tools, deliveryId, store)])));
  }
  return outcomes;
}

async function settleEach(
  trx: Transaction,
  items: readonly Settling[],
): Promise<(StoredReport | undefined)[]> {
  const locked = await lockDeliveries(trx, [...new Set(items.map(({ deliveryId }) => deliveryId))]);
  const settled: (StoredReport | undefined)[] = [];
  const touched = new Set<string | null>();
  for (const { tools, deliveryId, store } of items) {
    const first = locked.get(deliveryId);
    // What followed from another of the dossier may have changed it.
    const delivery = first && touched.has(first.dossierId) ? await readLocked(trx, deliveryId) : first;
    const stored = delivery && (await store(trx, delivery));
    if (stored !== undefined) {
      await publishEvents(trx, tools, stored, tools.clock());
      if (tools.hooks[stored.delivery.purpose] !== undefined) touched.add(stored.delivery.dossierId);
    }
    settled.push(stored);
  }
  return settled;
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
