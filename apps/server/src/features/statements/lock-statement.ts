import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { lockStatement } from './read-statements.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { findRefusalOfReview, type ReviewEvent } from './review-policy.ts';
import type { StatementRecord } from './statement-record.ts';

/** A statement that the office drew up itself, locked together with its dossier, which may be changed. */
export async function lockOwnStatement(
  trx: Transaction,
  action: UserAction,
  place: { readonly dossierId: string; readonly statementId: string },
): Promise<StatementInDossier> {
  const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
  const statement = await lockStatement(trx, place);
  if (statement.invitationId !== null) throw new ProblemError('statement-not-found');
  return { dossier, statement };
}

/** A statement of an invited creditor, locked likewise, and refused when the office may not do that with it now. */
export async function lockThirdPartyStatement(
  trx: Transaction,
  action: UserAction,
  { dossierId, tpStatementId }: { readonly dossierId: string; readonly tpStatementId: string },
  event: ReviewEvent,
): Promise<StatementInDossier> {
  const dossier = await lockDossierForChange(trx, action.actor, dossierId);
  const statement = await lockStatement(trx, { dossierId, statementId: tpStatementId });
  refuse(findRefusalOfReview(statement, event));
  return { dossier, statement };
}

/** A statement of either kind, locked likewise, to which the office may add documents now. */
export async function lockStatementForDocuments(
  trx: Transaction,
  action: UserAction,
  place: { readonly dossierId: string; readonly statementId: string },
): Promise<StatementInDossier> {
  const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
  const statement = await lockStatement(trx, place);
  refuse(findRefusalOfDocuments(statement));
  return { dossier, statement };
}

/** Whether the office may add documents to it now. */
export function takesDocuments(statement: StatementRecord): boolean {
  return findRefusalOfDocuments(statement) === undefined;
}

function findRefusalOfDocuments(statement: StatementRecord) {
  return statement.invitationId === null
    ? undefined
    : findRefusalOfReview(statement, 'bailiffChangesAmounts');
}
