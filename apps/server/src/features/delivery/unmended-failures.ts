import { EDITABLE_DOSSIER_STATUSES } from '@prorata/domain/dossier-workflow';
import { type RawBuilder, sql } from 'kysely';

/**
 * How many recipients a mail or letter failed to reach and nothing else has reached since. The condition says which
 * deliveries, as `failed`, are looked at.
 */
export function countUnmendedFailures(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select count(distinct ${RECIPIENT})::integer ${fromUnmendedFailures(condition)}
  )`;
}

/** Who was not reached: an addressee of the report, an invited creditor, or whomever else a mail went to. */
export const RECIPIENT = sql<string>`coalesce(addressee.addressee_id::text, failed.invitation_id::text, failed.purpose)`;

/**
 * That the term closed it decides nothing about a creditor who never got it: until the report is signed the office can
 * still hear of them.
 */
const IS_CLOSED_UNHEARD = sql<boolean>`(
  status = 'ClosedAndNotSubmitted' and closed_by = 'term'
  and exists (
    select from dossiers
    where dossiers.id = invitations.dossier_id and dossiers.status in (${sql.join(EDITABLE_DOSSIER_STATUSES.map((status) => sql.lit(status)))})
  )
  and not exists (
    select from no_claim_declarations where invitation_id = invitations.id and taken_back_at is null
  )
  and not exists (
    select from statements where statements.creditor_id = invitations.creditor_id and deleted_at is null
  )
)`;

/**
 * The failed deliveries that nothing has mended, as `failed`, with their addressees. What was reached otherwise since no
 * longer counts; neither does an invitation whose creditor was heard of or that the office ended, nor somebody whom the
 * office has set aside, nor a report without effect.
 */
export function fromUnmendedFailures(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    from deliveries as failed
    left join delivery_addressees as addressee on addressee.delivery_id = failed.id
    where failed.has_failed and ${condition}
      and (failed.invitation_id is null or exists (
        select from invitations where invitations.id = failed.invitation_id
          and (status in ('Created', 'Sent') or failed.purpose = 'invitation' and ${IS_CLOSED_UNHEARD})
      ))
      and not exists (
        select from calculation_results where id = failed.result_id and voided_at is not null
      )
      and not exists (
        select from deliveries as other
        left join delivery_addressees as reached on reached.delivery_id = other.id
        where other.dossier_id = failed.dossier_id and other.purpose = failed.purpose
          and other.invitation_id is not distinct from failed.invitation_id
          and other.result_id is not distinct from failed.result_id
          and reached.addressee_id is not distinct from addressee.addressee_id
          and (other.send_method = failed.send_method or other.send_method <> 'Email')
          and not other.has_failed
          and 'Skipped' not in (coalesce(other.email_status, ''), coalesce(other.registered_letter_status, ''))
      )
      and 'setAside' is distinct from (
        select decision from addressee_decisions
        where addressee_decisions.dossier_id = failed.dossier_id
          and addressee_decisions.addressee_id = addressee.addressee_id
          and decided_at >= failed.created_at
        order by decided_at desc, addressee_decisions.id desc
        limit 1
      )
  `;
}
