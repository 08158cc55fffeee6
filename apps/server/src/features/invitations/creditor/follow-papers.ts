import type { Transaction } from '../../../database/tables.ts';
import type { Action } from '../../../http/action.ts';
import { detailsOf } from '../../statements/claim-fields.ts';
import { recordStatementEvent, type StatementInDossier } from '../../statements/record-statement-event.ts';
import type { ClaimRecord } from '../../statements/statement-record.ts';

/** The paper that proves a claim as long as the creditor names no other: the first of its statement. */
export async function firstPaper(
  trx: Transaction,
  statementId: string,
  except: string | null = null,
): Promise<string | null> {
  const papers = await trx
    .selectFrom('documents')
    .select('id')
    .where('statementId', '=', statementId)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  return papers.find(({ id }) => id !== except)?.id ?? null;
}

/** Who answered why something is owed before there was any paper finds the claims proven by the first that comes. */
export async function proveWaiting(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  documentId: string,
): Promise<void> {
  const waiting = (await claimsOf(trx, place)).filter((claim) => claim.documentId === null);
  for (const claim of waiting) await restOn(trx, action, place, claim, documentId);
}

/**
 * A paper that is taken away, such as a blurred photo, leaves the claims that only rest on it because it was the first to
 * another. What the creditor chose as the proof of a privilege stays, and with it the paper.
 */
export async function leavePaper(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  documentId: string,
): Promise<void> {
  const resting = (await claimsOf(trx, place)).filter((claim) => claim.documentId === documentId);
  const other = await firstPaper(trx, place.statement.id, documentId);
  for (const claim of resting.filter(isAnswered)) await restOn(trx, action, place, claim, other);
}

/** Made by answers or by parts, and not in a form that asked for its proof. */
function isAnswered(claim: ClaimRecord): boolean {
  return claim.claimType === 'chirographic' || detailsOf(claim).cause !== null;
}

async function claimsOf(trx: Transaction, { statement }: StatementInDossier): Promise<ClaimRecord[]> {
  return trx
    .selectFrom('privilegedClaims')
    .selectAll()
    .where('statementId', '=', statement.id)
    .orderBy('position')
    .forUpdate()
    .execute();
}

async function restOn(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  stored: ClaimRecord,
  documentId: string | null,
): Promise<void> {
  const { version } = await trx
    .updateTable('privilegedClaims')
    .set({ documentId })
    .where('id', '=', stored.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordStatementEvent(trx, action, place, {
    type: 'claim.changed',
    subjectId: stored.id,
    before: { documentId: stored.documentId },
    after: { documentId },
    version,
  });
}
