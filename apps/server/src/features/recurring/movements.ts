import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { eurosFromCents } from '@prorata/domain/money';
import { fileNumbersIn } from '@prorata/domain/payouts/suggest-lots';
import { monthOf } from '@prorata/domain/recurring/forecast';
import { type LikelyPayer, suggestMonth, suggestPayer } from '@prorata/domain/recurring/suggest-payer';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { lockMovement, takeStatements } from '../payouts/bank-movements.ts';
import { readBankFile } from '../payouts/read-bank-file.ts';
import { selectUnanswered } from '../payouts/unanswered-movements.ts';
import { getSeries, lockSeries, type RecurringSeries } from './find-series.ts';
import type { PayerRecord } from './payers.ts';
import { addReceipt } from './receipts.ts';
import type { ReceiptRecord } from './select-receipts.ts';

/** Reads a bank statement, whatever the dossier is at: what pays a payout is matched as there, the rest waits for an answer. */
export async function importStatement(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings' | 'scanner' | 'clock' | 'logger'>,
  action: UserAction,
  dossierId: string,
  file: UploadedFile,
): Promise<void> {
  await getSeries(tools.db, action.actor, dossierId);
  const read = await readBankFile(tools, file);
  await inTransaction(tools.db, async (trx) => {
    const { first } = await getSeries(trx, action.actor, dossierId);
    await takeStatements(tools, trx, action, first, read);
  });
}

/** A person says of which payer and month money is; a movement answers one question once. */
export async function receiveMovement(
  db: Database,
  action: UserAction,
  { dossierId, movementId }: ParamsOf<typeof recurringCalls.receiveMovement>,
  { version, isAnother, ...given }: BodyOf<typeof recurringCalls.receiveMovement>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, dossierId);
    const movement = await lockMovement(trx, series.first, movementId);
    await refuseStale(trx, movement, version);
    const { amountCents, bookedOn, returnReason } = movement;
    if (amountCents <= 0n || returnReason !== null) throw new ProblemError('not-found');
    await trx
      .updateTable('bankMovements')
      .set({ isIncome: true, matchedBy: 'person', suggestedLineId: null })
      .where('id', '=', movement.id)
      .execute();
    await addReceipt(trx, action, series, {
      given: { ...given, receivedOn: bookedOn, amount: eurosFromCents(amountCents) },
      isAnother,
      movementId: movement.id,
    });
  });
}

/** Enough to work through; those that are likely come first. */
const MOST_QUESTIONS = 200;

/** Money that came on the account of the office, which nobody has said anything of. */
export function listUnanswered(db: Database, dossier: DossierRecord) {
  return selectUnanswered(db, dossier)
    .where('movement.amountCents', '>', 0n)
    .where('movement.returnReason', 'is', null)
    .execute();
}

interface Known {
  readonly payers: readonly PayerRecord[];
  readonly receipts: readonly ReceiptRecord[];
}

/** Who may have paid it, and for which month. */
export function questionsOf(
  movements: Awaited<ReturnType<typeof listUnanswered>>,
  { runs }: RecurringSeries,
  { payers, receipts }: Known,
): Recurring['questions'] {
  const likely = payers.map((payer): LikelyPayer => {
    const last = lastOf(receipts, payer.id);
    return { id: payer.id, name: payer.name, account: payer.account, lastCents: last?.amountCents ?? null };
  });
  const numbers = new Set(runs.map(({ dossier }) => dossier.fileNumber));
  const questions = movements
    // What names other dossiers only is theirs.
    .filter(({ communication }) => {
      const named = fileNumbersIn(communication);
      return named.length === 0 || named.some((number) => numbers.has(number));
    })
    .map((movement) => {
      const suggestedPayerId = suggestPayer(movement, likely, numbers);
      const last = suggestedPayerId === null ? undefined : lastOf(receipts, suggestedPayerId);
      return {
        movementId: movement.id,
        version: movement.version,
        bookedOn: movement.bookedOn,
        amount: eurosFromCents(movement.amountCents),
        counterpartyName: movement.counterpartyName,
        communication: movement.communication,
        suggestedPayerId,
        suggestedMonth: suggestMonth(movement.bookedOn, last ? monthOf(last.month) : null),
      };
    });
  const isLikely = (question: (typeof questions)[number]) => question.suggestedPayerId !== null;
  return [
    ...questions.filter(isLikely),
    ...questions.filter((question) => !isLikely(question)).toReversed(),
  ].slice(0, MOST_QUESTIONS);
}

/** Of the latest month. */
function lastOf(receipts: readonly ReceiptRecord[], payerId: string): ReceiptRecord | undefined {
  return receipts
    .filter((receipt) => receipt.payerId === payerId)
    .reduce<ReceiptRecord | undefined>(
      (last, receipt) => (last && last.month > receipt.month ? last : receipt),
      undefined,
    );
}
