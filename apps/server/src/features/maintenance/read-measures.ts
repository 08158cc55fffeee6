import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Measure } from '../../http/telemetry/metrics.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What whoever watches over the product wants to know of its database: what waits, since when, and what went wrong. */
export async function readMeasures(db: Database, at: Date): Promise<Measure[]> {
  return [
    ...(await measureQueue(db)),
    ...(await measureBegunJobs(db)),
    ...(await measureDeliveries(db, at)),
    ...(await measureCalculations(db, at)),
    ...(await measureFiles(db, at)),
    ...(await measureStamps(db, at)),
  ];
}

async function measureQueue(db: Database): Promise<Measure[]> {
  const { rows } = await sql<{ name: string; waiting: string; seconds: number }>`
    select name, count(*)::text as waiting,
      extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job
    where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_pgboss\\_\\_%'
    group by name order by name`.execute(db);
  return rows.flatMap(({ name: job, waiting, seconds }) => [
    {
      ...{ name: 'prorata_jobs_waiting', help: 'Jobs that are due and that nobody has begun.' },
      ...{ labels: { job }, value: Number(waiting) },
    },
    {
      ...{ name: 'prorata_jobs_oldest_seconds', help: 'For how long the oldest of them is due.' },
      ...{ labels: { job }, value: seconds },
    },
  ]);
}

/** A job that hangs is not waiting any more: until the queue gives it up, a quarter of an hour later, only this tells of it. */
async function measureBegunJobs(db: Database): Promise<Measure[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from now() - min(started_on))::float8 as seconds
    from jobs.job
    where state = 'active' and name not like '\\_\\_pgboss\\_\\_%'
    group by name order by name`.execute(db);
  return rows.map(({ name: job, seconds }) => ({
    ...{
      name: 'prorata_jobs_begun_oldest_seconds',
      help: 'For how long the oldest job that was begun is not done.',
    },
    ...{ labels: { job }, value: seconds },
  }));
}

async function measureDeliveries(db: Database, at: Date): Promise<Measure[]> {
  const { rows } = await sql<{ method: string; status: string; number: string }>`
    select send_method as method,
      coalesce(email_status::text, registered_letter_status::text) as status, count(*)::text as number
    from deliveries where id >= ${firstIdOf(at)} group by 1, 2 order by 1, 2`.execute(db);
  const due = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll<bigint>().as('number'), fn.min('nextAttemptAt').as('since')])
    .where('nextAttemptAt', '<=', at)
    .executeTakeFirstOrThrow();
  return [
    ...rows.map(({ method, status, number }) => ({
      ...{ name: 'prorata_deliveries', help: 'Mails, letters and messages of the last day, by their state.' },
      ...{ labels: { method, status }, value: Number(number) },
    })),
    {
      ...{ name: 'prorata_deliveries_due', help: 'What should have been handed over by now.' },
      value: Number(due.number),
    },
    {
      ...{ name: 'prorata_deliveries_oldest_due_seconds', help: 'For how long the oldest of it is due.' },
      value: due.since === null ? 0 : (at.getTime() - due.since.getTime()) / 1000,
    },
  ];
}

async function measureCalculations(db: Database, at: Date): Promise<Measure[]> {
  const { number } = await db
    .selectFrom('calculationResults')
    .select(({ fn }) => fn.countAll<bigint>().as('number'))
    .where('id', '>=', firstIdOf(at))
    .executeTakeFirstOrThrow();
  return [{ name: 'prorata_calculations', help: 'Calculations of the last day.', value: Number(number) }];
}

/** Nothing while no check was made. */
async function measureFiles(db: Database, at: Date): Promise<Measure[]> {
  const check = await db
    .selectFrom('fileChecks')
    .select(['id', 'finishedAt', 'numberOfFiles'])
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (check === undefined) return [];
  const { damaged } = await db
    .selectFrom('damagedFiles')
    .select(({ fn }) => fn.countAll<bigint>().as('damaged'))
    .where('checkId', '=', check.id)
    .executeTakeFirstOrThrow();
  return [
    {
      ...{
        name: 'prorata_files_damaged',
        help: 'Stored files that the last check did not find as they were.',
      },
      value: Number(damaged),
    },
    {
      ...{ name: 'prorata_files_checked', help: 'Stored files that the last check compared.' },
      value: check.numberOfFiles,
    },
    {
      ...{ name: 'prorata_files_check_age_seconds', help: 'Since when the last check is done.' },
      value: (at.getTime() - check.finishedAt.getTime()) / 1000,
    },
  ];
}

async function measureStamps(db: Database, at: Date): Promise<Measure[]> {
  const { since } = await db
    .selectFrom('chainStamps')
    .select(({ fn }) => fn.min('askedAt').as('since'))
    .where('token', 'is', null)
    .executeTakeFirstOrThrow();
  return [
    {
      ...{
        name: 'prorata_chain_stamp_missing_seconds',
        help: 'For how long the oldest time stamp over a chain is asked for and missing.',
      },
      value: since === null ? 0 : (at.getTime() - since.getTime()) / 1000,
    },
  ];
}

/** The least id of a row that was made within a day: ids begin with their moment, so their index finds these without a scan. */
function firstIdOf(at: Date): string {
  const moment = (at.getTime() - DAY_MILLISECONDS).toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-0000-0000-000000000000`;
}
