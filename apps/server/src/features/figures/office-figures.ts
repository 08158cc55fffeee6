import {
  type OfficeFigures,
  SHOWN_DAYS,
  SHOWN_MONTHS,
  STRETCHES,
  type Stretch,
} from '@prorata/contract/figures/figures';
import { addDays, addMonths, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { contestationTerm, draftTerm, filingTerm, invitationTerm } from '@prorata/law/parameters/terms';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { isMine } from '../dossiers/whose-dossier.ts';
import { DISTRIBUTED, dayIn, listMonths, type MonthSum, midnightOf } from './months.ts';

/** Three statements, each over an index of the office, whatever other offices have. */
export async function readOfficeFigures(
  db: Database,
  user: ActingUser,
  { isMine: isOwn, at }: { readonly isMine: boolean; readonly at: Date },
): Promise<OfficeFigures> {
  const organizationId = user.organization?.id;
  if (organizationId === undefined) throw new ProblemError('not-found');
  const today = brusselsDate(at);
  const ofPerson = isOwn ? isMine(user.id) : sql<SqlBool>`true`;
  const chosen = sql<SqlBool>`dossiers.organization_id = ${organizationId} and ${ofPerson}`;
  const [distributed, statusCounts, times] = await Promise.all([
    readDistributed(db, chosen, today),
    countByStatus(db, chosen),
    readTimes(db, chosen, today),
  ]);
  return { distributed, statusCounts, times };
}

/** Signing moves a dossier: what was signed in those months has not stood still since before them. */
async function readDistributed(
  db: Database,
  chosen: RawBuilder<SqlBool>,
  today: IsoDate,
): Promise<OfficeFigures['distributed']> {
  const first = `${addMonths(today, 1 - SHOWN_MONTHS).slice(0, 7)}-01`;
  const { rows } = await sql<MonthSum>`
    select to_char(${dayIn(sql`result.signed_at`)}, 'YYYY-MM') as month,
      ${DISTRIBUTED} as cents, count(*)::integer as dossiers
    from dossiers
    join calculation_results as result on result.dossier_id = dossiers.id
      and result.signed_at is not null and result.voided_at is null
    left join follow_ups on follow_ups.dossier_id = dossiers.id
    where ${chosen} and dossiers.status_changed_at >= ${midnightOf(first)} and result.signed_at >= ${midnightOf(first)}
    group by 1
  `.execute(db);
  return listMonths(rows, today);
}

async function countByStatus(
  db: Database,
  chosen: RawBuilder<SqlBool>,
): Promise<OfficeFigures['statusCounts']> {
  const { rows } = await sql<{ status: DossierStatus; dossiers: number }>`
    select status, count(*)::integer as dossiers from dossiers where ${chosen} group by status
  `.execute(db);
  const counted = new Map(rows.map(({ status, dossiers }) => [status, dossiers]));
  // Sound: every status has its entry.
  return Object.fromEntries(
    DOSSIER_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
  ) as OfficeFigures['statusCounts'];
}

/**
 * The median of the days that each stretch took, of the dossiers that ended it lately. Inviting, signing and paying move a
 * dossier, so that the others need not be looked at.
 */
async function readTimes(
  db: Database,
  chosen: RawBuilder<SqlBool>,
  today: IsoDate,
): Promise<OfficeFigures['times']> {
  const since = addDays(today, -SHOWN_DAYS);
  const { rows } = await sql<Record<`${Stretch}Median`, number | null> & Record<`${Stretch}Count`, number>>`
    with steps as materialized (
      select
        case when 'sale' = any(dossiers.transaction_kinds) then sale_date else seizure_date end as sold_on,
        ${dayIn(sql`(select min(sent_at) from invitations where dossier_id = dossiers.id)`)} as invited_on,
        ${dayIn(sql`(
          select signed_at from calculation_results
          where dossier_id = dossiers.id and signed_at is not null and voided_at is null
        )`)} as signed_on,
        case when status = 'Paid' then ${dayIn(sql`status_changed_at`)} end as paid_on
      from dossiers where ${chosen} and dossiers.status_changed_at >= ${midnightOf(since)}
    ), stretches as (
      select
        case when invited_on >= ${since} and invited_on >= sold_on then invited_on - sold_on end as first,
        case when signed_on >= ${since} and signed_on >= invited_on then signed_on - invited_on end as second,
        case when paid_on >= ${since} and paid_on >= signed_on then paid_on - signed_on end as third
      from steps
    )
    select
      percentile_cont(0.5) within group (order by first) as "saleToInvitationMedian",
      count(first)::integer as "saleToInvitationCount",
      percentile_cont(0.5) within group (order by second) as "invitationToReportMedian",
      count(second)::integer as "invitationToReportCount",
      percentile_cont(0.5) within group (order by third) as "reportToPaymentMedian",
      count(third)::integer as "reportToPaymentCount"
    from stretches
  `.execute(db);
  const [row] = rows;
  const targets = targetsOn(today);
  return STRETCHES.map((stretch) => ({
    stretch,
    medianDays: row?.[`${stretch}Median`] ?? null,
    dossiers: row?.[`${stretch}Count`] ?? 0,
    targetDays: targets[stretch],
  }));
}

/** What the law gives: to invite, to file and draw up, and to contest. */
function targetsOn(day: IsoDate): Readonly<Record<Stretch, number>> {
  return {
    saleToInvitation: inForce(invitationTerm, day).value,
    invitationToReport: inForce(filingTerm, day).value + inForce(draftTerm, day).value,
    reportToPayment: inForce(contestationTerm, day).value,
  };
}
