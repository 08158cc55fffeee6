import { setTimeout as delay } from 'node:timers/promises';
import { systemClock as clockOfMachine, fromKysely, PgBoss } from 'pg-boss';
import { type Clock, systemClock } from '../adapters/clock.ts';
import type { Connection } from '../database/connection.ts';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
import { refuseInsideTransaction } from '../database/transaction.ts';
import { type Action, actionOfSystem } from '../http/action.ts';
import type { Logger } from '../http/log/create-logger.ts';
import { problemFromError } from '../http/problems/problem-from-error.ts';
import { inSpan } from '../http/telemetry/in-span.ts';

/** What each kind of job is told. */
interface Jobs {
  'send-delivery': { readonly deliveryId: string };
  'ask-post': { readonly deliveryId: string };
  'sweep-outbox': object;
  'close-past-invitations': object;
  'end-contestation-terms': object;
  'tell-due-runs': object;
  'forget-opening-codes': object;
  'remind-creditors': object;
  'send-codes-again': { readonly email: string };
  'deliver-receipt': { readonly invitationId: string };
  'deliver-no-claim-receipt': { readonly declarationId: string };
  'deliver-balance-receipt': { readonly confirmationId: string };
  'deliver-missing-receipts': object;
  'hand-over-e-invoices': object;
  'sweep-files': object;
  'check-files': object;
  'check-signed-reports': object;
  'fetch-signatures': object;
  'judge-files': object;
  'erase-what-is-due': object;
  'announce-texts': object;
  'tell-what-is-due': object;
  'forget-idempotency-keys': object;
  'forget-ended-sessions': object;
  'stamp-chains': object;
  'ask-for-missing-stamps': object;
}
type JobName = keyof Jobs;

const JOB_NAMES: readonly JobName[] = [
  'send-delivery',
  'ask-post',
  'sweep-outbox',
  'close-past-invitations',
  'end-contestation-terms',
  'tell-due-runs',
  'forget-opening-codes',
  'remind-creditors',
  'send-codes-again',
  'deliver-receipt',
  'deliver-no-claim-receipt',
  'deliver-balance-receipt',
  'deliver-missing-receipts',
  'hand-over-e-invoices',
  'sweep-files',
  'check-files',
  'check-signed-reports',
  'fetch-signatures',
  'judge-files',
  'erase-what-is-due',
  'announce-texts',
  'tell-what-is-due',
  'forget-idempotency-keys',
  'forget-ended-sessions',
  'stamp-chains',
  'ask-for-missing-stamps',
];

/**
 * One waiting job per key is enough, so asking twice costs nothing. A job that fails is not repeated by the queue:
 * what is still to be done stands in the tables of its feature, and a sweep of that feature asks for it again.
 */
const QUEUE = { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 } as const;

/** How many jobs of a kind run at the same time in this process. */
const CONCURRENCY = 10;
const STOP_MILLISECONDS = 10_000;

/**
 * By which the queue measures how long it has waited: one that nobody can set back. With that of the machine a poll during which
 * the clock goes back by a week is followed by a week of sleep. When jobs are due the database says.
 */
const STEADY_CLOCK = { ...clockOfMachine, now: () => performance.timeOrigin + performance.now() };

export interface JobQueue {
  /** Adds a job, which exists once the transaction is stored and never if it is not. */
  add<Name extends JobName>(
    trx: Transaction,
    name: Name,
    data: Jobs[Name],
    options: { readonly key: string; readonly startAfter?: Date },
  ): Promise<void>;
  /** Starts doing the jobs of a kind, those of other copies of the server left to them; each is an action of the product. */
  work<Name extends JobName>(
    name: Name,
    work: (data: Jobs[Name], action: Action) => Promise<void>,
  ): Promise<void>;
  /**
   * Adds a job to the queue again and again; `cron` is in Brussels time. A database that goes away just then is
   * waited for.
   */
  repeat(name: JobName, cron: string): Promise<void>;
  /** Adds a job whose kind is all that is to be known of it, and waits for the database likewise. */
  soon(name: JobName): Promise<void>;
  /** Lets the jobs that run end, for some seconds. */
  close(): Promise<void>;
}

export interface JobQueueParts {
  readonly pool: Connection['pool'];
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly pollingIntervalSeconds?: number;
}

/** Opens the queue, which lives in the database beside the data that its jobs are about. */
export async function openJobQueue(parts: JobQueueParts): Promise<JobQueue> {
  const queue = createJobQueue(parts);
  await queue.open();
  return queue;
}

/** A queue for whoever has to know it before there is a database; nothing can be added before it is open. */
export function createJobQueue({
  pool,
  logger,
  clock = systemClock,
  pollingIntervalSeconds = 2,
}: JobQueueParts): JobQueue & { readonly open: () => Promise<void> } {
  // Two of them on the same tables: a request may add a job as soon as the server listens, and what does them, with its own
  // schedules and supervision, takes a start longer to begin than everything else that a request needs.
  const taking = openBoss({ schedule: false, supervise: false });
  const doing = openBoss({ migrate: false });
  const busy = new Set<JobName>();
  let begun: Promise<void> | undefined;
  let isClosed = false;

  function openBoss(options: { readonly [Part in 'schedule' | 'supervise' | 'migrate']?: false }): PgBoss {
    const boss = new PgBoss({ schema: 'jobs', db: { executeSql }, clock: STEADY_CLOCK, ...options });
    boss.on('error', (err) => logger.error({ err }, 'the job queue'));
    boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
    return boss;
  }

  async function executeSql(text: string, values?: unknown[]) {
    refuseInsideTransaction();
    return pool.query(text, values);
  }

  /** A database may go away while a server starts: its jobs begin when it is back, and who asks meanwhile is told. */
  async function patiently(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (err) {
        if (isClosed || problemFromError(err).code !== 'service-unavailable') throw err;
        logger.warn({ err }, 'the jobs wait for the database');
      }
      await delay(pollingIntervalSeconds * 1_000);
    }
  }

  function beginOnce(): Promise<void> {
    begun ??= patiently(begin);
    return begun;
  }

  async function begin(): Promise<void> {
    try {
      await doing.start();
    } catch (error) {
      // What of it has begun would begin a second time.
      await doing.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async function attempt(name: JobName, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      logger.error({ err, job: name }, 'a job failed');
    }
  }

  return {
    async open() {
      await taking.start();
      await createQueues(taking);
    },
    async add(trx, name, data, { key, startAfter }) {
      const db = fromKysely(trx);
      await taking.send(name, data, { db, singletonKey: key, ...(startAfter && { startAfter }) });
    },
    async work(name, work) {
      await beginOnce();
      busy.add(name);
      const options = { batchSize: CONCURRENCY, burstWhenBatchFull: true, pollingIntervalSeconds };
      await doing.work<Jobs[typeof name]>(name, options, async (jobs) => {
        await Promise.all(
          jobs.map(({ data }) =>
            attempt(name, () => inSpan(`job ${name}`, () => work(data, actionOfSystem(clock())))),
          ),
        );
      });
    },
    async repeat(name, cron) {
      await beginOnce();
      await patiently(() => doing.schedule(name, cron, {}, { tz: 'Europe/Brussels' }));
    },
    async soon(name) {
      await patiently(() => taking.send(name, {}, { singletonKey: name }));
    },
    async close() {
      isClosed = true;
      const ended = Promise.all([...busy].map((name) => doing.offWork(name)));
      await Promise.race([ended, delay(STOP_MILLISECONDS, undefined, { ref: false })]);
      await Promise.all([doing, taking].map((boss) => boss.stop({ graceful: false }))).catch((err: unknown) =>
        logger.warn({ err }, 'the job queue did not close well'),
      );
    },
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of JOB_NAMES) {
    if (known.has(name)) continue;
    await boss.createQueue(name, QUEUE);
    // Makes pg-boss learn the queue by heart now: later it would ask while a transaction is open that adds a job,
    // and the embedded database, which has one session for all, would wait for ever.
    await boss.findJobs(name, { id: newId() });
  }
}
