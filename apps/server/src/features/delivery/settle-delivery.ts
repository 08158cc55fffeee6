import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { inBatchesOf } from './in-batches.ts';
import { type Delivery, lockDeliveries, lockDelivery, readLocked } from './lock-delivery.ts';
import { publishAcceptances, publishEvents, type TellingTools } from './publish-events.ts';
import { type Acceptance, storeAcceptances } from './store-acceptances.ts';
import { changesBy, type Happening, type Report, type StoredReport, storeReport } from './store-report.ts';

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

/** What came of an attempt. */
export interface Outcome {
  readonly now: Date;
  /** What it says about a mail or letter, which is locked; undefined when it is no longer of any account. */
  readonly judge: (delivery: Delivery) => Report | undefined;
  /** What is stored along with it. */
  readonly onStored: (trx: Transaction, stored: StoredReport) => Promise<void>;
}

interface Settling {
  readonly tools: SettlingTools;
  readonly deliveryId: string;
  readonly outcome: Outcome;
}

const settleWithOthers = inBatchesOf(settleAll);

/** The same in one transaction with whatever else ends at this moment. Where that fails, each is settled by itself. */
export function settleTogether(
  tools: SettlingTools,
  deliveryId: string,
  outcome: Outcome,
): Promise<StoredReport | undefined> {
  const { db } = tools;
  // Part of something larger already.
  if (db.isTransaction) return settleDelivery(tools, deliveryId, storingOf(outcome));
  return settleWithOthers(db, { tools, deliveryId, outcome });
}

function storingOf({ now, judge, onStored }: Outcome): Storing {
  return async (trx, delivery) => {
    const report = judge(delivery);
    const stored = report && (await storeReport(trx, delivery, report, now));
    if (stored !== undefined) await onStored(trx, stored);
    return stored;
  };
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
      tellParting(err, items);
    }
  }
  const outcomes: PromiseSettledResult<StoredReport | undefined>[] = [];
  for (const { tools, deliveryId, outcome } of items) {
    const settled = settleDelivery(tools, deliveryId, storingOf(outcome));
    outcomes.push(...(await Promise.allSettled([settled])));
  }
  return outcomes;
}

/** PostgreSQL: somebody else holds a row that is not waited for. */
const LOCK_NOT_AVAILABLE = '55P03';

/** That somebody works on one of their dossiers is no fault: each waits for its own, and nothing is lost. */
function tellParting(err: unknown, items: readonly Settling[]): void {
  const logger = items[0]?.tools.logger;
  const count = items.length;
  const isHeld = err instanceof Error && 'code' in err && err.code === LOCK_NOT_AVAILABLE;
  if (isHeld) logger?.info({ count }, 'mails or letters wait one by one for who is at work on their dossier');
  else logger?.warn({ err, count }, 'mails or letters are settled one by one');
}

/** Those that were taken over, with no feature to tell, at once; the others in turn, for what follows from one may change the next. */
async function settleEach(
  trx: Transaction,
  items: readonly Settling[],
): Promise<(StoredReport | undefined)[]> {
  const locked = await lockDeliveries(trx, [...new Set(items.map(({ deliveryId }) => deliveryId))]);
  const plain = new Map<Settling, Acceptance>();
  const seen = new Set<string>();
  for (const item of items) {
    const acceptance = acceptanceOf(item, locked.get(item.deliveryId));
    if (acceptance !== undefined && !seen.has(item.deliveryId)) plain.set(item, acceptance);
    seen.add(item.deliveryId);
  }
  const accepted = await settleAccepted(trx, plain);
  const settled: (StoredReport | undefined)[] = [];
  for (const item of items) {
    settled.push(accepted.get(item) ?? (plain.has(item) ? undefined : await settleInTurn(trx, item)));
  }
  return settled;
}

/** That it was taken over, where nothing but the invoice and the audit trail follows from that. */
function acceptanceOf(
  { tools, outcome: { judge, now } }: Settling,
  delivery: Delivery | undefined,
): Acceptance | undefined {
  if (delivery === undefined) return undefined;
  const report = judge(delivery);
  if (report === undefined || !report.isTakenOver || report.eventId !== null) return undefined;
  if (tools.hooks[delivery.purpose]?.onAccepted !== undefined) return undefined;
  const { happenings } = changesBy(delivery, report, now);
  return happenings.join() === 'accepted' ? { delivery, report, now } : undefined;
}

async function settleAccepted(
  trx: Transaction,
  plain: ReadonlyMap<Settling, Acceptance>,
): Promise<ReadonlyMap<Settling, StoredReport>> {
  const [first] = plain.keys();
  if (first === undefined) return new Map();
  const stored = await storeAcceptances(trx, [...plain.values()]);
  const settled = new Map<Settling, StoredReport>();
  for (const item of plain.keys()) {
    const delivery = stored.get(item.deliveryId);
    if (delivery === undefined) continue;
    const report = { delivery, happenings: ['accepted'] } as const;
    await item.outcome.onStored(trx, report);
    settled.set(item, report);
  }
  const deliveries = [...settled.values()].map(({ delivery }) => delivery);
  await publishAcceptances(trx, deliveries, first.tools.clock());
  return settled;
}

/** As it is now: what followed from another may have changed it. */
async function settleInTurn(
  trx: Transaction,
  { tools, deliveryId, outcome }: Settling,
): Promise<StoredReport | undefined> {
  const delivery = await readLocked(trx, deliveryId);
  const stored = delivery && (await storingOf(outcome)(trx, delivery));
  if (stored !== undefined) await publishEvents(trx, tools, stored, tools.clock());
  return stored;
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
