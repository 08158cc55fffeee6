import type { PayoutStep } from '@prorata/domain/next-step';
import { sql } from 'kysely';

/**
 * The lines that are paid: what was listed by a draft that was replaced is paid to nobody any more, and what the judge decided by
 * the deposit office.
 */
export const PAYOUT_LINES = sql`payout_lines as line
  join calculation_results as result on result.id = line.result_id and result.voided_at is null
    and not exists (select from proceedings where result_id = result.id and paid_on is not null)`;

/**
 * What a paid dossier still waits for: that the central file is told, with which the rest is done, and money that nobody
 * claimed and that is soon due at the deposit office (522/1, § 6).
 */
export const TO_CLOSE = sql<number>`case when dossiers.status <> 'Paid' or dossiers.erased_at is not null or not exists (
  select from calculation_results where dossier_id = dossiers.id and signed_at is not null
) then 0 else (
  select (count(*) filter (where task = 'reportToCentralFile') = 0)::integer
  from closing_steps where dossier_id = dossiers.id
) + (
  select count(*)::integer from ${PAYOUT_LINES}
  where line.dossier_id = dossiers.id and line.kind <> 'costs' and line.waived_at is not null
    and dossiers.status_changed_at < now() - interval '23 months'
    and not exists (
      select from closing_steps
      where dossier_id = dossiers.id and task = 'consignUnclaimed' and subject = line.number
    )
) end`;

/** What of a line neither left the account, nor was waived. */
const IS_LINE_OPEN = sql`line.waived_at is null and line.amount_cents > coalesce(line.confirmed_cents, 0) - coalesce(
  (select sum(amount_cents) from bank_movements where line_id = line.id), 0
)`;

/** What came back, or was opened again, after the dossier was paid. */
export const TO_PAY_AGAIN = sql<number>`case when dossiers.status <> 'Paid' then 0 else (
  select count(*)::integer from ${PAYOUT_LINES}
  where line.dossier_id = dossiers.id and ${IS_LINE_OPEN}
) end`;

/** Where the payment stands: the file that is not made yet says so, else what the bank still has. */
export const PAYOUT_STEP = sql<PayoutStep | null>`case when dossiers.status = 'ToPay' then coalesce(
  (
    select case when approved_at is null then 'approve' else 'make' end from payout_files
    where dossier_id = dossiers.id and made_at is null and withdrawn_at is null
  ),
  case when exists (
    select from ${PAYOUT_LINES} join payout_transfers as transfer on transfer.line_id = line.id
    where line.dossier_id = dossiers.id and transfer.ended_at is null and ${IS_LINE_OPEN}
  ) and not exists (
    select from ${PAYOUT_LINES} where line.dossier_id = dossiers.id and ${IS_LINE_OPEN}
      and not exists (select from payout_transfers where line_id = line.id and ended_at is null)
  ) then 'awaitBank' else 'prepare' end
) end`;
