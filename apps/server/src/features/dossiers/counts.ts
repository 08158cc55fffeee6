import { type RawBuilder, sql } from 'kysely';
import { countUnmendedFailures } from '../delivery/unmended-failures.ts';
import { SHARES_IN_DISTRIBUTION } from './shares-in-distribution.ts';

// How much there is in a dossier, and how much of it waits, each as an expression in a query of `dossiers`: what was filed, who was
// invited, and what became of the report. What is paid and distributed stands in `payout-step.ts` and `due-runs.ts`.

export function countWhere(condition: RawBuilder<unknown>, count: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`case when ${condition} then ${count} else 0 end`;
}

export const STATEMENTS = sql<number>`(
  select count(*)::integer from statements where dossier_id = dossiers.id and deleted_at is null
)`;

/** Declared and nothing of it left, or a creditor's draft without an amount: not in the distribution (as the validation says). */
export const TO_SHARE = sql<number>`(
  select count(*)::integer from statements where dossier_id = dossiers.id and ${SHARES_IN_DISTRIBUTION}
)`;

/** What the office itself entered waits until it is validated; what a creditor files, from the closing on. */
export const TO_REVIEW = sql<number>`(
  select count(*)::integer from statements left join invitations on invitations.id = invitation_id
  where statements.dossier_id = dossiers.id and deleted_at is null and validated_at is null
    and (invitation_id is null or (
      total_amount_claimed_cents > 0 and invitations.status not in ('Created', 'Sent', 'Opened')
    ))
)`;

export const LOOSE_DOCUMENTS = sql<number>`(
  select count(*)::integer from loose_documents where dossier_id = dossiers.id
)`;

export const INVITATIONS = sql<number>`(
  select count(*)::integer from invitations where dossier_id = dossiers.id
)`;

export const UNSENT = sql<number>`(
  select count(*)::integer from invitations where dossier_id = dossiers.id and status = 'Created'
)`;

/** Closed, or answered with the word that there is nothing to claim, which can be taken back until the last day. */
export const ANSWERED = sql<number>`(
  select count(*)::integer from invitations where dossier_id = dossiers.id and (
    status not in ('Created', 'Sent', 'Opened')
    or exists (
      select from no_claim_declarations where invitation_id = invitations.id and taken_back_at is null
    )
  )
)`;

/** Of most dossiers everything arrived: only of the others is looked at what became of it. */
export const HAS_FAILURES = sql<boolean>`exists (
  select from deliveries where dossier_id = dossiers.id and has_failed
)`;

export const FAILED = countWhere(HAS_FAILURES, countUnmendedFailures(sql`failed.dossier_id = dossiers.id`));

/** Only then something waits for them. */
export const UNDERWAY = sql<number>`case when dossiers.status = 'Signed' then (
  select count(*)::integer from deliveries
  where dossier_id = dossiers.id and purpose = 'report' and accepted_at is null and not has_failed
    and 'Skipped' not in (coalesce(email_status, ''), coalesce(registered_letter_status, ''))
    and not exists (select from calculation_results where id = result_id and voided_at is not null)
) else 0 end`;

export const SIGNED_REPORTS = sql<number>`(
  select count(*)::integer from calculation_results where dossier_id = dossiers.id and signed_at is not null
)`;

/** Unsigned, with effect, and not outdated by a later change or calculation. */
export const TO_SIGN = sql<number>`case when dossiers.status = 'Calculated' then (
  select count(*)::integer from calculation_results as result
  where result.dossier_id = dossiers.id and result.sequence = dossiers.last_result_sequence
    and result.signed_at is null and result.voided_at is null and result.outdated_at is null
) else 0 end`;

/** The last decision about an addressee of the report; both queries below look at it. */
const LAST_DECISION = sql`(
  select id from addressee_decisions as decision
  where decision.dossier_id = dossiers.id and decision.addressee_id = addressee.addressee_id
  order by decided_at desc, id desc limit 1
)`;

/** Whom a mail alone reached, of which neither a receipt nor a reading of the office makes a notification. */
const RECEIPTS_LACKING = sql<number>`(
  select count(distinct addressee.addressee_id)::integer from delivery_addressees as addressee
  join deliveries as mail on mail.id = addressee.delivery_id
  where mail.dossier_id = dossiers.id and mail.purpose = 'report' and mail.send_method = 'Email'
    and mail.accepted_at is not null and not mail.has_failed
    and addressee.correction_id is not distinct from ${LAST_DECISION}
    and not exists (select from email_readings where result_id = mail.result_id)
    and not exists (
      select from report_receipts as receipt
      where receipt.result_id = mail.result_id and receipt.addressee_id = addressee.addressee_id
    )
    and not exists (
      select from delivery_addressees as registered join deliveries on deliveries.id = registered.delivery_id
      where registered.addressee_id = addressee.addressee_id and deliveries.result_id = mail.result_id
        and send_method <> 'Email'
    )
)`;

/** Whom it had reached elsewhere before the office corrected where it goes, and who were not sent it there. */
const CORRECTED_UNSENT = sql<number>`(
  select count(*)::integer from addressee_decisions as addressee
  where addressee.dossier_id = dossiers.id and addressee.decision = 'correct' and addressee.id = ${LAST_DECISION}
    and not exists (select from delivery_addressees where correction_id = addressee.id)
    and not exists (
      select from delivery_addressees as earlier join deliveries on deliveries.id = earlier.delivery_id
      where earlier.addressee_id = addressee.addressee_id and deliveries.dossier_id = dossiers.id and has_failed
    )
)`;

export const TO_SETTLE = sql<number>`case when dossiers.status in ('Signed', 'PvSent', 'ToPay') then
  ${countUnmendedFailures(sql`failed.dossier_id = dossiers.id and failed.purpose = 'report'`)}
  + ${RECEIPTS_LACKING} + ${CORRECTED_UNSENT}
else 0 end`;

export const IS_ANYTHING_SENT = sql<boolean>`(
  exists (select from deliveries where dossier_id = dossiers.id)
  or exists (select from invitations where dossier_id = dossiers.id and status <> 'Created')
)`;
