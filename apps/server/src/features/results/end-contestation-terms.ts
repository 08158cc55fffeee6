import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfProduct } from '../../events/dossier-deed.ts';
import type { Tools } from '../../tools.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';

const BATCH_SIZE = 500;

/** Moves on the dossiers whose last day to contest is over: what was not contested is paid as drafted (1630). */
export async function endContestationTerms({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  const over = await db
    .selectFrom('dossiers')
    .select('id')
    .where('status', '=', 'PvSent')
    .where('contestationEndsOn', '<', brusselsDate(clock()))
    .orderBy('contestationEndsOn')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of over) await endTerm(db, id, clock());
}

/** Looked at again once held: somebody may have marked it as paid since it was found. */
function endTerm(db: Database, dossierId: string, at: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const dossier = await trx
      .selectFrom('dossiers')
      .selectAll()
      .where('id', '=', dossierId)
      .forUpdate()
      .executeTakeFirst();
    const { status, contestationEndsOn = null } = dossier ?? {};
    const isOver = contestationEndsOn !== null && contestationEndsOn < brusselsDate(at);
    if (dossier === undefined || status !== 'PvSent' || !isOver) return;
    await moveDossier(trx, deedOfProduct(at), dossier, { event: 'contestationTermOver' });
  });
}

/** Starts what happens to a report that was sent while nobody looks: its term runs out. */
export async function startContestationTerms({ jobs, ...tools }: Tools): Promise<void> {
  await jobs.work('end-contestation-terms', () => endContestationTerms(tools));
  await jobs.repeat('end-contestation-terms', '*/15 * * * *');
}
