import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';

const BATCH_SIZE = 500;

/** Moves on the dossiers whose last day to contest is over: what was not contested is paid as drafted (1630). */
export async function endContestationTerms(db: Database, action: Action): Promise<void> {
  const over = await db
    .selectFrom('dossiers')
    .select('id')
    .where('status', '=', 'PvSent')
    .where('contestationEndsOn', '<', brusselsDate(action.at))
    .orderBy('contestationEndsOn')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of over) await endTerm(db, id, action);
}

/** Looked at again once locked: somebody may have marked it as paid since it was found. */
function endTerm(db: Database, dossierId: string, action: Action): Promise<void> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierById(trx, dossierId);
    const { status, contestationEndsOn = null } = dossier ?? {};
    const isOver = contestationEndsOn !== null && contestationEndsOn < brusselsDate(action.at);
    if (dossier === undefined || status !== 'PvSent' || !isOver) return;
    await moveDossier(trx, action, dossier, { event: 'contestationTermOver' });
  });
}

/** Starts what happens to a report that was sent while nobody looks: its term runs out. */
export async function startContestationTerms({ jobs, ...tools }: Tools): Promise<void> {
  await jobs.work('end-contestation-terms', (_, action) => endContestationTerms(tools.db, action));
  await jobs.repeat('end-contestation-terms', '*/15 * * * *');
}
