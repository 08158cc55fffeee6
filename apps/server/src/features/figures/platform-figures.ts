import { type PlatformFigures, SHOWN_MONTHS } from '@prorata/contract/figures/figures';
import { addMonths, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { type RawBuilder, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readTotals } from '../invoicing/read-totals.ts';
import { DISTRIBUTED, dayIn, listMonths, type MonthSum, midnightOf } from './months.ts';

/** How the platform stands. It counts, and names neither a dossier nor a person: no administrator may read those. */
export async function readPlatformFigures(db: Database, at: Date): Promise<PlatformFigures> {
  const today = brusselsDate(at);
  const month = today.slice(0, 7);
  const [counts, distributed, totals] = await readTogether(db, (db) => [
    readCounts(db, midnightOf(`${month}-01`), at),
    readDistributed(db, today),
    readTotals(db, { month }),
  ]);
  return { ...counts, distributed, turnover: totals.all.amount };
}

interface Counts {
  readonly officesWorking: number;
  readonly officesWaiting: number;
  readonly usersWorking: number;
  readonly usersWaiting: number;
  readonly dossiersOpen: number;
  readonly dossiersOpened: number;
  readonly statementsFiled: number;
  readonly deliveriesFailed: number;
  readonly deliveriesWaiting: number;
  readonly oldestDueAt: Date | null;
  readonly jobsWaiting: number;
  readonly jobsFailed: number;
}

async function readCounts(
  db: Database,
  since: RawBuilder<unknown>,
  at: Date,
): Promise<Omit<PlatformFigures, 'distributed' | 'turnover'>> {
  const { rows } = await sql<Counts>`
    select office.*, person.*, delivery.*, job.*,
      (select count(*)::integer from dossiers where status not in ('Paid', 'Cancelled')) as dossiers_open,
      (select count(*)::integer from dossiers where created_at >= ${since}) as dossiers_opened,
      (
        select count(*)::integer from invitations join statements on statements.invitation_id = invitations.id
        where closed_by = 'creditor' and invitations.closed_at >= ${since} and deleted_at is null
      ) as statements_filed,
      (
        select count(*)::integer from deliveries where has_failed and status_changed_at >= ${since}
      ) as deliveries_failed
    from (
      select count(*) filter (where approval = 'approved')::integer as offices_working,
        count(*) filter (where approval = 'pending')::integer as offices_waiting
      from organizations where is_bailiffs_office
    ) as office, (
      select count(*) filter (where approval = 'approved')::integer as users_working,
        count(*) filter (where approval = 'pending')::integer as users_waiting
      from users where removed_at is null and onboarded_at is not null
    ) as person, (
      select count(*)::integer as deliveries_waiting, min(next_attempt_at) as oldest_due_at
      from deliveries where next_attempt_at <= ${at}
    ) as delivery, (
      select count(*) filter (where state in ('created', 'retry') and start_after <= now())::integer as jobs_waiting,
        count(*) filter (where state = 'failed')::integer as jobs_failed
      from jobs.job
    ) as job
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counting gives one row.');
  return {
    offices: { working: row.officesWorking, waiting: row.officesWaiting },
    users: { working: row.usersWorking, waiting: row.usersWaiting },
    dossiers: { open: row.dossiersOpen, openedThisMonth: row.dossiersOpened },
    statementsFiled: row.statementsFiled,
    deliveries: {
      failed: row.deliveriesFailed,
      waiting: row.deliveriesWaiting,
      oldestMinutes: row.oldestDueAt && Math.floor((at.getTime() - row.oldestDueAt.getTime()) / 60_000),
    },
    jobs: { waiting: row.jobsWaiting, failed: row.jobsFailed },
  };
}

/** Over the index of what was signed. */
async function readDistributed(db: Database, today: IsoDate): Promise<PlatformFigures['distributed']> {
  const first = `${addMonths(today, 1 - SHOWN_MONTHS).slice(0, 7)}-01`;
  const { rows } = await sql<MonthSum>`
    select to_char(${dayIn(sql`result.signed_at`)}, 'YYYY-MM') as month,
      ${DISTRIBUTED} as cents, count(*)::integer as dossiers
    from calculation_results as result
    join dossiers on dossiers.id = result.dossier_id
    left join follow_ups on follow_ups.dossier_id = dossiers.id
    where result.signed_at >= ${midnightOf(first)} and result.voided_at is null
    group by 1
  `.execute(db);
  return listMonths(rows, today);
}
