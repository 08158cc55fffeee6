import { brusselsDate } from '@prorata/domain/iso-date';
import { sumCents } from '@prorata/domain/money';
import { type DueRun, findKeepUntil } from '@prorata/domain/recurring/due-run';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { coDefendantsOf, defendantNameOf } from '../parties/defendant-names.ts';
import { recipientFrom } from '../users/notification-recipients.ts';
import { listRuns, type RecurringSeries } from './find-series.ts';
import { findRefusal } from './run-refusal.ts';
import { listReceipts, listWaiting, type ReceiptRecord } from './select-receipts.ts';
import { settleDue } from './settle-due.ts';

type TellTools = Pick<Tools, 'db' | 'jobs' | 'settings' | 'logger'>;

/** Looks at every series in which money waits: days pass, and runs are cancelled. Who answers for one is told once that its next run is due. */
export async function tellDueRuns(tools: TellTools, action: Action): Promise<void> {
  const ids = await findWaitingSeries(tools.db);
  await forEachLoggingErrors(ids, tools.logger, 'it could not be told whether a run is due', (id) =>
    inTransaction(tools.db, (trx) => lookAt(tools, trx, action, id)),
  );
}

async function findWaitingSeries(db: Database): Promise<string[]> {
  const waiting = await db
    .selectFrom('incomeReceipts as receipt')
    .leftJoin('dossiers as run', 'run.id', 'receipt.runId')
    .select('receipt.seriesId')
    .where((where) => where.or([where('run.id', 'is', null), where('run.status', '=', 'Cancelled')]))
    .distinct()
    .execute();
  const due = await db.selectFrom('dueRuns').select('seriesId').execute();
  return [...new Set([...waiting, ...due].map(({ seriesId }) => seriesId))].toSorted();
}

async function lookAt(tools: TellTools, trx: Transaction, action: Action, firstId: string): Promise<void> {
  const first = await lockDossierById(trx, firstId);
  if (first === undefined) return;
  const series: RecurringSeries = { first, runs: await listRuns(trx, first) };
  const due = await settleDue(trx, series, action.at);
  if (due === null || (await isTold(trx, firstId))) return;
  const waiting = listWaiting(await listReceipts(trx, firstId), series);
  // Who cannot open it yet is told when it is possible.
  if ((await findRefusal(trx, series, waiting)) !== null) return;
  await tell(tools, trx, action, { series, due, waiting });
  await trx.updateTable('dueRuns').set({ toldAt: action.at }).where('seriesId', '=', firstId).execute();
}

async function isTold(trx: Transaction, seriesId: string): Promise<boolean> {
  const { toldAt } = await trx
    .selectFrom('dueRuns')
    .select('toldAt')
    .where('seriesId', '=', seriesId)
    .executeTakeFirstOrThrow();
  return toldAt !== null;
}

interface Due {
  readonly series: RecurringSeries;
  readonly due: DueRun;
  readonly waiting: readonly ReceiptRecord[];
}

async function tell(
  tools: TellTools,
  trx: Transaction,
  action: Action,
  { series, due, waiting }: Due,
): Promise<void> {
  const last = series.runs.at(-1)?.dossier;
  if (last === undefined) return;
  const bailiff = await trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'preferredLanguage'])
    .where('id', '=', last.responsibleBailiffId)
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (bailiff === undefined) return;
  const { language, ...user } = recipientFrom(bailiff);
  await requestDelivery(tools, trx, action, {
    template: 'run-due',
    user,
    language,
    values: {
      'dossier.number': last.fileNumber,
      'defendant.name': defendantNameOf(last),
      'defendant.isSeveral': coDefendantsOf(last).length > 0,
      'run.since': due.since,
      'run.waiting': sumCents(waiting.map(({ amountCents }) => amountCents)),
      'run.keepUntil': findKeepUntil(waiting),
      'run.isThreshold': due.occasion === 'threshold',
    },
    button: { dossierId: last.id },
    // With the day on which it is told: a run that was cancelled makes the same one due again.
    occasion: `run of ${series.first.id} after ${last.id} due since ${due.since} told ${brusselsDate(action.at)}`,
  });
}

/** Each morning, before anybody looks. */
export async function startDueRuns(tools: TellTools): Promise<void> {
  await tools.jobs.work('tell-due-runs', (_, action) => tellDueRuns(tools, action));
  await tools.jobs.repeat('tell-due-runs', '40 4 * * *');
}
