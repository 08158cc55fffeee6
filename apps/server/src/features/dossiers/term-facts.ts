import type { SendMethod } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

/** Of each dossier: only what its terms follow from. */
export function selectTermFacts(db: Database | Transaction) {
  return db
    .selectFrom('dossiers')
    .select([
      'dossiers.status',
      'dossiers.provisionedAt',
      'dossiers.transactionKinds',
      'dossiers.saleDate',
      'dossiers.seizureDate',
      'dossiers.contestationEndsOn',
    ])
    .select(DAYS_OF_SENDING);
}

/** By the way that worked: who was sent a letter after a mail that came back has the term of the letter. */
function invitedOn(method: SendMethod) {
  return sql<string | null>`(
    select (max(sent_at) at time zone 'Europe/Brussels')::date from invitation_sendings
    where dossier_id = dossiers.id and send_method = ${sql.lit(method)}
  )`;
}

const PRESENTED_ON = sql<string | null>`(
  select (max(presented.at) at time zone 'Europe/Brussels')::date
  from deliveries cross join lateral (
    select min(occurred_at) as at from delivery_events
    where delivery_id = deliveries.id and status in ('Delivered', 'Received')
  ) as presented
  where deliveries.dossier_id = dossiers.id and purpose = 'invitation' and send_method = 'QualifiedDelivery'
    and not has_failed
)`;

const REPORT_SENT_ON = sql<string | null>`(
  select (max(sent_at) at time zone 'Europe/Brussels')::date from calculation_results
  where dossier_id = dossiers.id and voided_at is null
)`;

/** When it was sent what its terms run from. */
export const DAYS_OF_SENDING = [
  invitedOn('Email').as('invitedByMailOn'),
  invitedOn('RegisteredLetter').as('invitedByLetterOn'),
  invitedOn('QualifiedDelivery').as('invitedQualifiedOn'),
  PRESENTED_ON.as('presentedOn'),
  REPORT_SENT_ON.as('reportSentOn'),
] as const;
