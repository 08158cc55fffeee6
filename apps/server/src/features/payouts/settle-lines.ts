import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { payoutsCalls } from '@prorata/contract/payouts/calls';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { isSettled, openCentsOf } from '@prorata/domain/payouts/line-state';
import type { Updateable } from 'kysely';
import type { PayoutLinesTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { askForStamp } from '../../events/ask-for-stamp.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { refuseHeld } from '../dossiers/holds.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { changePayout, payOut } from './change-payout.ts';
import { endTransfers, withdrawOpenFile } from './payout-files.ts';
import { getLine, lockLines, type PayoutLineRecord, stateOf } from './payout-lines.ts';
import { tellPaid } from './tell-paid.ts';

type Place = ParamsOf<typeof payoutsCalls.confirmLine>;
type PayTools = Pick<Tools, 'db' | 'jobs' | 'settings' | 'timeStamping'>;

/** Another account is another payment: whatever was approved before it was changed is not. */
export function changeLine(
  { db }: PayTools,
  action: UserAction,
  { dossierId, line: number }: Place,
  { version, account, accountHolder, reason }: BodyOf<typeof payoutsCalls.changeLine>,
): Promise<void> {
  return changePayout(db, action, dossierId, async (trx, { dossier, lines }) => {
    const line = getLine(lines, number);
    await refuseStale(trx, line, version);
    if (isSettled(stateOf(line)) || line.facts.isUnderWay) throw new ProblemError('payout-line-moved');
    if (line.fileSequence !== null) await withdrawOpenFile(trx, action, dossier, reason);
    const changed = await updateLine(trx, line, { account, accountHolder });
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.lineChanged',
      subjectId: line.id,
      before: { line: number, account: line.account, accountHolder: line.accountHolder },
      after: { line: number, beneficiary: line.name, account, accountHolder, reason },
      version: changed.version,
    });
  });
}

export function confirmLine(
  tools: PayTools,
  action: UserAction,
  { dossierId, line: number }: Place,
  { version, paidOn }: BodyOf<typeof payoutsCalls.confirmLine>,
): Promise<void> {
  return payOut(tools.db, action, dossierId, async (trx, { dossier, lines }) => {
    const line = getLine(lines, number);
    await refuseStale(trx, line, version);
    refuseWrongDay('paidOn', paidOn, action.at);
    if (isSettled(stateOf(line))) throw new ProblemError('payout-line-moved');
    await confirm(tools, trx, action, { dossier, line, paidOn });
  });
}

interface Confirmation {
  readonly dossier: DossierRecord;
  readonly line: PayoutLineRecord;
  readonly paidOn: IsoDate;
}

/** What a file still holds is not paid twice: its transfer ends with the confirmation. */
async function confirm(
  tools: PayTools,
  trx: Transaction,
  action: UserAction,
  { dossier, line, paidOn }: Confirmation,
): Promise<void> {
  await leaveFile(trx, action, dossier, line);
  const { version } = await updateLine(trx, line, {
    confirmedOn: paidOn,
    confirmedBy: action.actor.id,
    confirmedCents: (line.confirmedCents ?? 0n) + openCentsOf(line.facts),
    returnedOn: null,
    returnReason: null,
  });
  await recordEvent(trx, action, {
    dossier,
    type: 'payout.lineConfirmed',
    subjectId: line.id,
    before: null,
    after: {
      line: line.number,
      beneficiary: line.name,
      amount: eurosFromCents(openCentsOf(line.facts)),
      date: paidOn,
    },
    version,
  });
  await tellPaid(tools, trx, action, { dossier, line, paidOn });
}

export function waiveLine(
  { db }: PayTools,
  action: UserAction,
  { dossierId, line: number }: Place,
  { version, reason }: BodyOf<typeof payoutsCalls.waiveLine>,
): Promise<void> {
  return changePayout(db, action, dossierId, async (trx, { dossier, lines }) => {
    const line = getLine(lines, number);
    await refuseStale(trx, line, version);
    if (isSettled(stateOf(line)) || line.facts.isUnderWay) throw new ProblemError('payout-line-moved');
    if (line.fileSequence !== null) await withdrawOpenFile(trx, action, dossier, reason);
    const waived = await updateLine(trx, line, {
      waivedAt: action.at,
      waivedBy: action.actor.id,
      waiverReason: reason,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.lineWaived',
      subjectId: line.id,
      before: null,
      after: { line: number, beneficiary: line.name, amount: eurosFromCents(line.amountCents), reason },
      version: waived.version,
    });
  });
}

/** A confirmation or waiver by mistake, a payment that the bank says it will not make, or one elsewhere that came back. */
export function reopenLine(
  { db }: PayTools,
  action: UserAction,
  { dossierId, line: number }: Place,
  { version, reason }: BodyOf<typeof payoutsCalls.reopenLine>,
): Promise<void> {
  return changePayout(db, action, dossierId, async (trx, { dossier, lines }) => {
    const line = getLine(lines, number);
    await refuseStale(trx, line, version);
    const { isWaived, isUnderWay, paidCents } = line.facts;
    const isConfirmed = line.confirmedCents !== null && paidCents >= line.confirmedCents;
    if (!isConfirmed && !isWaived && !isUnderWay) throw new ProblemError('payout-line-moved');
    const isRefused = isUnderWay && !isConfirmed && !isWaived;
    if (isRefused) await endTransfers(trx, action, [line.id], 'refused');
    const isBack = isRefused || (dossier.status === 'Paid' && !isWaived);
    const reopened = await updateLine(trx, line, {
      ...(isConfirmed && { confirmedOn: null, confirmedBy: null, confirmedCents: null }),
      waivedAt: null,
      waivedBy: null,
      waiverReason: null,
      ...(isBack && { returnedOn: brusselsDate(action.at), returnReason: reason }),
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.lineReopened',
      subjectId: line.id,
      before: null,
      after: { line: number, beneficiary: line.name, amount: eurosFromCents(line.amountCents), reason },
      version: reopened.version,
    });
  });
}

/** Everybody has been paid, elsewhere as far as no statement shows it; nobody but the office can see that. */
export async function markAsPaid(
  tools: PayTools,
  action: UserAction,
  dossierId: string,
  body: BodyOf<typeof dossiersCalls.markAsPaid>,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await refuseHeld(trx, dossierId);
    const paidOn = body?.paidOn ?? brusselsDate(action.at);
    refuseWrongDay('paidOn', paidOn, action.at);
    const lines = await lockLines(trx, dossier);
    const moved = await moveDossier(trx, action, dossier, { event: 'markAsPaid' });
    for (const line of lines) {
      if (!isSettled(stateOf(line))) await confirm(tools, trx, action, { dossier: moved, line, paidOn });
    }
    await askForStamp(trx, tools, dossierId, { occasion: 'closed', at: action.at });
  });
}

/** The dossier is paid when every line is. */
export function finishPayout(
  tools: PayTools,
  action: UserAction,
  { dossierId }: ParamsOf<typeof payoutsCalls.finish>,
): Promise<void> {
  return payOut(tools.db, action, dossierId, async (trx, { dossier, lines }) => {
    const open = lines.filter((line) => !isSettled(stateOf(line)));
    if (open.length > 0 || lines.length === 0) {
      throw new ProblemError('payout-lines-open', { params: { count: open.length } });
    }
    await moveDossier(trx, action, dossier, { event: 'allLinesSettled' });
    await askForStamp(trx, tools, dossierId, { occasion: 'closed', at: action.at });
  });
}

async function leaveFile(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  line: PayoutLineRecord,
): Promise<void> {
  if (line.facts.isUnderWay) await endTransfers(trx, action, [line.id], 'booked');
  else if (line.fileSequence !== null) await withdrawOpenFile(trx, action, dossier, null);
}

export function updateLine(
  trx: Transaction,
  { id }: Pick<PayoutLineRecord, 'id'>,
  change: Updateable<PayoutLinesTable>,
): Promise<{ readonly version: number }> {
  return trx
    .updateTable('payoutLines')
    .set(change)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}
