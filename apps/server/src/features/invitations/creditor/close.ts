import type { CloseReceipt } from '@prorata/contract/invitations/invited-dossier';
import { writeAmount } from '@prorata/documents/catalogue/write-value';
import { AMOUNT_OF } from '@prorata/documents/words';
import { centsFromEuros } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Action, CreditorAction } from '../../../http/action.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { requestDelivery } from '../../delivery/request-delivery.ts';
import { tell } from '../../notifications/tell.ts';
import { listWatchers } from '../../notifications/watchers.ts';
import { coDefendantsOf } from '../../parties/defendant-names.ts';
import { missingPartsOf } from '../../statements/present-statement.ts';
import { completeStatements, selectStatements } from '../../statements/read-statements.ts';
import { creditorNameOf } from '../../statements/statement-fields.ts';
import type { DocumentRecord } from '../../statements/statement-record.ts';
import { closeInvitation, moveOnWhenAllClosed } from '../close-invitation.ts';
import { type LockedInvitation, lockInvitation } from '../find-invitation.ts';
import { enterInvitation } from './act-of-creditor.ts';
import { readReceipt } from './read-receipt.ts';

/**
 * Closes an invitation for good, at the creditor's word. Asked again, it gives the same receipt: on a phone the answer
 * gets lost, and the creditor must not wonder whether it was closed.
 */
export async function closeOwnInvitation(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: CreditorAction,
): Promise<CloseReceipt> {
  return inTransaction(tools.db, (trx) => closeInTransaction(tools, trx, action));
}

/** The same as part of a larger act. Of an organization that files often it is kept who of them filed. */
export async function closeInTransaction(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: CreditorAction,
): Promise<CloseReceipt> {
  const locked = await lockInvitation(trx, action.actor.id);
  if (locked.invitation.closedBy === 'creditor') return readReceipt(trx, locked);
  const { dossier, invitation } = await enterInvitation(trx, action, locked);
  await refuseIncomplete(trx, invitation.id);
  const closed = await closeInvitation(trx, action, dossier, invitation, 'creditor');
  await keepWhoFiled(trx, action, invitation.id);
  await moveOnWhenAllClosed(trx, action, dossier);
  const receipt = await readReceipt(trx, { dossier, invitation: closed });
  await tools.jobs.add(trx, 'deliver-receipt', { invitationId: invitation.id }, { key: invitation.id });
  await tellOffice(tools, trx, action, { dossier, invitation: closed }, receipt);
  return receipt;
}

export async function keepWhoFiled(
  trx: Transaction,
  { colleague, at }: CreditorAction,
  invitationId: string,
): Promise<void> {
  if (colleague === undefined) return;
  const { organizationId, name: filedBy } = colleague;
  await trx
    .insertInto('workspaceInvitations')
    .values({ invitationId, organizationId, matchedBy: 'number', matchedAt: at, filedBy, filedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['invitationId', 'organizationId']).doUpdateSet({ filedBy, filedAt: at }),
    )
    .execute();
}

/** Names every statement that lacks something: the creditor completes it or withdraws it, and then closes. */
async function refuseIncomplete(trx: Transaction, invitationId: string): Promise<void> {
  const statements = await selectStatements(trx)
    .where('statement.invitationId', '=', invitationId)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  const whole = await completeStatements(trx, statements);
  refuseInfected(whole.flatMap(({ documents }) => documents));
  const incomplete = whole
    .map((statement) => ({
      id: statement.id,
      creditorName: creditorNameOf(statement),
      missingParts: missingPartsOf(statement),
    }))
    .filter(({ missingParts }) => missingParts.length > 0);
  if (incomplete.length > 0) {
    throw new ProblemError('statement-incomplete', { members: { statements: incomplete } });
  }
}

/** What waits for the scanner is filed in time all the same; what is known to be infected is replaced first. */
function refuseInfected(documents: readonly Pick<DocumentRecord, 'verdict'>[]): void {
  if (documents.some(({ verdict }) => verdict === 'infected')) throw new ProblemError('document-infected');
}

/** Tells those who watch the dossier what there is to review, if anything, and mails those of them who want it. */
async function tellOffice(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
  { statements, totalAmountClaimed, defendantName, closedAt }: CloseReceipt,
): Promise<void> {
  const [first] = statements;
  if (first === undefined) return;
  const watchers = await listWatchers(trx, dossier);
  const occasion = `filing of invitation ${invitation.id}`;
  const toMail = await tell(
    trx,
    action.at,
    {
      ...{ kind: 'filed', dossierId: dossier.id, occasion, statementId: first.tpStatementId },
      about: statements.map(({ creditorName }) => creditorName).join(', '),
    },
    watchers.map(({ id }) => id),
  );
  for (const { language, ...user } of watchers.filter(({ id }) => toMail.includes(id))) {
    await requestDelivery(tools, trx, action, {
      template: 'statement-filed',
      user,
      language,
      values: {
        'dossier.number': dossier.fileNumber,
        'defendant.name': defendantName,
        'defendant.isSeveral': coDefendantsOf(dossier).length > 0,
        'statement.filedAt': new Date(closedAt),
        'statement.total': centsFromEuros(totalAmountClaimed),
        'statement.contents': statements.map((statement) => contentsOf(statement, language)).join('\n'),
      },
      button: { dossierId: dossier.id, statementId: first.tpStatementId },
      occasion,
    });
  }
}

/** Whose statement it is, with the amount, and a line for each document. */
function contentsOf(
  { creditorName, totalAmountClaimed, documents }: CloseReceipt['statements'][number],
  language: Language,
): string {
  const amount = writeAmount(centsFromEuros(totalAmountClaimed), language);
  const lines = documents.map(({ fileName }) => `– ${fileName}`);
  return [AMOUNT_OF[language](creditorName, amount), ...lines].join('\n');
}
