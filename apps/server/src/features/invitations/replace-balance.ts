import { renameIn } from '../../database/copy-rows.ts';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { missingPartsOf } from '../statements/present-statement.ts';
import { completeStatement, completeStatements, selectStatements } from '../statements/read-statements.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import { removeStatement } from '../statements/store-statement.ts';
import type { InvitationRecord, LockedInvitation } from './find-invitation.ts';

/**
 * Takes the balance of the run before out of the distribution, because the creditor filed anew or has nothing to claim, in the
 * same transaction that closes the invitation: of one debt one statement counts, whatever happens in between. What was
 * received in earlier runs belongs to the new statement from now on.
 */
export async function replaceBalance(
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
): Promise<void> {
  const { id: invitationId, balanceStatementId } = invitation;
  if (balanceStatementId === null) return;
  const carried = await selectStatements(trx)
    .where('statement.id', '=', balanceStatementId)
    .forUpdate('statement')
    .executeTakeFirst();
  if (carried === undefined) return;
  await removeStatement(trx, action, { dossier, statement: carried });
  await trx
    .updateTable('statements')
    .set({ carriedFromId: null, carried: '[]' })
    .where('id', '=', carried.id)
    .execute();
  const [successor] = await lockDrafts(trx, invitation);
  if (successor !== undefined) await handOver(trx, await completeStatement(trx, carried), successor);
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.balanceReplaced',
    subjectId: invitationId,
    before: null,
    after: null,
    version: null,
  });
}

/** What earlier runs gave, and under which caps, is told of the statement and the claims that took the place of the old ones. */
async function handOver(trx: Transaction, carried: WholeStatement, successor: WholeStatement): Promise<void> {
  const ids = new Map([[carried.id, successor.id]]);
  for (const claim of carried.claims) {
    const same = successor.claims.find(
      ({ position, privilegeId }) => position === claim.position && privilegeId === claim.privilegeId,
    );
    if (same !== undefined) ids.set(claim.id, same.id);
  }
  await trx
    .updateTable('statements')
    .set({
      carriedFromId: carried.carriedFromId,
      carried: renameIn(JSON.stringify(carried.carried), ids),
    })
    .where('id', '=', successor.id)
    .execute();
  const followUp = await trx
    .selectFrom('followUps')
    .select(['secured', 'choices'])
    .where('dossierId', '=', carried.dossierId)
    .executeTakeFirst();
  if (followUp === undefined) return;
  await trx
    .updateTable('followUps')
    .set({
      secured: renameIn(JSON.stringify(followUp.secured), ids),
      choices: renameIn(JSON.stringify(followUp.choices), ids),
    })
    .where('dossierId', '=', carried.dossierId)
    .execute();
}

/**
 * What a creditor began about a balance and did not file is no answer: a copy that nobody changed, or, when the term or the
 * office ends it, one that still lacks something. The balance then stands.
 */
export async function dropUnanswered(
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
  closedBy: NonNullable<InvitationRecord['closedBy']>,
): Promise<void> {
  for (const statement of await lockDrafts(trx, invitation)) {
    const isLeft = closedBy !== 'creditor' && missingPartsOf(statement).length > 0;
    const isUnchanged = closedBy !== 'creditor' && isUntouched(statement);
    if (isLeft || isUnchanged) await removeStatement(trx, action, { dossier, statement });
  }
}

/** Deletes the copies of the balance in which the creditor changed nothing. */
export async function dropUntouched(
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
): Promise<void> {
  for (const statement of await lockDrafts(trx, invitation)) {
    if (isUntouched(statement)) await removeStatement(trx, action, { dossier, statement });
  }
}

async function lockDrafts(trx: Transaction, { id }: InvitationRecord): Promise<WholeStatement[]> {
  const drafts = await selectStatements(trx)
    .where('statement.invitationId', '=', id)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .forUpdate('statement')
    .execute();
  return completeStatements(trx, drafts);
}

/** Nothing of it was saved again since it was begun, and no paper was added. */
export function isUntouched({ version, createdAt, claims, documents }: WholeStatement): boolean {
  return (
    version === 1 &&
    claims.every((claim) => claim.version === 1) &&
    documents.every(({ uploadedAt }) => uploadedAt <= createdAt)
  );
}
