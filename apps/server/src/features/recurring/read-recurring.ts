import type { IncomeReceipt, Recurring } from '@prorata/contract/recurring/recurring';
import { brusselsDate, type IsoDate, laterOf } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents, roundedShare, sumCents } from '@prorata/domain/money';
import { findDueRun, findKeepUntil } from '@prorata/domain/recurring/due-run';
import { forecastPayments, laterMonth, monthOf } from '@prorata/domain/recurring/forecast';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getSeries, type RecurringSeries } from './find-series.ts';
import { listUnanswered, questionsOf } from './movements.ts';
import { listPayers, presentPayer } from './payers.ts';
import { type History, historyOf, presentCreditor, readPast } from './read-history.ts';
import { readTerms, runTermsOf } from './read-terms.ts';
import { computationOf } from './receipts.ts';
import { findRefusalOfLast, isFirstOpen, refusalOf } from './run-refusal.ts';
import { canChange, listReceipts, listWaiting, type ReceiptRecord, runOf } from './select-receipts.ts';
import { lastCutOffOf } from './settle-due.ts';

/** Everything about the income and its distributions, on every dossier of the series the same. */
export async function readRecurring(
  db: Database,
  user: ActingUser,
  dossierId: string,
  at: Date,
): Promise<Recurring> {
  const series = await getSeries(db, user, dossierId);
  const { first } = series;
  const { stored, payers, receipts, past, unanswered, refusalOfLast } = await readTogether(db, (db) => ({
    stored: readTerms(db, first.id),
    payers: listPayers(db, first.id),
    receipts: listReceipts(db, first.id),
    past: readPast(db, series),
    unanswered: listUnanswered(db, first),
    refusalOfLast: findRefusalOfLast(db, series),
  }));
  const { id: _, ...terms } = stored;
  const waiting = listWaiting(receipts, series);
  const history = historyOf(past, series, receipts);
  const today = brusselsDate(at);
  const facts = { terms: runTermsOf(terms), waiting, lastCutOff: lastCutOffOf(series, receipts) };
  const { forecast, paidIn } = forecastOf(history, { receipts, today });
  return {
    seriesId: first.id,
    fileNumber: first.fileNumber,
    terms,
    payers: payers.map(presentPayer),
    receipts: receipts.map((receipt) => presentReceipt(receipt, series)),
    questions: questionsOf(unanswered, series, { payers, receipts }),
    runs: [...history.runs],
    creditors: history.creditors.map((creditor) => presentCreditor(creditor, history.open, paidIn)),
    waiting: {
      amount: eurosFromCents(sumCents(waiting.map(({ amountCents }) => amountCents))),
      maintenanceOnly: eurosFromCents(
        sumCents(waiting.map(({ maintenanceOnlyCents }) => maintenanceOnlyCents)),
      ),
      receipts: waiting.length,
    },
    due: findDueRun(facts, today),
    keepUntil: findKeepUntil(waiting),
    refusal: refusalOf(refusalOfLast, waiting),
    opens: isFirstOpen(series) ? 'first' : 'next',
    forecast,
    isAllPaid: isAllPaid(series, history),
    surplus: eurosFromCents(history.surplusCents),
  };
}

function presentReceipt(receipt: ReceiptRecord, series: RecurringSeries): IncomeReceipt {
  const { id, version, payerId, receivedOn, amountCents, maintenanceOnlyCents, quotaCents } = receipt;
  const run = runOf(receipt, series);
  return {
    ...{ id, version, payerId, receivedOn },
    month: monthOf(receipt.month),
    amount: eurosFromCents(amountCents),
    maintenanceOnly: eurosFromCents(maintenanceOnlyCents),
    computation: computationOf(receipt),
    differenceNote: receipt.differenceNote,
    quota: quotaCents === null ? null : eurosFromCents(quotaCents),
    difference: quotaCents === null ? null : eurosFromCents(amountCents - maintenanceOnlyCents - quotaCents),
    isOnStatement: receipt.movementId !== null,
    run: run ? { dossierId: run.dossier.id, fileNumber: run.dossier.fileNumber } : null,
    canChange: canChange(receipt, series),
  };
}

/** A year of months tells what the next will bring. */
const MONTHS_TO_LEARN_FROM = 12;

interface Known {
  readonly receipts: readonly ReceiptRecord[];
  readonly today: IsoDate;
}

/** By what the last months brought, less what the signed runs cost in proportion; nothing before a run was signed. */
function forecastOf(history: History, { receipts, today }: Known) {
  const months = [...new Set(receipts.map(({ month }) => month))].toSorted().slice(-MONTHS_TO_LEARN_FROM);
  const last = months.at(-1);
  if (last === undefined || history.receivedCents === 0n) return { forecast: null, paidIn: new Map() };
  const recent = receipts.filter(({ month }) => months.includes(month));
  const average = (cents: Cents) => cents / BigInt(months.length);
  const afterCosts = (cents: Cents) => roundedShare(cents, history.netCents, history.receivedCents);
  const quotaOf = ({ amountCents, maintenanceOnlyCents }: ReceiptRecord) =>
    amountCents - maintenanceOnlyCents;
  const quotaCents = afterCosts(average(sumCents(recent.map(quotaOf))));
  const maintenanceOnlyCents = average(sumCents(recent.map((receipt) => receipt.maintenanceOnlyCents)));
  const signed = new Set(history.runs.filter(({ isSigned }) => isSigned).map(({ dossierId }) => dossierId));
  const atHand = receipts.filter(({ runId }) => runId === null || !signed.has(runId));
  const next = laterMonth(monthOf(last), 1);
  const paidIn = forecastPayments(
    history.open,
    { quotaCents, maintenanceOnlyCents, atHandCents: afterCosts(sumCents(atHand.map(quotaOf))) },
    laterOf(next, monthOf(today)),
  );
  const ends = [...paidIn.values()];
  return {
    forecast: {
      monthlyNet: eurosFromCents(quotaCents + maintenanceOnlyCents),
      allPaidInMonth: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
    },
    paidIn,
  };
}

/** By the last run, and no other is open in which somebody may still come forward. */
function isAllPaid({ runs }: RecurringSeries, { runs: told, creditors }: History): boolean {
  const last = told.find(({ dossierId }) => dossierId === runs.at(-1)?.dossier.id);
  return (last?.isSigned ?? false) && creditors.every(({ balanceCents }) => balanceCents === 0n);
}
