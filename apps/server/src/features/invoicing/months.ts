import type { MonthClosing } from '@prorata/contract/invoicing/invoicing';
import { brusselsDate } from '@prorata/domain/iso-date';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** The instant at which a month begins in Belgium, or another so many months later. */
export function startOfMonth(month: string, later = 0): RawBuilder<Date> {
  const day = sql`${`${month}-01`}::date + ${sql.lit(later)} * interval '1 month'`;
  return sql<Date>`((${day})::timestamp at time zone 'Europe/Brussels')`;
}

/** Whether a month still runs, waits to be closed or is closed, and who closed it. */
export async function readClosing(db: Database, month: string, now: Date): Promise<MonthClosing> {
  const closed = await db
    .selectFrom('closedMonths')
    .innerJoin('users', 'users.id', 'closedMonths.closedBy')
    .select(['closedAt', 'firstName', 'lastName'])
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();
  if (closed) {
    const closedBy = [closed.firstName, closed.lastName].filter(Boolean).join(' ');
    return { state: 'closed', closedAt: closed.closedAt.toISOString(), closedBy };
  }
  const state = month < brusselsDate(now).slice(0, 7) ? 'open' : 'running';
  return { state, closedAt: null, closedBy: null };
}
