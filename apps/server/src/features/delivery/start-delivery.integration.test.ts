import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../http/log/create-logger.ts';
import { LogLines } from '../../http/testing/test-app.ts';
import { type JobQueue, openJobQueue } from '../../jobs/job-queue.ts';
import { processOutbox, startDelivery } from './start-delivery.ts';
import { openTestOutbox, type TestOutbox } from './testing/outbox.ts';

let outbox: TestOutbox;
const queues: JobQueue[] = [];
beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
  outbox.reset();
});
afterAll(() => outbox.close());

/** One that has any service takes the jobs of all: what it cannot send then waits for the next sweep. */
const MAILS_ALONE = { post: undefined, qualifiedDelivery: undefined };

/** A copy of the server, as far as mails go. */
async function startCopy(hasMailServer = true): Promise<LogLines> {
  const log = new LogLines();
  const logger = createLogger('info', log);
  const { pool } = outbox.database;
  const jobs = await openJobQueue({ pool, logger, pollingIntervalSeconds: 0.5 });
  queues.push(jobs);
  const mailServer = hasMailServer ? outbox.tools.mailServer : undefined;
  await startDelivery({ ...outbox.tools, jobs, logger, mailServer, ...MAILS_ALONE });
  return log;
}

function messageIds(): (string | undefined)[] {
  return outbox.server.mails.map(({ messageId }) => messageId).sort();
}

function idsOf(deliveryIds: readonly string[]): string[] {
  return deliveryIds.map((id) => `<${id}@prorata.example>`).sort();
}

async function untilSent(deliveryIds: readonly string[]): Promise<void> {
  const statuses = () => Promise.all(deliveryIds.map(async (id) => (await outbox.read(id)).emailStatus));
  await expect.poll(statuses).toEqual(deliveryIds.map(() => 'Sent'));
}

describe('a running server', () => {
  it('sends what is asked for, once, however often it is asked for', async () => {
    await startCopy();
    const id = await outbox.request({ occasion: 'the same' });
    await outbox.request({ occasion: 'the same' });
    await untilSent([id]);
    await outbox.request({ occasion: 'the same' });
    const other = await outbox.request();
    await untilSent([other]);
    expect(messageIds()).toEqual(idsOf([id, other]));
  });

  it('shares the work with its copies, none sending what another has', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) ids.push(await outbox.request());
    await Promise.all([startCopy(), startCopy(), startCopy()]);
    await untilSent(ids);
    expect(messageIds()).toEqual(idsOf(ids));
  });

  it('goes on with a mail whose job is lost', async () => {
    const id = await outbox.request();
    await outbox.database.pool.query(`delete from jobs.job where name = 'send-delivery'`);
    await startCopy();
    await untilSent([id]);
    expect(messageIds()).toEqual(idsOf([id]));
  });
});

describe('a server without a mail server', () => {
  it('says so, and lets mails wait for one', async () => {
    const id = await outbox.request();
    const log = await startCopy(false);
    expect(log.parsed()).toMatchObject([
      { level: 40, msg: 'SMTP_URL is not set: mails wait in the outbox until it is.' },
      { level: 40, msg: 'POST_URL is not set: letters wait in the outbox until it is.' },
    ]);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Pending', attempts: 0 });

    await startCopy();
    await untilSent([id]);
  });
});

describe('the sweep', () => {
  it('asks once for what is due, and not for what is not', async () => {
    const due = await outbox.request();
    const later = await outbox.request();
    const { db, pool } = outbox.database;
    await db
      .updateTable('deliveries')
      .set({ nextAttemptAt: new Date(outbox.clock().getTime() + 1000) })
      .where('id', '=', later)
      .execute();
    await pool.query(`delete from jobs.job where name = 'send-delivery'`);
    await processOutbox(outbox.tools);
    await processOutbox(outbox.tools);
    const { rows } = await pool.query(`select data from jobs.job where name = 'send-delivery'`);
    expect(rows).toEqual([{ data: { deliveryId: due } }]);
  });

  it('does not wait for a moment that only a clock which was ahead can have named', async () => {
    const { db } = outbox.database;
    const named = new Date(outbox.clock().getTime() + 35 * 86_400_000);
    const put = async (changes: { readonly handedOverAt?: Date }) => {
      const id = await outbox.request();
      const waiting = { nextAttemptAt: named, nextInquiryAt: named, ...changes };
      await db.updateTable('deliveries').set(waiting).where('id', '=', id).execute();
      return id;
    };
    const fresh = await put({});
    const inDoubt = await put({ handedOverAt: named });
    await processOutbox(outbox.tools);
    const now = outbox.clock();
    expect(await outbox.read(fresh)).toMatchObject({ nextAttemptAt: now, nextInquiryAt: now });
    const settled = new Date(now.getTime() + 15 * 60_000);
    expect(await outbox.read(inDoubt)).toMatchObject({ nextAttemptAt: settled });
  });
});
