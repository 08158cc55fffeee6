import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossierForChange } from './find-dossier.ts';
import { outdateResults } from './outdate-results.ts';

/** Writes what the report says besides; a report that was drawn up before does not say it. */
export async function setExplanation(
  db: Database,
  action: UserAction,
  dossierId: string,
  { version, explanation }: BodyOf<typeof dossiersCalls.setExplanation>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockDossierForChange(trx, action.actor, dossierId);
    await refuseStale(trx, stored, version);
    if (stored.explanation === explanation) return;
    const dossier = await trx
      .updateTable('dossiers')
      .set({ explanation })
      .where('id', '=', dossierId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await outdateResults(trx, dossierId, action.at);
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.explanationChanged',
      subjectId: dossierId,
      before: { explanation: stored.explanation },
      after: { explanation },
      version: dossier.version,
    });
  });
}
