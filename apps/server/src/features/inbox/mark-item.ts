import type { BodyOf } from '@prorata/contract/call';
import type { inboxCalls } from '@prorata/contract/inbox/calls';
import { canTickOff, lastSnooze } from '@prorata/domain/inbox/work';
import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { findWork } from './find-work.ts';
import type { FoundWork } from './found-work.ts';

type Marking = BodyOf<typeof inboxCalls.mark>;

/**
 * Puts something in the own inbox off, ticks it off, or takes that back. Nobody else sees it and it changes nothing in the
 * dossier, so that the trail tells nothing of it.
 */
export function markItem(db: Database, action: UserAction, marking: Marking): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { dossierId, key, occasion, mark } = marking;
    await getDossier(trx, action.actor, dossierId);
    await action.claim?.(trx);
    const userId = action.actor.id;
    const today = brusselsDate(action.at);
    await forgetOld(trx, userId, today);
    if (mark.kind === 'none') {
      await trx
        .deleteFrom('inboxMarks')
        .where('userId', '=', userId)
        .where('dossierId', '=', dossierId)
        .where('item', '=', key)
        .execute();
      return;
    }
    const work = await getWork(trx, action, marking);
    refuseHarm(work, mark, today);
    const values = {
      occasion,
      snoozedUntil: mark.kind === 'snoozed' ? mark.until : null,
      doneAt: mark.kind === 'done' ? action.at : null,
      markedAt: action.at,
    };
    await trx
      .insertInto('inboxMarks')
      .values({ userId, dossierId, item: key, ...values })
      .onConflict((conflict) => conflict.columns(['userId', 'dossierId', 'item']).doUpdateSet(values))
      .execute();
  });
}

/** What waits now under this key; somebody may have done it, or something new came, since it was shown. */
async function getWork(
  trx: Transaction,
  { actor }: UserAction,
  { dossierId, key, occasion }: Marking,
): Promise<FoundWork> {
  const found = (await findWork(trx, actor, dossierId)).find((work) => work.key === key);
  if (found === undefined || found.occasion !== occasion) throw new ProblemError('inbox-item-changed');
  return found;
}

/** A term of the law is never ticked off, and put off no longer than is harmless. */
function refuseHarm(work: FoundWork, mark: Marking['mark'], today: IsoDate): void {
  if (mark.kind === 'done' && !canTickOff(work.kind)) throw new ProblemError('inbox-not-tickable');
  if (mark.kind !== 'snoozed') return;
  const last = lastSnooze(work, today);
  if (last === null) throw new ProblemError('inbox-not-put-off');
  if (mark.until > today && mark.until <= last) return;
  throw new ProblemError('validation', { errors: [{ path: 'mark.until', code: 'date-invalid' }] });
}

const KEPT_DAYS = 365;

/** What was put off until a day that has come, or was ticked off long ago, says nothing any more. */
async function forgetOld(trx: Transaction, userId: string, today: IsoDate): Promise<void> {
  await trx
    .deleteFrom('inboxMarks')
    .where('userId', '=', userId)
    .where((where) =>
      where.or([
        where('snoozedUntil', '<=', today),
        where('doneAt', '<', new Date(`${addDays(today, -KEPT_DAYS)}T00:00:00.000Z`)),
      ]),
    )
    .execute();
}
