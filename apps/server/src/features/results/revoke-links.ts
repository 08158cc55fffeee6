import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { recordDossierEvent } from '../../events/record-dossier-event.ts';
import type { Act } from '../../http/calls/act.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';

/** Makes the links that were sent so far useless. A closed dossier keeps this way open: mistakes show afterwards. */
export async function revokeLinks(
  db: Database,
  act: Act,
  { dossierId, resultId }: ParamsOf<typeof resultsCalls.revokeLinks>,
): Promise<{ revoked: number }> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, act.actor, dossierId);
    const revoked = await trx
      .updateTable('documentViews')
      .set({ revokedAt: act.at, revokedBy: act.actor.id })
      .where('dossierId', '=', dossierId)
      .where('resultId', '=', resultId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', act.at)
      .returning('id')
      .execute();
    if (revoked.length > 0) {
      await recordDossierEvent(trx, deedOfUser(act), {
        dossier,
        type: 'result.linksRevoked',
        subject: { type: 'result', id: resultId },
        before: null,
        after: { links: revoked.length },
        version: null,
      });
    }
    return { revoked: revoked.length };
  });
}
