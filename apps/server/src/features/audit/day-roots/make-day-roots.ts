import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import type { Tools } from '../../../tools.ts';
import { type FormerRoot, foldDay } from './leaves.ts';
import { type AskDatabase, askDatabase, readSureTime } from './sure-time.ts';

/** Raised when the statement of a day gets another form. */
const FORMAT = 'prorata-day-root/1';

/**
 * Makes the root of every day that is over and has none yet, one after the other: what was missed while nothing ran is
 * caught up with. The first day covers all that happened before it. A day that is over only by our own clock has to wait, or a
 * clock that is ahead by weeks would make roots of all of them, and none of what happens until then.
 */
export async function makeDayRoots(
  tools: Pick<Tools, 'db' | 'clock' | 'timeStamping' | 'logger'>,
  ask: AskDatabase = askDatabase,
): Promise<void> {
  const { db, clock, logger } = tools;
  const ours = clock();
  const last = await findLastRoot(db);
  // Asked every hour, most times for nothing: then nobody else needs to say what time it is.
  if (last !== null && last.day >= dayBefore(ours)) return;
  const at = await readSureTime(tools, ask);
  const yesterday = dayBefore(at);
  if (yesterday < dayBefore(ours)) {
    logger.error({ ours, at }, 'days are over by the clock of this machine alone: no root is made of them');
  }
  for (;;) {
    const hasMade = await inTransaction(db, (trx) => makeNext(trx, yesterday, at));
    if (!hasMade) return;
  }
}

function dayBefore(at: Date): IsoDate {
  return addDays(brusselsDate(at), -1);
}

/** Makes the root of the next day, all of it or nothing; tells whether there was one to make. */
async function makeNext(trx: Transaction, yesterday: IsoDate, at: Date): Promise<boolean> {
  // Copies of the server that start together make each root once, one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('roots of days'))`.execute(trx);
  const former = await findLastRoot(trx);
  const day = former === null ? await findFirstDay(trx, yesterday) : addDays(former.day, 1);
  if (day === undefined || day > yesterday) return false;
  await storeLeaves(trx, day);
  const { root, size: leaves } = await foldDay(trx, day, former);
  const told = { format: FORMAT, day, leaves, root: Buffer.from(root).toString('hex'), former };
  await trx
    .insertInto('dayRoots')
    .values({ day, leaves, root: told.root, statement: `${canonicalJson(told)}\n`, madeAt: at })
    .execute();
  return true;
}

/** The newest that there is. */
export async function findLastRoot(db: Database | Transaction): Promise<FormerRoot | null> {
  const last = await db
    .selectFrom('dayRoots')
    .select(['day', 'root'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** Yesterday, once something has happened until then. */
async function findFirstDay(trx: Transaction, yesterday: IsoDate): Promise<IsoDate | undefined> {
  const first = await trx
    .selectFrom('auditEvents')
    .select('id')
    .where('occurredAt', '<', endOf(yesterday))
    .limit(1)
    .executeTakeFirst();
  return first && yesterday;
}

/** A day ends at midnight in Brussels. */
function endOf(day: IsoDate) {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Brussels')`;
}

/**
 * The ends that the chains had at the end of the day, of all that grew since they were last covered. What was written late,
 * or dates from earlier than it was written, is so covered by the next root.
 */
async function storeLeaves(trx: Transaction, day: IsoDate): Promise<void> {
  await sql`
    insert into day_root_leaves (day, position, chain_id, sequence, hash)
    select ${day}::date, row_number() over (order by chain.id), chain.id, head.sequence, head.hash
    from audit_chains chain
    cross join lateral (
      select sequence, hash from audit_events
      where chain_id = chain.id and occurred_at < ${endOf(day)}
      order by sequence desc limit 1
    ) head
    where not exists (
      select from day_root_leaves leaf where leaf.chain_id = chain.id and leaf.sequence >= chain.last_sequence
    )
    and not exists (
      select from day_root_leaves leaf where leaf.chain_id = chain.id and leaf.sequence >= head.sequence
    )`.execute(trx);
}
