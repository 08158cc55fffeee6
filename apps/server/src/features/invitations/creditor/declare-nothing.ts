import { createHash } from 'node:crypto';
import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { NoClaimReceipt } from '@prorata/contract/invitations/invited-dossier';
import {
  type DeclarationDecision,
  type DeclarationEvent,
  decideDeclaration,
} from '@prorata/domain/invitation-workflow';
import { newId } from '../../../database/new-id.ts';
import type { Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import { recordEvent } from '../../../events/record-event.ts';
import type { CreditorAction } from '../../../http/action.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { dropEmptyDrafts } from '../close-invitation.ts';
import { type LockedInvitation, lockInvitation } from '../find-invitation.ts';
import { nextReceiptNumber } from '../issue-receipt.ts';
import { findStandingNoClaim, type NoClaimRecord } from '../no-claim.ts';
import { enterInvitation, isOpen } from './act-of-creditor.ts';
import { presentNoClaimReceipt } from './read-no-claim.ts';

/** More often than anybody changes their mind; each one is a paper and a mail. */
const MAX_DECLARATIONS = 10;

/**
 * Takes the word of a creditor that there is nothing to claim. It counts as an answer and gives a receipt; the invitation
 * stays open until its last day. Said again while it stands, it gives the same receipt: on a phone the answer gets lost.
 */
export function declareNothing(
  tools: Pick<Tools, 'db' | 'jobs'>,
  action: CreditorAction,
  given: BodyOf<typeof invitedCalls.declareNothing>,
): Promise<NoClaimReceipt> {
  return inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, action.actor.id);
    if (isOpen(locked.dossier, locked.invitation, action.at)) {
      await dropEmptyDrafts(trx, action, locked.dossier, locked.invitation);
    }
    const { decision, standing } = await decide(trx, action, locked, 'declareNothing');
    if (decision === 'hasStatement') throw new ProblemError('nothing-beside-statement');
    if (decision === 'keep' && standing !== undefined) {
      return presentNoClaimReceipt(locked, standing, action.at);
    }
    const place = await enterInvitation(trx, action, locked);
    const declaration = await store(trx, action, place, given);
    const key = { key: declaration.id };
    await tools.jobs.add(trx, 'deliver-no-claim-receipt', { declarationId: declaration.id }, key);
    return presentNoClaimReceipt(place, declaration, action.at);
  });
}

/** Takes it back: the creditor may file again. What was said, and its receipt, stay on record. */
export function takeBackNothing({ db }: Pick<Tools, 'db'>, action: CreditorAction): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockInvitation(trx, action.actor.id);
    const { decision, standing } = await decide(trx, action, locked, 'takeBack');
    if (decision === 'closed') throw new ProblemError('invitation-closed');
    if (decision === 'takeBack' && standing) await takeBack(trx, action, locked, standing, 'creditor');
  });
}

/** Whoever begins a statement has something to claim after all. */
export async function takeBackByFiling(
  trx: Transaction,
  action: CreditorAction,
  locked: LockedInvitation,
): Promise<void> {
  const { decision, standing } = await decide(trx, action, locked, 'fileStatement');
  if (decision === 'takeBack' && standing) await takeBack(trx, action, locked, standing, 'statement');
}

async function decide(
  trx: Transaction,
  action: CreditorAction,
  { dossier, invitation }: LockedInvitation,
  event: DeclarationEvent,
): Promise<{ readonly decision: DeclarationDecision; readonly standing: NoClaimRecord | undefined }> {
  const standing = await findStandingNoClaim(trx, invitation.id);
  const { count } = await trx
    .selectFrom('statements')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('invitationId', '=', invitation.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const decision = decideDeclaration(event, {
    status: invitation.status,
    canAct: isOpen(dossier, invitation, action.at),
    hasDeclaredNothing: standing !== undefined,
    statementCount: Number(count),
  });
  return { decision, standing };
}

async function store(
  trx: Transaction,
  action: CreditorAction,
  { dossier, invitation }: LockedInvitation,
  { reason, note, declaredBy, capacity, email }: BodyOf<typeof invitedCalls.declareNothing>,
): Promise<NoClaimRecord> {
  const { count } = await trx
    .selectFrom('noClaimDeclarations')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('invitationId', '=', invitation.id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_DECLARATIONS) throw new ProblemError('nothing-too-often');
  const said = { reason, note: reason === 'other' ? note : null, declaredBy, capacity };
  const declared = {
    fileNumber: dossier.fileNumber,
    invited: action.actor.name,
    declaredAt: action.at.toISOString(),
    ...said,
  };
  const declaration = await trx
    .insertInto('noClaimDeclarations')
    .values({
      id: newId(),
      dossierId: dossier.id,
      invitationId: invitation.id,
      ...(await nextReceiptNumber(trx, dossier)),
      ...said,
      email,
      declared: JSON.stringify(declared),
      sha256: createHash('sha256').update(canonicalJson(declared)).digest('hex'),
      declaredAt: action.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.nothingDeclared',
    subjectId: invitation.id,
    before: null,
    after: { receiptNumber: declaration.receiptNumber, noClaimReason: reason, declaredBy, capacity },
    version: null,
  });
  return declaration;
}

async function takeBack(
  trx: Transaction,
  action: CreditorAction,
  { dossier, invitation }: LockedInvitation,
  { id, receiptNumber }: NoClaimRecord,
  takenBackBy: 'creditor' | 'statement',
): Promise<void> {
  await trx
    .updateTable('noClaimDeclarations')
    .set({ takenBackAt: action.at, takenBackBy })
    .where('id', '=', id)
    .where('takenBackAt', 'is', null)
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.nothingTakenBack',
    subjectId: invitation.id,
    before: { receiptNumber },
    after: null,
    version: null,
  });
}
