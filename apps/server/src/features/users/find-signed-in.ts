import type { Database } from '../../database/tables.ts';
import type { Identity } from '../../http/authentication/actor.ts';
import { type StoredUser, selectMembers, withOrganization } from './queries.ts';

interface FoundPerson {
  readonly user: StoredUser | undefined;
  readonly hasSignedOut: boolean;
}

/**
 * Who is behind a token, and whether its session is over, in one query. Whoever proved anew who they are, in a session of
 * the identity service that outlived its end here, opens it again: tokens issued before that stay refused.
 */
export async function findSignedIn(db: Database, identity: Identity): Promise<FoundPerson> {
  const ended = endOf(db, identity);
  const found = await selectMembers(db)
    .select(ended.as('ended'))
    .where('users.subject', '=', identity.subject)
    .executeTakeFirst();
  const { ended: state } = found ?? (await db.selectNoFrom(ended.as('ended')).executeTakeFirstOrThrow());
  if (state === 'provenAnew') await resume(db, identity);
  return { user: found && withOrganization(found), hasSignedOut: state === 'over' };
}

/** `over` for a token that is refused, `provenAnew` for the first one after a new proof, and nothing for all others. */
function endOf(db: Database, { session, authenticatedAt }: Identity) {
  const { key, personKey, issuedAt } = session;
  return db
    .selectFrom('endedSessions as ended')
    .select(({ eb, and, or }) =>
      eb
        .case()
        .when(
          or([
            and([eb('ended.key', '=', personKey), eb('ended.endedAt', '>=', authenticatedAt ?? issuedAt)]),
            and([
              eb('ended.key', '=', key),
              eb('ended.endedAt', '>=', authenticatedAt ?? new Date(0)),
              or([eb('ended.resumedAt', 'is', null), eb('ended.resumedAt', '>', issuedAt)]),
            ]),
          ]),
        )
        .then(eb.val('over' as const))
        .when(
          and([
            eb('ended.key', '=', key),
            eb('ended.resumedAt', 'is', null),
            eb('ended.endedAt', '<', authenticatedAt ?? new Date(0)),
          ]),
        )
        .then(eb.val('provenAnew' as const))
        .end()
        .as('state'),
    )
    .where('ended.key', 'in', [key, personKey])
    .orderBy('state')
    .limit(1);
}

async function resume(db: Database, { session, authenticatedAt }: Identity): Promise<void> {
  await db
    .updateTable('endedSessions')
    .set({ resumedAt: authenticatedAt })
    .where('key', '=', session.key)
    .where('resumedAt', 'is', null)
    .execute();
}
