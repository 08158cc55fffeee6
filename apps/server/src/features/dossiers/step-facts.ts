import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import {
  ANSWERED,
  countWhere,
  FAILED,
  INVITATIONS,
  TO_REVIEW,
  TO_SETTLE,
  TO_SHARE,
  TO_SIGN,
  UNDERWAY,
  UNSENT,
} from './counts.ts';
import { IS_RUN_DUE, RECEIPT_QUESTIONS, RUNS_DUE } from './due-runs.ts';
import { HOLD_FACTS, IS_BEFORE_JUDGE } from './holds.ts';
import { PAYOUT_STEP, TO_CLOSE, TO_PAY_AGAIN } from './payout-step.ts';
import { selectTermFacts } from './term-facts.ts';

/** Where each fact decides what comes next; elsewhere it is not looked for, so that many dossiers are read at once. */
const DECISIVE = {
  editable: sql`dossiers.status in ('InvitesSent', 'Provisioned', 'Calculated')`,
  beforeSignature: sql`dossiers.status in ('Provisioned', 'Calculated')`,
  inviting: sql`dossiers.status in ('Created', 'InvitesSent')`,
  sending: sql`dossiers.status in ('Signed', 'PvSent')`,
} as const;

/** Of each dossier: only what its next steps follow from. */
export function selectStepFacts(db: Database | Transaction) {
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

/** Whether a dossier can ask for anything: of those that are paid, few do. */
export const ASKS_FOR_WORK = sql<boolean>`(
  dossiers.erased_at is null and (
    dossiers.status not in ('Paid', 'Cancelled')
    or dossiers.status = 'Paid' and (
      ${TO_CLOSE} > 0 or ${TO_PAY_AGAIN} > 0 or ${IS_RUN_DUE} or ${RECEIPT_QUESTIONS} > 0
    )
  )
)`;
