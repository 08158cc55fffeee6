import { compileOnce } from '../../database/compile-once.ts';
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
  const { key, personKey, issuedAt } = identity.session;
  const signedInAt = identity.authenticatedAt;
  const times = [signedInAt ?? issuedAt, signedInAt ?? new Date(0), issuedAt] as const;
  const [found] = await findMember(db, identity.subject, key, personKey, ...times);
  const { ended: state } =
    found ??
    (await db.selectNoFrom(endOf(db, key, personKey, ...times).as('ended')).executeTakeFirstOrThrow());
  if (state === 'provenAnew') await resume(db, identity);
  return { user: found && withOrganization(found), hasSignedOut: state === 'over' };
}

/** Every call asks this: it is put together once. */
const findMember = compileOnce(
  (db, subject: string, key: string, personKey: string, begunAt: Date, provenAt: Date, issuedAt: Date) =>
    selectMembers(db)
      .select(endOf(db, key, personKey, begunAt, provenAt, issuedAt).as('ended'))
      .where('users.subject', '=', subject),
);

/** `over` for a token that is refused, `provenAnew` for the first one after a new proof, and nothing for all others. */
function endOf(db: Database, key: string, personKey: string, begunAt: Date, provenAt: Date, issuedAt: Date) {
  return db
    .selectFrom('endedSessions as ended')
    .select(({ eb, and, or }) =>
      eb
        .case()
        .when(
          or([
            and([eb('ended.key', '=', personKey), eb('ended.endedAt', '>=', begunAt)]),
            and([
              eb('ended.key', '=', key),
              eb('ended.endedAt', '>=', provenAt),
              or([eb('ended.resumedAt', 'is', null), eb('ended.resumedAt', '>', issuedAt)]),
            ]),
          ]),
        )
        .then(eb.val('over' as const))
        .when(
          and([
            eb('ended.key', '=', key),
            eb('ended.resumedAt', 'is', null),
            eb('ended.endedAt', '<', provenAt),
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
