import type { BodyOf } from '@prorata/contract/call';
import type { viewsCalls } from '@prorata/contract/views/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { selectViews } from './find-view.ts';

/** Says with which view a list opens for who asks. That is nobody else's business, and so not in the trail. */
export function setDefaultView(
  db: Database,
  { actor }: UserAction,
  { list, viewId }: BodyOf<typeof viewsCalls.setDefault>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (viewId === null) {
      await trx.deleteFrom('listDefaults').where('userId', '=', actor.id).where('list', '=', list).execute();
      return;
    }
    // Held, so that it is not deleted meanwhile.
    const view = await selectViews(trx, actor)
      .where('id', '=', viewId)
      .where('list', '=', list)
      .forShare()
      .executeTakeFirst();
    if (view === undefined) throw new ProblemError('not-found');
    await trx
      .insertInto('listDefaults')
      .values({ userId: actor.id, list, viewId })
      .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ viewId }))
      .execute();
  });
}
