import type { Outcome } from '@prorata/contract/activity/activity';
import type { activityCalls } from '@prorata/contract/activity/calls';
import type { Reference } from '@prorata/contract/audit/fields';
import type { BodyOf } from '@prorata/contract/call';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockForActivity } from './lock-for-activity.ts';
import { refuseStrangers } from './people.ts';
import { tellPeople } from './tell-person.ts';

/**
 * Says who handles a dossier. Who asks says who did before: when two people give it away at once, the second is told. The
 * bailiff who answers for it and signs stays.
 */
export function setHandler(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  dossierId: string,
  { handlerId, previousHandlerId }: BodyOf<typeof activityCalls.setHandler>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockForActivity(trx, action, dossierId);
    const before = await findHandlerId(trx, dossierId);
    if (before === handlerId) return;
    if (before !== previousHandlerId) throw new ProblemError('handler-changed');
    await refuseStrangers(trx, dossier.organizationId, handlerId === null ? [] : [handlerId], 'handlerId');
    const assigned = { assignedBy: action.actor.id, assignedAt: action.at };
    if (handlerId === null) {
      await trx.deleteFrom('dossierHandlers').where('dossierId', '=', dossierId).execute();
    } else {
      await trx
        .insertInto('dossierHandlers')
        .values({ dossierId, handlerId, ...assigned })
        .onConflict((conflict) => conflict.column('dossierId').doUpdateSet({ handlerId, ...assigned }))
        .execute();
      const occasion = `dossier ${dossierId} at ${action.at.toISOString()}`;
      await tellPeople(tools, trx, action, dossier, { kind: 'assigned', occasion }, [handlerId]);
    }
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.assigned',
      subjectId: dossierId,
      before: { handlerId: await referTo(trx, before) },
      after: { handlerId: await referTo(trx, handlerId) },
      version: null,
    });
  });
}

async function findHandlerId(trx: Transaction, dossierId: string): Promise<string | null> {
  const handler = await trx
    .selectFrom('dossierHandlers')
    .select('handlerId')
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  return handler?.handlerId ?? null;
}

async function referTo(trx: Transaction, id: string | null): Promise<Reference | null> {
  if (id === null) return null;
  const { firstName, lastName } = await trx
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, name: `${firstName} ${lastName}`.trim() };
}

export function setFollowing(
  db: Database,
  action: UserAction,
  dossierId: string,
  { isFollowing }: BodyOf<typeof activityCalls.setFollowing>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, dossierId);
    const userId = action.actor.id;
    if (isFollowing) {
      await trx
        .insertInto('dossierFollowers')
        .values({ dossierId, userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    await trx
      .deleteFrom('dossierFollowers')
      .where('dossierId', '=', dossierId)
      .where('userId', '=', userId)
      .execute();
  });
}

/**
 * Gives several dossiers to somebody: each on its own, as `setHandler` does. What is refused for one is told of that one, and
 * holds up none of the others; asked again, what was done is not done twice.
 */
export function setHandlers(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  { handlerId, dossiers }: BodyOf<typeof activityCalls.setHandlers>,
): Promise<Outcome[]> {
  return eachOf(dossiers, ({ dossierId, previousHandlerId }) =>
    setHandler(tools, action, dossierId, { handlerId, previousHandlerId }),
  );
}

export function followMany(
  db: Database,
  action: UserAction,
  { isFollowing, dossierIds }: BodyOf<typeof activityCalls.followMany>,
): Promise<Outcome[]> {
  return eachOf(
    dossierIds.map((dossierId) => ({ dossierId })),
    ({ dossierId }) => setFollowing(db, action, dossierId, { isFollowing }),
  );
}

/** One after the other, so that one person with many dossiers does not take all connections. */
async function eachOf<Chosen extends { readonly dossierId: string }>(
  chosen: readonly Chosen[],
  act: (one: Chosen) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of chosen) {
    outcomes.push({ dossierId: one.dossierId, refusal: await refusalBy(() => act(one)) });
  }
  return outcomes;
}

/** The code of the reason why it was refused; a mistake of our own is not a refusal. */
async function refusalBy(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}
