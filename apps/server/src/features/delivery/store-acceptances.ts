import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { Delivery } from './lock-delivery.ts';
import { changesBy, type Report } from './store-report.ts';

/** That a service took over a mail or letter, which is locked. */
export interface Acceptance {
  readonly delivery: Delivery;
  readonly report: Report;
  readonly now: Date;
}

/** Writes that several were taken over, with their lines in the send log, in one statement. Gives them as they are then, by id. */
export async function storeAcceptances(
  trx: Transaction,
  acceptances: readonly Acceptance[],
): Promise<ReadonlyMap<string, Delivery>> {
  const changed = acceptances.map(({ delivery, report, now }) => ({
    // Locked, so that what does not change is what stands there.
    after: { ...delivery, ...changesBy(delivery, report, now).set },
    report,
  }));
  const { rows } = await sql<Delivery>`
    with taken as (
      select * from unnest(
        ${changed.map(({ after }) => after.id)}::uuid[],
        ${changed.map(({ after }) => after.emailStatus)}::text[],
        ${changed.map(({ after }) => after.registeredLetterStatus)}::text[],
        ${changed.map(({ after }) => after.statusChangedAt)}::timestamptz[],
        ${changed.map(({ after }) => after.acceptedAt)}::timestamptz[],
        ${changed.map(({ after }) => after.nextInquiryAt)}::timestamptz[],
        ${changed.map(({ after }) => after.providerId)}::text[],
        ${changed.map(({ after }) => after.barcode)}::text[],
        ${changed.map(({ after }) => after.nextAttemptAt)}::timestamptz[],
        ${changed.map(({ after }) => after.handedOverAt)}::timestamptz[],
        ${changed.map(({ after }) => after.lastError)}::text[],
        ${changed.map(() => newId())}::uuid[],
        ${changed.map(({ report }) => report.status)}::text[],
        ${changed.map(({ report }) => report.detail)}::text[],
        ${changed.map(({ report }) => report.occurredAt)}::timestamptz[]
      ) as told (
        id, email_status, registered_letter_status, status_changed_at, accepted_at, next_inquiry_at,
        provider_id, barcode, next_attempt_at, handed_over_at, last_error, event_id, status, detail, occurred_at
      )
    ), logged as (
      insert into delivery_events (id, delivery_id, status, detail, occurred_at)
      select event_id, id, status, detail, occurred_at from taken
    )
    update deliveries set
      email_status = taken.email_status,
      registered_letter_status = taken.registered_letter_status,
      status_changed_at = taken.status_changed_at,
      accepted_at = taken.accepted_at,
      next_inquiry_at = taken.next_inquiry_at,
      provider_id = taken.provider_id,
      barcode = taken.barcode,
      next_attempt_at = taken.next_attempt_at,
      handed_over_at = taken.handed_over_at,
      last_error = taken.last_error
    from taken where deliveries.id = taken.id
    returning deliveries.*
  `.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
