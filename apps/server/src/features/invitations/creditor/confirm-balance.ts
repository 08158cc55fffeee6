import { createHash } from 'node:crypto';
import type { BalanceConfirmation } from '@prorata/contract/invitations/invited-dossier';
import { type BalanceDecision, decideBalance } from '@prorata/domain/balance-request';
import { decideInvitationMove } from '@prorata/domain/invitation-workflow';
import { newId } from '../../../database/new-id.ts';
import type { Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import { recordEvent } from '../../../events/record-event.ts';
import type { CreditorAction } from '../../../http/action.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { defendantNameOf } from '../../parties/defendant-names.ts';
import { type Balance, presentAmounts } from '../../statements/balance-of.ts';
import { readBalances } from '../../statements/read-balances.ts';
import { selectStatements } from '../../statements/read-statements.ts';
import { type ConfirmationRecord, findStandingConfirmation } from '../balance-confirmations.ts';
import { dropEmptyDrafts, moveOnWhenAllClosed } from '../close-invitation.ts';
import { type LockedInvitation, lockInvitation } from '../find-invitation.ts';
import { nextReceiptNumber } from '../issue-receipt.ts';
import { dropUntouched } from '../replace-balance.ts';
import { enterInvitation, isOpen, isWithinTerm } from './act-of-creditor.ts';
import { keepWhoFiled } from './close.ts';
import { takeBackByFiling } from './declare-nothing.ts';
import { presentConfirmation } from './read-balance.ts';

/** More often than anybody changes their mind; each one is a paper and a mail. */
const MAX_CONFIRMATIONS = 10;

const REFUSALS = {
  closed: 'invitation-closed',
  hasStatement: 'balance-beside-statement',
  noBalance: 'no-balance-asked',
} as const satisfies Partial<Record<BalanceDecision, string>>;

/**
 * Takes the word of a creditor that the balance has not changed: an answer, with a receipt, and what was carried over stays as it
 * was decided. Said again while it stands, it gives the same receipt: on a phone the answer gets lost.
 */
export function confirmBalance(
  tools: Pick<Tools, 'db' | 'jobs'>,
  action: CreditorAction,
): Promise<BalanceConfirmation> {
  return inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, action.actor.id);
    if (isOpen(locked.dossier, locked.invitation, action.at)) {
      await dropEmptyDrafts(trx, action, locked.dossier, locked.invitation);
      await dropUntouched(trx, action, locked);
    }
    const { decision, standing, balance } = await decide(trx, action, locked, 'confirm');
    if (standing !== undefined) return presentConfirmation(locked, standing, action.at);
    if (decision !== 'confirm' || balance === undefined) {
      throw new ProblemError(
        decision in REFUSALS ? REFUSALS[decision as keyof typeof REFUSALS] : 'no-balance-asked',
      );
    }
    const place = await enterInvitation(trx, action, locked);
    await takeBackByFiling(trx, action, place);
    const confirmation = await store(trx, action, place, balance);
    const closed = await closeConfirmed(trx, action, place, confirmation);
    await keepWhoFiled(trx, action, place.invitation.id);
    await moveOnWhenAllClosed(trx, action, place.dossier);
    const key = { key: confirmation.id };
    await tools.jobs.add(trx, 'deliver-balance-receipt', { confirmationId: confirmation.id }, key);
    return presentConfirmation({ dossier: place.dossier, invitation: closed }, confirmation, action.at);
  });
}

/** Takes it back: the creditor may file after all. What was said, and its receipt, stay on record. */
export function takeBackBalance({ db }: Pick<Tools, 'db'>, action: CreditorAction): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockInvitation(trx, action.actor.id);
    const { decision, standing } = await decide(trx, action, locked, 'takeBack');
    if (decision === 'closed') throw new ProblemError('invitation-closed');
    if (decision !== 'takeBack' || standing === undefined) return;
    const { dossier, invitation } = locked;
    const move = decideInvitationMove(invitation.status, 'takeBackBalance', { isBalanceConfirmed: true });
    if (!move.isAllowed) throw new ProblemError('invitation-closed');
    await trx
      .updateTable('balanceConfirmations')
      .set({ takenBackAt: action.at })
      .where('id', '=', standing.id)
      .where('takenBackAt', 'is', null)
      .execute();
    const { version } = await trx
      .updateTable('invitations')
      .set({ status: move.to, closedAt: null, closedBy: null })
      .where('id', '=', invitation.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      dossier,
      type: 'invitation.balanceTakenBack',
      subjectId: invitation.id,
      before: { status: invitation.status, receiptNumber: standing.receiptNumber },
      after: { status: move.to },
      version,
    });
  });
}

async function decide(
  trx: Transaction,
  { at }: CreditorAction,
  locked: LockedInvitation,
  event: 'confirm' | 'takeBack',
): Promise<{
  readonly decision: BalanceDecision;
  readonly standing: ConfirmationRecord | undefined;
  readonly balance: Balance | undefined;
}> {
  const { id, dossierId, status, balanceStatementId } = locked.invitation;
  const standing = await findStandingConfirmation(trx, id);
  const carried = await selectStatements(trx)
    .where('statement.id', '=', balanceStatementId)
    .executeTakeFirst();
  const drafts = await selectStatements(trx).where('statement.invitationId', '=', id).execute();
  const balance = carried && (await readBalances(trx, dossierId, [carried.id])).get(carried.id);
  const decision = decideBalance(event, {
    status,
    hasBalance: balance !== undefined,
    isConfirmed: standing !== undefined,
    isWithinTerm: isWithinTerm(locked, at),
    statementCount: drafts.length,
  });
  return { decision, standing, balance };
}

async function store(
  trx: Transaction,
  action: CreditorAction,
  { dossier, invitation }: LockedInvitation,
  balance: Balance,
): Promise<ConfirmationRecord> {
  const { count } = await trx
    .selectFrom('balanceConfirmations')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('invitationId', '=', invitation.id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_CONFIRMATIONS) throw new ProblemError('nothing-too-often');
  const confirmed = {
    fileNumber: dossier.fileNumber,
    defendantName: defendantNameOf(dossier),
    confirmedBy: action.actor.name,
    confirmedAt: action.at.toISOString(),
    until: balance.until,
    ...presentAmounts(balance),
    lines: balance.lines.map((line) => ({ privilegeId: line.privilegeId, ...presentAmounts(line) })),
  };
  return trx
    .insertInto('balanceConfirmations')
    .values({
      id: newId(),
      dossierId: dossier.id,
      invitationId: invitation.id,
      ...(await nextReceiptNumber(trx, dossier)),
      confirmed: JSON.stringify(confirmed),
      sha256: createHash('sha256').update(canonicalJson(confirmed)).digest('hex'),
      confirmedAt: action.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function closeConfirmed(
  trx: Transaction,
  action: CreditorAction,
  { dossier, invitation }: LockedInvitation,
  { receiptNumber }: ConfirmationRecord,
): Promise<LockedInvitation['invitation']> {
  const move = decideInvitationMove(invitation.status, 'confirmBalance');
  if (!move.isAllowed) throw new ProblemError('invitation-closed');
  const closed = await trx
    .updateTable('invitations')
    .set({ status: move.to, closedAt: action.at, closedBy: 'creditor' })
    .where('id', '=', invitation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.balanceConfirmed',
    subjectId: invitation.id,
    before: { status: invitation.status },
    after: { status: closed.status, receiptNumber },
    version: closed.version,
  });
  return closed;
}
