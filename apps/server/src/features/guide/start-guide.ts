import type { BodyOf } from '@prorata/contract/call';
import type { guideCalls } from '@prorata/contract/guide/calls';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { FIRST_DOSSIER } from './read-guide.ts';

/**
 * Begins the guide, or begins it anew, in a dossier of the office. How far a person was is no act of the procedure: it is
 * not in the trail.
 */
export function startGuide(
  db: Database,
  action: UserAction,
  { dossierId }: BodyOf<typeof guideCalls.start>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await action.claim?.(trx);
    if (dossierId !== null) await getDossier(trx, action.actor, dossierId);
    await storeGuide(trx, action, { dossierId, isPractice: false });
  });
}

/** What was there is begun again: a person has one guide. */
export async function storeGuide(
  trx: Transaction,
  action: UserAction,
  chosen: { readonly dossierId: string | null; readonly isPractice: boolean },
): Promise<void> {
  const values = { ...chosen, startedAt: action.at, endedAt: null };
  await trx
    .insertInto('guides')
    .values({ userId: action.actor.id, guide: FIRST_DOSSIER, ...values })
    .onConflict((conflict) => conflict.columns(['userId', 'guide']).doUpdateSet(values))
    .execute();
}
