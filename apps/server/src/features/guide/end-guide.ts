import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { FIRST_DOSSIER } from './read-guide.ts';

/** Finished, or not wanted: also by who never began, whom nobody offers it again. Twice is once. */
export function endGuide(db: Database, action: UserAction): Promise<void> {
  return inTransaction(db, async (trx) => {
    await action.claim?.(trx);
    await trx
      .insertInto('guides')
      .values({ userId: action.actor.id, guide: FIRST_DOSSIER, startedAt: action.at, endedAt: action.at })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'guide'])
          .doUpdateSet({ endedAt: action.at })
          .where('guides.endedAt', 'is', null),
      )
      .execute();
  });
}
