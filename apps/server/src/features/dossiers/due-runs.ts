import { sql } from 'kysely';

/** The last dossier of the series of an income: there the next run is asked for. */
const IS_LAST_RUN = sql`dossiers.payment_type = 'recurring' and dossiers.status <> 'Cancelled' and not exists (
  select from follow_ups as next join dossiers as later on later.id = next.dossier_id
  where next.follows_id = dossiers.id and later.status <> 'Cancelled'
)`;

/** The series of a dossier, by its first one. */
export const SERIES = sql`coalesce((select series_id from follow_ups where dossier_id = dossiers.id), dossiers.id)`;

/** Whether the next run of a series is due, told by its last dossier. */
export const IS_RUN_DUE = sql<boolean>`(
  ${IS_LAST_RUN} and exists (select from due_runs where series_id = ${SERIES})
)`;

export const RUNS_DUE = sql<number>`${IS_RUN_DUE}::integer`;

/** What comes from the account of a payer waits for nothing but a yes. */
const FROM_QUESTIONS = sql`
  from payers
  join bank_movements as movement on movement.counterparty_account = payers.account
  join bank_statements as statement on statement.id = movement.statement_id
  where payers.series_id = ${SERIES} and statement.organization_id = dossiers.organization_id
    and movement.amount_cents > 0 and movement.return_reason is null and not movement.is_income
    and num_nonnulls(movement.line_id, movement.asset_id, movement.set_aside_at) = 0
`;

export const RECEIPT_QUESTIONS = sql<number>`case when ${IS_LAST_RUN} then (
  select count(*)::integer ${FROM_QUESTIONS}
) else 0 end`;

export const RECEIPT_QUESTIONS_CENTS = sql<bigint | null>`(
  select sum(movement.amount_cents)::bigint ${FROM_QUESTIONS}
)`;
