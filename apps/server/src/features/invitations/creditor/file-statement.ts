import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { centsFromEuros } from '@prorata/domain/money';
import { type Page, type PageRequest, readPage } from '../../../database/read-page.ts';
import type { Database, Transaction } from '../../../database/tables.ts';
import { findChanges } from '../../../events/changes.ts';
import { refuseStale } from '../../../events/refuse-stale.ts';
import type { Action, CreditorAction } from '../../../http/action.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import { detailsOf } from '../../statements/claim-fields.ts';
import { presentClaim } from '../../statements/present-claim.ts';
import { completeStatement, completeStatements, selectStatements } from '../../statements/read-statements.ts';
import type { StatementInDossier } from '../../statements/record-statement-event.ts';
import type { StatementRecord, WholeStatement } from '../../statements/statement-record.ts';
import { changeClaim } from '../../statements/store-claim.ts';
import { addStatement, changeStatement, removeStatement } from '../../statements/store-statement.ts';
import { type CreditorPlace, inOpenInvitation } from './act-of-creditor.ts';
import { takeBackByFiling } from './declare-nothing.ts';
import { getOwnStatement, lockOwnStatement } from './own-statement.ts';
import { presentInvitedStatement } from './present.ts';

/** More than any creditor has claims against one debtor. */
const MAX_STATEMENTS = 50;
/** With those that were withdrawn, which stay until the dossier is closed: a code that was leaked fills no database. */
const MAX_BEGUN = 500;

/** The statements filed with an invitation, in the order in which they were begun. */
export async function listOwnStatements(
  db: Database,
  invitationId: string,
  request: PageRequest,
): Promise<Page<WholeStatement>> {
  const query = selectStatements(db)
    .where('statement.invitationId', '=', invitationId)
    .orderBy('statement.createdAt')
    .orderBy('statement.id');
  const page = await readPage(query, request);
  return { ...page, items: await completeStatements(db, page.items) };
}

export async function readOwnStatement(
  db: Database,
  invitationId: string,
  tpStatementId: string,
): Promise<InvitedStatement> {
  const statement = await getOwnStatement(db, { invitationId, tpStatementId });
  return presentInvitedStatement(await completeStatement(db, statement));
}

/** Begins a statement. It may lack nearly everything: what is there is kept, and the creditor is told what is not. */
export function beginStatement(
  db: Database,
  action: CreditorAction,
  given: BodyOf<typeof invitedCalls.createStatement>,
): Promise<InvitedStatement> {
  return inOpenInvitation(db, action, async (trx, place) =>
    presentInvitedStatement(await completeStatement(trx, await addOwnStatement(trx, place, given))),
  );
}

/** The same in an invitation that the transaction has locked. */
export async function addOwnStatement(
  trx: Transaction,
  { dossier, action, invitation }: CreditorPlace,
  given: BodyOf<typeof invitedCalls.createStatement>,
): Promise<StatementRecord> {
  const { begun, standing } = await trx
    .selectFrom('statements')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('begun'),
      fn.countAll<bigint>().filterWhere('deletedAt', 'is', null).as('standing'),
    ])
    .where('invitationId', '=', invitation.id)
    .executeTakeFirstOrThrow();
  if (standing >= MAX_STATEMENTS || begun >= MAX_BEGUN) throw new ProblemError('too-many-requests');
  await takeBackByFiling(trx, action, { dossier, invitation });
  const { id: invitationId, creditorId: invitedCreditorId } = invitation;
  const author = { createdBy: null, invitationId, invitedCreditorId };
  return addStatement(trx, action, { dossier, author }, given);
}

export function updateOwnStatement(
  db: Database,
  action: CreditorAction,
  tpStatementId: string,
  { version, ...given }: BodyOf<typeof invitedCalls.updateStatement>,
): Promise<InvitedStatement> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const stored = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    await refuseStale(trx, stored, version);
    await letWholeFollow(trx, action, { dossier, statement: stored }, given.totalAmountClaimed);
    const statement = await changeStatement(trx, action, { dossier, statement: stored }, given);
    await letClaimsFollow(trx, stored, statement);
    return presentInvitedStatement(await completeStatement(trx, statement));
  });
}

/**
 * One claim for the whole amount stays one when the amount is typed anew: who said why it is owed need not say it again.
 * Where it was split, its parts say how much it is, and the total cannot become less than they are.
 */
async function letWholeFollow(
  trx: Transaction,
  action: Action,
  { dossier, statement }: StatementInDossier,
  totalAmountClaimed: number,
): Promise<void> {
  const { claims } = await completeStatement(trx, statement);
  const [claim, ...others] = claims;
  const total = centsFromEuros(totalAmountClaimed);
  if (claim === undefined || others.length > 0 || total === 0n) return;
  const isWhole = claim.amountDemandedCents === statement.totalAmountClaimedCents;
  if (!isWhole || total === claim.amountDemandedCents || detailsOf(claim).parts.length > 0) return;
  const { amountDeclared: _, ...said } = presentClaim(claim);
  const place = { dossier, statement: { ...statement, totalAmountClaimedCents: total } };
  await changeClaim(trx, action, place, claim, { ...said, amountDemanded: totalAmountClaimed });
}

/** The creditor says once who owes the statement: its claims are against the same. */
async function letClaimsFollow(
  trx: Transaction,
  stored: StatementRecord,
  statement: StatementRecord,
): Promise<void> {
  const owed = owedBy(statement);
  if (findChanges(owedBy(stored), owed) === undefined) return;
  await trx.updateTable('privilegedClaims').set(owed).where('statementId', '=', statement.id).execute();
}

function owedBy({ debtorIds, liability }: StatementRecord) {
  return { debtorIds, liability };
}

export function withdrawStatement(
  db: Database,
  action: CreditorAction,
  tpStatementId: string,
  version: number | undefined,
): Promise<void> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    await refuseStale(trx, statement, version);
    await removeStatement(trx, action, { dossier, statement });
  });
}
