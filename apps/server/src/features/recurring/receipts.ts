import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import { computationSchema } from '@prorata/contract/income/income';
import type { recurringCalls } from '@prorata/contract/recurring/calls';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { laterMonth, monthOf } from '@prorata/domain/recurring/forecast';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { computeQuota } from '../income/compute-quota.ts';
import { changeInRun, takeFromRun } from './change-run.ts';
import { lockSeries, type RecurringSeries } from './find-series.ts';
import { getPayer, listPayers, type PayerRecord } from './payers.ts';
import { canChange, listReceipts, type ReceiptRecord, runOf } from './select-receipts.ts';
import { settleDue } from './settle-due.ts';

type Given = Omit<BodyOf<typeof recurringCalls.createReceipt>, 'isAnother'>;
type Place = ParamsOf<typeof recurringCalls.updateReceipt>;

/** Of fifty payers three years, or of one a life. */
const MAX_RECEIPTS = 2_000;

export async function createReceipt(
  db: Database,
  action: UserAction,
  dossierId: string,
  { isAnother, ...given }: BodyOf<typeof recurringCalls.createReceipt>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, dossierId);
    await addReceipt(trx, action, series, { given, isAnother, movementId: null });
  });
}

/** Money that came in waits for the next run, whatever is open. */
export async function addReceipt(
  trx: Transaction,
  action: UserAction,
  series: RecurringSeries,
  {
    given,
    isAnother,
    movementId,
  }: { readonly given: Given; readonly isAnother: boolean; readonly movementId: string | null },
): Promise<void> {
  const { first } = series;
  refuseWrong(given, action.at);
  const payer = await getPayer(trx, first.id, given.payerId);
  const receipts = await listReceipts(trx, first.id);
  if (receipts.length >= MAX_RECEIPTS) {
    const error = { path: 'amount', code: 'too-many', params: { maximum: MAX_RECEIPTS } } as const;
    throw new ProblemError('validation', { errors: [error] });
  }
  if (!isAnother) refuseTwice(receipts, given);
  const receipt = await trx
    .insertInto('incomeReceipts')
    .values({
      id: newId(),
      seriesId: first.id,
      ...(await columnsOf(trx, given)),
      movementId,
      enteredBy: action.actor.id,
      enteredAt: action.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleDue(trx, series, action.at);
  await recordEvent(trx, action, {
    dossier: first,
    type: 'income.received',
    subjectId: receipt.id,
    before: null,
    after: auditedOf(receipt, payer),
    version: receipt.version,
  });
}

/** Changes a receipt that waits, or that is in a run which nobody has signed: there its lots and the mass change with it. */
export async function updateReceipt(
  db: Database,
  action: UserAction,
  place: Place,
  { version, ...given }: BodyOf<typeof recurringCalls.updateReceipt>,
): Promise<void> {
  refuseWrong(given, action.at);
  await inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, place.dossierId);
    const { first } = series;
    const stored = await getReceipt(trx, series, place.receiptId);
    await refuseStale(trx, stored, version);
    const before = await getPayer(trx, first.id, stored.payerId);
    const payer = await getPayer(trx, first.id, given.payerId);
    const columns = await columnsOf(trx, given);
    const isSameMoney =
      columns.receivedOn === stored.receivedOn && columns.amountCents === stored.amountCents;
    if (stored.movementId !== null && !isSameMoney) throw new ProblemError('receipt-on-statement');
    const changes = findChanges(
      { ...auditedOf(stored, before), computation: computationOf(stored) },
      { ...auditedOf({ ...stored, ...columns }, payer), computation: given.computation },
    );
    if (changes === undefined) return;
    const run = runOf(stored, series);
    if (run !== undefined) {
      const after = { ...stored, ...columns };
      await changeInRun(trx, action, run.dossier, { before: stored, after, payer });
    }
    const receipt = await trx
      .updateTable('incomeReceipts')
      .set(columns)
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await settleDue(trx, series, action.at);
    const { version: after } = await readReceipt(trx, receipt.id);
    const { computation: _, ...fieldsBefore } = changes.before;
    const { computation: __, ...fieldsAfter } = changes.after;
    await recordEvent(trx, action, {
      dossier: run?.dossier ?? first,
      type: 'income.changed',
      subjectId: receipt.id,
      before: { payer: before.name, month: monthOf(stored.month), ...fieldsBefore },
      after: { payer: payer.name, month: monthOf(receipt.month), ...fieldsAfter },
      version: after,
    });
  });
}

/** Deletes a receipt; what a bank statement shows is a question again. */
export async function removeReceipt(
  db: Database,
  action: UserAction,
  place: Place,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, place.dossierId);
    const { first } = series;
    const receipt = await getReceipt(trx, series, place.receiptId);
    await refuseStale(trx, receipt, version);
    const payer = await getPayer(trx, first.id, receipt.payerId);
    const run = runOf(receipt, series);
    if (run !== undefined) await takeFromRun(trx, action, run.dossier, receipt);
    await trx.deleteFrom('incomeReceipts').where('id', '=', receipt.id).execute();
    if (receipt.movementId !== null) {
      await trx
        .updateTable('bankMovements')
        .set({ isIncome: false, matchedBy: null })
        .where('id', '=', receipt.movementId)
        .execute();
    }
    await settleDue(trx, series, action.at);
    await recordEvent(trx, action, {
      dossier: run?.dossier ?? first,
      type: 'income.removed',
      subjectId: receipt.id,
      before: auditedOf(receipt, payer),
      after: null,
      version: null,
    });
  });
}

/** Leaves a receipt for the next run. */
export async function takeOutReceipt(db: Database, action: UserAction, place: Place): Promise<void> {
  await inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, place.dossierId);
    const receipt = await getReceipt(trx, series, place.receiptId);
    const run = runOf(receipt, series);
    if (run === undefined) throw new ProblemError('receipt-waits');
    await takeFromRun(trx, action, run.dossier, receipt);
    await settleDue(trx, series, action.at);
    const payers = await listPayers(trx, series.first.id);
    await recordEvent(trx, action, {
      dossier: run.dossier,
      type: 'income.takenOut',
      subjectId: receipt.id,
      before: null,
      after: {
        payer: payers.find(({ id }) => id === receipt.payerId)?.name ?? null,
        month: monthOf(receipt.month),
        receivedOn: receipt.receivedOn,
        amount: eurosFromCents(receipt.amountCents),
        fileNumber: run.dossier.fileNumber,
      },
      version: (await readReceipt(trx, receipt.id)).version,
    });
  });
}

/** One that can still change. */
async function getReceipt(
  trx: Transaction,
  series: RecurringSeries,
  receiptId: string,
): Promise<ReceiptRecord> {
  const receipt = await trx
    .selectFrom('incomeReceipts')
    .selectAll()
    .where('id', '=', receiptId)
    .where('seriesId', '=', series.first.id)
    .executeTakeFirst();
  if (receipt === undefined) throw new ProblemError('not-found');
  if (!canChange(receipt, series)) throw new ProblemError('receipt-distributed');
  return receipt;
}

function readReceipt(trx: Transaction, receiptId: string): Promise<ReceiptRecord> {
  return trx.selectFrom('incomeReceipts').selectAll().where('id', '=', receiptId).executeTakeFirstOrThrow();
}

/** Nothing came in tomorrow; a pension of next month may come in this one, but no later one. */
function refuseWrong({ receivedOn, month, amount, maintenanceOnly }: Given, at: Date): void {
  refuseWrongDay('receivedOn', receivedOn, at);
  if (month > laterMonth(monthOf(receivedOn), 1)) {
    throw new ProblemError('validation', { errors: [{ path: 'month', code: 'moment-future' }] });
  }
  if (maintenanceOnly > amount) {
    const error = { path: 'maintenanceOnly', code: 'too-large', params: { maximum: amount } } as const;
    throw new ProblemError('validation', { errors: [error] });
  }
}

function refuseTwice(receipts: readonly ReceiptRecord[], given: Given): void {
  const amountCents = centsFromEuros(given.amount);
  const isKnown = receipts.some(
    (receipt) =>
      receipt.payerId === given.payerId &&
      monthOf(receipt.month) === given.month &&
      receipt.receivedOn === given.receivedOn &&
      receipt.amountCents === amountCents,
  );
  if (isKnown) throw new ProblemError('duplicate-receipt');
}

/** With our figure of the quota, by the amounts of the law of the day of payment. */
async function columnsOf(trx: Transaction, given: Given) {
  const { payerId, month, receivedOn, amount, maintenanceOnly, computation, differenceNote } = given;
  return {
    ...{ payerId, receivedOn, differenceNote },
    month: `${month}-01`,
    amountCents: centsFromEuros(amount),
    maintenanceOnlyCents: centsFromEuros(maintenanceOnly),
    computation: computation && JSON.stringify(computation),
    quotaCents: computation && (await computeQuota(trx, computation)).quotaCents,
  };
}

export function computationOf({ computation }: Pick<ReceiptRecord, 'computation'>) {
  return computationSchema.nullable().parse(computation);
}

function auditedOf(receipt: Omit<ReceiptRecord, 'computation'>, payer: PayerRecord) {
  const { month, receivedOn, amountCents, maintenanceOnlyCents, quotaCents, differenceNote } = receipt;
  return {
    ...{ payer: payer.name, month: monthOf(month), receivedOn, differenceNote },
    amount: eurosFromCents(amountCents),
    maintenanceOnly: eurosFromCents(maintenanceOnlyCents),
    quota: quotaCents === null ? null : eurosFromCents(quotaCents),
  };
}
