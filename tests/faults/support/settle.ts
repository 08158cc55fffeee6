import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction } from '../../../apps/server/src/database/transaction.ts';
import { createLogger } from '../../../apps/server/src/http/log/create-logger.ts';
import { openJobQueue } from '../../../apps/server/src/jobs/job-queue.ts';
import { type Product, SERVICE_KEY } from './product.ts';

const MINUTE_MILLISECONDS = 60_000;
const MAX_TURNS = 60;
/** An attempt in doubt is left alone for a quarter of an hour. */
const TURN_MILLISECONDS = 20 * MINUTE_MILLISECONDS;
const SERVICES = ['/sendPendingMails', '/runRegisteredLetterService', '/runEmailStatusService'];
const JOBS = ['sweep-outbox', 'deliver-missing-receipts', 'hand-over-e-invoices'] as const;

/** Has done what is due by now, again and again and ever later, until nothing waits; tells what still does. */
export async function settle(product: Product): Promise<string[]> {
  let waiting: string[] = [];
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    for (const service of SERVICES) await callService(product, service);
    waiting = await listWaiting(product);
    if (waiting.length === 0) return [];
    if (turn % 5 === 1) await askForJobs(product, JOBS);
    // An e-invoice is sent and asked about by a job, which is looked for every two seconds.
    await delay(300);
    product.setClock(product.clock.aheadMilliseconds + TURN_MILLISECONDS);
    if (turn % 10 === 9) await callService(product, '/retrySendFailedEmails');
  }
  return waiting;
}

async function callService(product: Product, service: string): Promise<void> {
  const answer = await fetch(`${product.address}${service}`, {
    method: 'POST',
    headers: { 'x-service-key': SERVICE_KEY },
  });
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

/** What is done by itself every few minutes is asked for now. */
export function askForJobs(
  product: Product,
  names: readonly Parameters<Awaited<ReturnType<typeof openJobQueue>>['add']>[1][],
): Promise<void> {
  return product.inDatabase(async ({ pool, db }) => {
    const queue = await openJobQueue({ pool, logger: createLogger('silent') });
    for (const name of names) {
      await inTransaction(db, (trx) => queue.add(trx, name, {} as never, { key: 'asked for' }));
    }
    await queue.close();
  });
}

async function listWaiting(product: Product): Promise<string[]> {
  return product.inDatabase(async ({ db }) => {
    const deliveries = await db
      .selectFrom('deliveries')
      .select(['id', 'purpose', 'sendMethod', 'emailStatus', 'registeredLetterStatus', 'lastError', 'untold'])
      .where((is) =>
        is.or([
          is('nextAttemptAt', 'is not', null),
          is('untold', '!=', '{}' as never),
          is('emailStatus', '=', 'FailedToSend'),
        ]),
      )
      .execute();
    const receipts = await db
      .selectFrom('receipts')
      .select('receiptNumber')
      .where('fileId', 'is', null)
      .execute();
    const eInvoices = await db
      .selectFrom('eInvoices')
      .select(['invoiceId', 'state', 'reason'])
      .where('nextAttemptAt', 'is not', null)
      .execute();
    return [...deliveries, ...receipts, ...eInvoices].map((row) => JSON.stringify(row));
  });
}

/** The post brings all its letters to their addressees, and tells of it. */
export async function deliverLetters(product: Product): Promise<void> {
  const address = product.addressOf('post-office');
  for (let station = 0; station < 6; station += 1) {
    const answer = await fetch(`${address}/post/desk/letters`);
    const { letters } = (await answer.json()) as { letters: { id: string; events: { status: string }[] }[] };
    const moving = letters.filter(({ events }) => events.at(-1)?.status !== 'receipt-signed');
    if (moving.length === 0) return;
    for (const { id } of moving) {
      await fetch(`${address}/post/${id}/move`, {
        method: 'POST',
        body: new URLSearchParams({ to: 'next' }),
        redirect: 'manual',
      });
    }
  }
}
