import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import {
  ANSWERED,
  FAILED,
  INVITATIONS,
  IS_ANYTHING_SENT,
  LOOSE_DOCUMENTS,
  SIGNED_REPORTS,
  STATEMENTS,
  TO_REVIEW,
  TO_SETTLE,
  TO_SHARE,
  TO_SIGN,
  UNDERWAY,
  UNSENT,
} from './counts.ts';
import { RECEIPT_QUESTIONS, RUNS_DUE } from './due-runs.ts';
import { HOLD_FACTS, IS_BEFORE_JUDGE, STOPPED_DEFENDANTS } from './holds.ts';
import { PAYOUT_STEP, TO_CLOSE, TO_PAY_AGAIN } from './payout-step.ts';
import { DAYS_OF_SENDING } from './term-facts.ts';

/** The dossiers with those who work on them. */
export function selectFromDossiers(db: Database | Transaction) {
  return db
    .selectFrom('dossiers')
    .leftJoin('users as responsible', 'responsible.id', 'dossiers.responsibleBailiffId')
    .leftJoin('users as creator', 'creator.id', 'dossiers.createdBy')
    .leftJoin('dossierHandlers', 'dossierHandlers.dossierId', 'dossiers.id')
    .leftJoin('users as handler', 'handler.id', 'dossierHandlers.handlerId');
}

/** Of each: what lists and pages show besides the dossier itself. */
export function selectDossiers(db: Database | Transaction) {
  return selectFromDossiers(db)
    .select([
      'responsible.firstName as responsibleFirstName',
      'responsible.lastName as responsibleLastName',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
    ])
    .select(HOLD_FACTS)
    .select(DAYS_OF_SENDING)
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
      FOLLOWS.as('follows'),
      PAYOUT_STEP.as('payoutStep'),
      IS_BEFORE_JUDGE.as('isBeforeJudge'),
    ]);
}

const FOLLOWS = sql<Dossier['follows']>`(
  select jsonb_build_object('dossierId', earlier.id, 'fileNumber', earlier.file_number, 'kind', follow_ups.kind)
  from follow_ups join dossiers as earlier on earlier.id = follows_id where follow_ups.dossier_id = dossiers.id
)`;

type RowOf<Query> = Query extends SelectQueryBuilder<infer _, infer _, infer Row> ? Row : never;

/** What a dossier holds besides its own fields. */
export type DossierSurroundings = RowOf<ReturnType<typeof selectDossiers>>;
