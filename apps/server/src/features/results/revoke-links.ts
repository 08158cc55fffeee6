import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';

/** Makes the links that were sent so far useless. A closed dossier keeps this way open: mistakes show afterwards. */
export async function revokeLinks(
  db: Database,
  action: UserAction,
  { dossierId, resultId }: ParamsOf<typeof resultsCalls.revokeLinks>,
): Promise<{ revoked: number }> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const revoked = await trx
      .updateTable('documentViews')
      .set({ revokedAt: action.at, revokedBy: action.actor.id })
      .where('dossierId', '=', dossierId)
      .where('resultId', '=', resultId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', action.at)
      .returning('id')
      .execute();
    if (revoked.length > 0) {
      await recordEvent(trx, action, {
        dossier,
        type: 'result.linksRevoked',
        subjectId: resultId,
        before: null,
        after: { links: revoked.length },
        version: null,
      });
    }
    return { revoked: revoked.length };
  });
}
