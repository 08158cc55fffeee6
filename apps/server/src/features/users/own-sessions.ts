import { BROWSERS, MAX_SESSIONS, type Session, SYSTEMS } from '@prorata/contract/users/session';
import { sql } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { Identity, Origin, SignedIn } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { deviceOf } from './device-of.ts';
import { endSession, unusedSince } from './end-session.ts';
import { recordSignOut } from './sign-out.ts';

/** Precise enough to notice a session that is not one's own, without a write for every request. */
const COARSE_MILLISECONDS = 5 * 60_000;
const MOST_REMEMBERED = 10_000;

/** Stores that a session is used: once it begins or is resumed, and then at most every few minutes on each copy. */
export function openSessionUse(db: Database, clock: Clock) {
  const stored = new Map<string, number>();
  return async ({ identity, user }: SignedIn, { userAgent }: Origin): Promise<void> => {
    const { session, authenticatedAt } = identity;
    const now = clock();
    const use = `${session.key} ${authenticatedAt?.getTime()}`;
    const before = stored.get(use) ?? Number.NEGATIVE_INFINITY;
    if (user === undefined || now.getTime() - before < COARSE_MILLISECONDS) return;
    if (stored.size >= MOST_REMEMBERED) stored.clear();
    // Before it is stored: a page asks for many things at once.
    stored.set(use, now.getTime());
    const used = { lastUsedAt: now, ...deviceOf(userAgent) };
    await db
      .insertInto('userSessions')
      .values({ id: newId(), userId: user.id, key: session.key, authenticatedAt, begunAt: now, ...used })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          userId: sql`excluded.user_id`,
          authenticatedAt: sql`coalesce(excluded.authenticated_at, user_sessions.authenticated_at)`,
          lastUsedAt: sql`greatest(excluded.last_used_at, user_sessions.last_used_at)`,
          browser: sql`excluded.browser`,
          system: sql`excluded.system`,
        }),
      )
      .execute();
  };
}

/** Nothing is stored of a person who has not registered. */
export async function listOwnSessions(
  db: Database,
  { identity, user }: SignedIn,
  now: Date,
): Promise<{ items: Session[] }> {
  if (user === undefined) return { items: [] };
  const rows = await selectOpenSessions(db, identity, user.id, now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  return { items: rows.map((row) => present(row, identity)) };
}

export async function endOwnSession(
  db: Database,
  action: UserAction,
  identity: Identity,
  sessionId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await selectOpenSessions(trx, identity, action.actor.id, action.at)
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (found === undefined) throw new ProblemError('not-found');
    await endSession(trx, found.key, action.at);
    await recordSignOut(trx, action, action.actor);
  });
}

function selectOpenSessions(db: Database, { session }: Identity, userId: string, now: Date) {
  return db
    .selectFrom('userSessions')
    .select(['id', 'key', 'authenticatedAt', 'begunAt', 'lastUsedAt', 'browser', 'system'])
    .where('userId', '=', userId)
    .where('lastUsedAt', '>=', unusedSince(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          // The same rule by which their tokens are refused.
          selectFrom('endedSessions')
            .select('endedSessions.key')
            .where(
              sql<boolean>`(ended_sessions.key = user_sessions.key
                and ended_at >= coalesce(authenticated_at, to_timestamp(0)))
              or (ended_sessions.key = ${session.personKey}
                and ended_at >= coalesce(authenticated_at, begun_at))`,
            ),
        ),
      ),
    );
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectOpenSessions>['executeTakeFirstOrThrow']>>;

function present(row: SessionRow, { session }: Identity): Session {
  return {
    id: row.id,
    browser: BROWSERS.find((name) => name === row.browser) ?? null,
    system: SYSTEMS.find((name) => name === row.system) ?? null,
    isCurrent: row.key === session.key,
    signedInAt: (row.authenticatedAt ?? row.begunAt).toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
