import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { PayoutStep } from '@prorata/domain/next-step';
import { BLOCKING_STOP_KINDS } from '@prorata/domain/stops';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { countUnmendedFailures } from '../delivery/unmended-failures.ts';
import { SHARES_IN_DISTRIBUTION } from './shares-in-distribution.ts';

type SomeDatabase = Database | Transaction;

/** Who handles a dossier, while they work in its office. */
export const HANDLER = sql<string | null>`(
  select handler_id from dossier_handlers join users on users.id = handler_id
  where dossier_id = dossiers.id and users.organization_id = dossiers.organization_id
    and users.approval = 'approved' and users.removed_at is null
)`;

/**
 * The condition on `dossiers` for what is “mine”, in list, inbox, calendar and figures alike: what the person handles, and,
 * while nobody does, what they opened or answer for as bailiff.
 */
export function isMine(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    dossiers.id = any(array(select dossier_id from dossier_handlers where handler_id = ${userId}))
    or ${userId} in (dossiers.created_by, dossiers.responsible_bailiff_id, dossiers.deputy_bailiff_id)
      and ${HANDLER} is null
  )`;
}

/** The dossiers with those who work on them. */
export function selectFromDossiers(db: SomeDatabase) {
  return db
    .selectFrom('dossiers')
    .leftJoin('users as responsible', 'responsible.id', 'dossiers.responsibleBailiffId')
    .leftJoin('users as creator', 'creator.id', 'dossiers.createdBy')
    .leftJoin('dossierHandlers', 'dossierHandlers.dossierId', 'dossiers.id')
    .leftJoin('users as handler', 'handler.id', 'dossierHandlers.handlerId');
}

/** Of each: what lists and pages show besides the dossier itself. */
export function selectDossiers(db: SomeDatabase) {
  return selectFromDossiers(db)
    .select([
      'responsible.firstName as responsibleFirstName',
      'responsible.lastName as responsibleLastName',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
    ])
    .select(HOLD_FACTS)
    .select([
      STATEMENTS.as('statements'),
      TO_SHARE.as('statementsToShare'),
      TO_REVIEW.as('statementsToReview'),
      LOOSE_DOCUMENTS.as('looseDocuments'),
      INVITATIONS.as('invitations'),
      UNSENT.as('unsentInvitations'),
      ANSWERED.as('answeredInvitations'),
      FAILED.as('failedDeliveries'),
      UNDERWAY.as('reportsUnderway'),
      SIGNED_REPORTS.as('signedReports'),
      TO_SETTLE.as('addresseesToSettle'),
      TO_SIGN.as('resultsToSign'),
      TO_CLOSE.as('closingTasks'),
      TO_PAY_AGAIN.as('linesToPayAgain'),
      RUNS_DUE.as('runsDue'),
      RECEIPT_QUESTIONS.as('receiptQuestions'),
      IS_ANYTHING_SENT.as('isAnythingSent'),
      STOPPED_DEFENDANTS.as('stoppedDefendantIds'),
      invitedOn('Email').as('invitedByMailOn'),
      invitedOn('RegisteredLetter').as('invitedByLetterOn'),
      invitedOn('QualifiedDelivery').as('invitedQualifiedOn'),
      PRESENTED_ON.as('presentedOn'),
      REPORT_SENT_ON.as('reportSentOn'),
      FOLLOWS.as('follows'),
      PAYOUT_STEP.as('payoutStep'),
      IS_BEFORE_JUDGE.as('isBeforeJudge'),
    ]);
}

/** Of each: only what its terms follow from. */
export function selectTermFacts(db: SomeDatabase) {
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
    .select([
      invitedOn('Email').as('invitedByMailOn'),
      invitedOn('RegisteredLetter').as('invitedByLetterOn'),
      invitedOn('QualifiedDelivery').as('invitedQualifiedOn'),
      PRESENTED_ON.as('presentedOn'),
      REPORT_SENT_ON.as('reportSentOn'),
    ]);
}

/** Of each, for a file: only what its columns tell, for a thousand are read at a time. */
export function selectForExport(
  db: SomeDatabase,
  { hasCounts, hasTerms }: { readonly hasCounts: boolean; readonly hasTerms: boolean },
) {
  return selectFromDossiers(db)
    .select([
      'dossiers.id',
      'dossiers.fileNumber',
      'dossiers.reference',
      'dossiers.repertoryNumber',
      'dossiers.status',
      'dossiers.statusChangedAt',
      'dossiers.createdAt',
      'dossiers.transactionKinds',
      'dossiers.balanceToDistributeCents',
      'dossiers.defendantFirstName',
      'dossiers.defendantLastName',
      'dossiers.defendantCompanyName',
      'dossiers.defendantCorporateForm',
      'dossiers.defendantNationalNumber',
      'dossiers.defendantEnterpriseNumber',
      'dossiers.coDefendants',
      'dossiers.provisionedAt',
      'dossiers.saleDate',
      'dossiers.seizureDate',
      'dossiers.contestationEndsOn',
      'responsible.firstName as responsibleFirstName',
      'responsible.lastName as responsibleLastName',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'handler.firstName as handlerFirstName',
      'handler.lastName as handlerLastName',
    ])
    .select([
      (hasCounts ? STATEMENTS : NONE).as('statements'),
      (hasCounts ? TO_REVIEW : NONE).as('statementsToReview'),
      (hasCounts ? INVITATIONS : NONE).as('invitations'),
      (hasCounts ? ANSWERED : NONE).as('answeredInvitations'),
    ])
    .select([
      (hasTerms ? invitedOn('Email') : NO_DAY).as('invitedByMailOn'),
      (hasTerms ? invitedOn('RegisteredLetter') : NO_DAY).as('invitedByLetterOn'),
      (hasTerms ? invitedOn('QualifiedDelivery') : NO_DAY).as('invitedQualifiedOn'),
      (hasTerms ? PRESENTED_ON : NO_DAY).as('presentedOn'),
      (hasTerms ? REPORT_SENT_ON : NO_DAY).as('reportSentOn'),
    ]);
}

const NONE = sql<number>`0`;
const NO_DAY = sql<string | null>`null::date`;

/** Where each fact decides what comes next; elsewhere it is not looked for, so that many dossiers are read at once. */
const DECISIVE = {
  editable: sql`dossiers.status in ('InvitesSent', 'Provisioned', 'Calculated')`,
  beforeSignature: sql`dossiers.status in ('Provisioned', 'Calculated')`,
  inviting: sql`dossiers.status in ('Created', 'InvitesSent')`,
  sending: sql`dossiers.status in ('Signed', 'PvSent')`,
} as const;

export function countWhere(condition: RawBuilder<unknown>, count: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`case when ${condition} then ${count} else 0 end`;
}

/** Of each: only what its next steps follow from. */
export function selectStepFacts(db: SomeDatabase) {
  return selectTermFacts(db)
    .select(HOLD_FACTS)
    .select([
      'dossiers.balanceToDistributeCents',
      countWhere(DECISIVE.beforeSignature, TO_SHARE).as('statementsToShare'),
      countWhere(DECISIVE.editable, TO_REVIEW).as('statementsToReview'),
      countWhere(DECISIVE.inviting, INVITATIONS).as('invitations'),
      countWhere(DECISIVE.inviting, UNSENT).as('unsentInvitations'),
      countWhere(DECISIVE.inviting, ANSWERED).as('answeredInvitations'),
      FAILED.as('failedDeliveries'),
      UNDERWAY.as('reportsUnderway'),
      countWhere(DECISIVE.sending, TO_SETTLE).as('addresseesToSettle'),
      TO_SIGN.as('resultsToSign'),
      TO_CLOSE.as('closingTasks'),
      TO_PAY_AGAIN.as('linesToPayAgain'),
      RUNS_DUE.as('runsDue'),
      RECEIPT_QUESTIONS.as('receiptQuestions'),
      PAYOUT_STEP.as('payoutStep'),
      IS_BEFORE_JUDGE.as('isBeforeJudge'),
      sql<string | null>`(select follows_id from follow_ups where dossier_id = dossiers.id)`.as('follows'),
    ]);
}

const STATEMENTS = sql<number>`(
  select count(*)::integer from statements where dossier_id = dossiers.id and deleted_at is null
)`;

/** Declared and nothing of it left, or a creditor's draft without an amount: not in the distribution (as the validation says). */
const TO_SHARE = sql<number>`(
  select count(*)::integer from statements where dossier_id = dossiers.id and ${SHARES_IN_DISTRIBUTION}
)`;

/** What the office itself entered waits until it is validated; what a creditor files, from the closing on. */
const TO_REVIEW = sql<number>`(
  select count(*)::integer from statements left join invitations on invitations.id = invitation_id
  where statements.dossier_id = dossiers.id and deleted_at is null and validated_at is null
    and (invitation_id is null or (
      total_amount_claimed_cents > 0 and invitations.status not in ('Created', 'Sent', 'Opened')
    ))
)`;

const LOOSE_DOCUMENTS = sql<number>`(
  select count(*)::integer from loose_documents where dossier_id = dossiers.id
)`;

const INVITATIONS = sql<number>`(
  select count(*)::integer from invitations where dossier_id = dossiers.id
)`;

const UNSENT = sql<number>`(
  select count(*)::integer from invitations where dossier_id = dossiers.id and status = 'Created'
)`;

/** Closed, or answered with the word that there is nothing to claim, which can be taken back until the last day. */
const ANSWERED = sql<number>`(
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

const FAILED = countWhere(HAS_FAILURES, countUnmendedFailures(sql`failed.dossier_id = dossiers.id`));

/** Only then something waits for them. */
const UNDERWAY = sql<number>`case when dossiers.status = 'Signed' then (
  select count(*)::integer from deliveries
  where dossier_id = dossiers.id and purpose = 'report' and accepted_at is null and not has_failed
    and 'Skipped' not in (coalesce(email_status, ''), coalesce(registered_letter_status, ''))
    and not exists (select from calculation_results where id = result_id and voided_at is not null)
) else 0 end`;

const SIGNED_REPORTS = sql<number>`(
  select count(*)::integer from calculation_results where dossier_id = dossiers.id and signed_at is not null
)`;

/** Unsigned, with effect, and not outdated by a later change or calculation. */
const TO_SIGN = sql<number>`case when dossiers.status = 'Calculated' then (
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

/** The lines that are paid: what was listed by a draft that was replaced is paid to nobody any more. */
const PAYOUT_LINES = sql`payout_lines as line
  join calculation_results as result on result.id = line.result_id and result.voided_at is null`;

/**
 * What a paid dossier still waits for: that the central file is told, with which the rest is done, and money that nobody
 * claimed and that is soon due at the deposit office (522/1, § 6).
 */
const TO_CLOSE = sql<number>`case when dossiers.status <> 'Paid' or dossiers.erased_at is not null or not exists (
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
const TO_PAY_AGAIN = sql<number>`case when dossiers.status <> 'Paid' then 0 else (
  select count(*)::integer from ${PAYOUT_LINES}
  where line.dossier_id = dossiers.id and ${IS_LINE_OPEN}
) end`;

/** Where the payment stands: the file that is not made yet says so, else what the bank still has. */
const PAYOUT_STEP = sql<PayoutStep | null>`case when dossiers.status = 'ToPay' then coalesce(
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

/** From the day on which the bundle was handed in until the judgment is known, and while the deposit office pays by it. */
const IS_BEFORE_JUDGE = sql<boolean>`(
  dossiers.status in ('PvSent', 'ToPay') and exists (
    select from proceedings where dossier_id = dossiers.id and (
      state in ('filed', 'judged', 'appealed', 'final')
      or state = 'hearing' and hearing_on >= (now() at time zone 'Europe/Brussels')::date
    )
  ) and not exists (
    select from contestations where dossier_id = dossiers.id and way <> 'letter' and timeliness <> 'late'
      and state = 'registered'
  )
)`;

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

const RUNS_DUE = sql<number>`${IS_RUN_DUE}::integer`;

/** What comes from the account of a payer waits for nothing but a yes. */
const FROM_QUESTIONS = sql`
  from payers
  join bank_movements as movement on movement.counterparty_account = payers.account
  join bank_statements as statement on statement.id = movement.statement_id
  where payers.series_id = ${SERIES} and statement.organization_id = dossiers.organization_id
    and movement.amount_cents > 0 and movement.return_reason is null and not movement.is_income
    and num_nonnulls(movement.line_id, movement.asset_id, movement.set_aside_at) = 0
`;

const RECEIPT_QUESTIONS = sql<number>`case when ${IS_LAST_RUN} then (
  select count(*)::integer ${FROM_QUESTIONS}
) else 0 end`;

export const RECEIPT_QUESTIONS_CENTS = sql<bigint | null>`(
  select sum(movement.amount_cents)::bigint ${FROM_QUESTIONS}
)`;

/** Whether a dossier can ask for anything: of those that are paid, few do. */
export const ASKS_FOR_WORK = sql<boolean>`(
  dossiers.erased_at is null and (
    dossiers.status not in ('Paid', 'Cancelled')
    or dossiers.status = 'Paid' and (
      ${TO_CLOSE} > 0 or ${TO_PAY_AGAIN} > 0 or ${IS_RUN_DUE} or ${RECEIPT_QUESTIONS} > 0
    )
  )
)`;

const TO_SETTLE = sql<number>`case when dossiers.status in ('Signed', 'PvSent', 'ToPay') then
  ${countUnmendedFailures(sql`failed.dossier_id = dossiers.id and failed.purpose = 'report'`)}
  + ${RECEIPTS_LACKING} + ${CORRECTED_UNSENT}
else 0 end`;

const IS_ANYTHING_SENT = sql<boolean>`(
  exists (select from deliveries where dossier_id = dossiers.id)
  or exists (select from invitations where dossier_id = dossiers.id and status <> 'Created')
)`;

/** A stop that forbids to go on. */
const HOLDS = sql`(
  withdrawn_at is null and released_at is null and kind in (${sql.join(BLOCKING_STOP_KINDS.map((kind) => sql.lit(kind)))})
)`;

export const IS_STOPPED = sql<boolean>`(
  exists (select from stops where dossier_id = dossiers.id and ${HOLDS})
)`;

/** What holds a dossier, each by the table that knows it. */
export const HOLD_FACTS = [
  IS_STOPPED.as('stopped'),
  sql<boolean>`exists (select from holding_contestations where dossier_id = dossiers.id)`.as('contested'),
  sql<boolean>`exists (
    select from holding_contestations where dossier_id = dossiers.id and is_consigned
  )`.as('consigned'),
  sql<boolean>`exists (
    select from calculation_results
    where dossier_id = dossiers.id and void_kind = 'replaced' and replaced_by is null
  )`.as('replaced'),
] as const;

/** Whom what stops it concerns. */
const STOPPED_DEFENDANTS = sql<string[]>`array(
  select distinct unnest(defendant_ids) from stops where dossier_id = dossiers.id and ${HOLDS}
)`;

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

const FOLLOWS = sql<Dossier['follows']>`(
  select jsonb_build_object('dossierId', earlier.id, 'fileNumber', earlier.file_number, 'kind', follow_ups.kind)
  from follow_ups join dossiers as earlier on earlier.id = follows_id where follow_ups.dossier_id = dossiers.id
)`;

type RowOf<Query> = Query extends SelectQueryBuilder<infer _, infer _, infer Row> ? Row : never;

/** What a dossier holds besides its own fields. */
export type DossierSurroundings = RowOf<ReturnType<typeof selectDossiers>>;
