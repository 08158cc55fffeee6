import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { findLastDays, keepsPayoutWaiting } from '@prorata/domain/sending-ledger/report-ledger';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossierById } from '../dossiers/find-dossier.ts';
import { listHolds } from '../dossiers/holds.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { readReportLedger } from './read-ledger.ts';
import { settleWaitingReports } from './settle-report.ts';

/** Moves on the dossiers whose last day to contest is over: what was not contested is paid as drafted (1630). */
export async function endContestationTerms(
  { db, logger }: Pick<Tools, 'db' | 'logger'>,
  action: Action,
): Promise<void> {
  const over = await db
    .selectFrom('dossiers')
    .select('id')
    .where('status', '=', 'PvSent')
    .where('contestationEndsOn', '<', brusselsDate(action.at))
    // All of them: those that a failed sending holds back stay, and would fill any batch in the end.
    .orderBy('contestationEndsOn')
    .execute();
  const ids = over.map(({ id }) => id);
  await forEachLoggingErrors(ids, logger, 'the term to contest of a dossier could not be ended', (id) =>
    endTerm(db, id, action),
  );
}

/** Looked at again once locked: somebody may have marked it as paid since it was found. */
function endTerm(db: Database, dossierId: string, action: Action): Promise<void> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierById(trx, dossierId);
    const { status, contestationEndsOn = null } = dossier ?? {};
    const isOver = contestationEndsOn !== null && contestationEndsOn < brusselsDate(action.at);
    if (dossier === undefined || status !== 'PvSent' || !isOver) return;
    // What somebody contests is not paid as drafted, however late it has become.
    if ((await listHolds(trx, dossierId)).includes('contested')) return;
    if (!(await isOverForAll(trx, dossier, brusselsDate(action.at)))) return;
    await moveDossier(trx, action, dossier, { event: 'contestationTermOver' });
  });
}

/** The law can be read to give a letter a day more: nothing is paid before it is over. */
async function isOverForAll(trx: Transaction, dossier: DossierRecord, today: IsoDate): Promise<boolean> {
  const report = await trx
    .selectFrom('calculationResults')
    .select('id')
    .where('dossierId', '=', dossier.id)
    .where('signedAt', 'is not', null)
    // What became of the letters of a draft that was replaced says nothing of the one that is paid.
    .where('voidedAt', 'is', null)
    .executeTakeFirst();
  if (report === undefined) return true;
  const { entries } = await readReportLedger(trx, dossier, report.id);
  const last = findLastDays(entries);
  if (last !== undefined && last.cautiousDay >= today) return false;
  return !entries.some(keepsPayoutWaiting);
}

/** Starts what happens to a report while nobody looks: the last of its addressees is handed it, its term runs out. */
export async function startContestationTerms(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('end-contestation-terms', async (_, action) => {
    await settleWaitingReports(tools, action);
    await endContestationTerms(tools, action);
  });
  await jobs.repeat('end-contestation-terms', '*/15 * * * *');
}
