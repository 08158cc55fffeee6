import type { calendarCalls } from '@prorata/contract/calendar/calls';
import type { AnswerOf, BodyOf } from '@prorata/contract/call';
import { apiOriginOf } from '@prorata/contract/hosts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { Tools } from '../../tools.ts';
import { lockUser } from '../users/queries.ts';
import { makeCalendarSecret } from './calendar-secret.ts';

export async function readFeed(
  db: Database,
  user: ActingUser,
): Promise<AnswerOf<typeof calendarCalls.readFeed>> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'readAt', 'isMine'])
    .where('userId', '=', user.id)
    .executeTakeFirst();
  if (feed === undefined) return { feed: null };
  const { createdAt, readAt, isMine } = feed;
  return {
    feed: { createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null, isMine },
  };
}

/** Makes an address, which is told this once; one that there was opens nothing from now on. */
export async function createFeed(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  action: UserAction,
  { isMine }: BodyOf<typeof calendarCalls.createFeed>,
): Promise<AnswerOf<typeof calendarCalls.createFeed>> {
  const { name, digest } = makeCalendarSecret();
  await inTransaction(db, async (trx) => {
    const user = await lockUser(trx, action.actor.id);
    const made = {
      ...{ secretDigest: digest, isMine, createdAt: action.at },
      ...{ readAt: null, contentDigest: null, changedAt: null },
    };
    await trx
      .insertInto('calendarFeeds')
      .values({ userId: user.id, ...made })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(made))
      .execute();
    await recordEvent(trx, action, {
      ...{ type: 'user.calendarShared', organizationId: user.organizationId, subjectId: user.id },
      ...{ before: null, after: null, version: user.version },
    });
  });
  return { address: `${apiOriginOf(settings.publicOrigin)}/api/Calendar/feed/${name}` };
}

/** What is revoked twice is revoked. */
export function revokeFeed(db: Database, action: UserAction): Promise<void> {
  return inTransaction(db, async (trx) => {
    const user = await lockUser(trx, action.actor.id);
    const revoked = await trx
      .deleteFrom('calendarFeeds')
      .where('userId', '=', user.id)
      .returning('userId')
      .executeTakeFirst();
    if (revoked === undefined) return;
    await recordEvent(trx, action, {
      ...{ type: 'user.calendarRevoked', organizationId: user.organizationId, subjectId: user.id },
      ...{ before: null, after: null, version: user.version },
    });
  });
}
