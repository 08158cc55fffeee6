import { sql } from 'kysely';
import type { Database, Transaction } from './tables.ts';

/** What had been stored when somebody asked: which transactions had ended, and which had not. */
type Moment = string & { readonly isMoment: true };

/** Whatever is read after it can be known to be unchanged without reading it again. */
export async function readMoment(db: Database): Promise<Moment> {
  const { rows } = await sql<{ moment: Moment }>`select pg_current_snapshot()::text as moment`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL told no moment.');
  return row.moment;
}

/** So many may have begun since before it is called a change without looking at each. */
const MOST_BEGUN = 1_000;

/**
 * Whether nothing was stored since then, by anybody but the transaction itself. One that was undone counts as a change: who is
 * told so reads again, and finds that there was none.
 */
export async function isStillAt(trx: Transaction, moment: Moment): Promise<boolean> {
  const { rows } = await sql<{ isStill: boolean }>`
    with earlier as (select ${moment}::pg_snapshot as moment),
      begun as (
        select pg_snapshot_xmax(moment)::text::bigint as first,
          pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1 as last
        from earlier
      ),
      candidates as (
        select pg_snapshot_xip(moment) as id from earlier
        union all
        select generate_series(first, last)::text::xid8 from begun where last - first < ${MOST_BEGUN}
      )
    select (select last - first < ${MOST_BEGUN} from begun) and not exists (
      select from candidates
      where id is distinct from pg_current_xact_id_if_assigned() and pg_visible_in_snapshot(id, pg_current_snapshot())
    ) as is_still`.execute(trx);
  return rows[0]?.isStill ?? false;
}
