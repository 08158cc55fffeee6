import { sql } from 'kysely';
import { PLANNED_ONCE } from '../../database/kept-plans.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser, Identity } from '../../http/authentication/actor.ts';
import { actingUserFrom } from './acting-user.ts';
import { selectMembers, withOrganization } from './queries.ts';

interface FoundPerson {
  readonly user: ActingUser | undefined;
  readonly hasSignedOut: boolean;
}

/** `over` for a token that is refused, `provenAnew` for the first one after a new proof, and nothing for all others. */
type SessionState = 'over' | 'provenAnew' | null;

/** What was found of somebody, under what tells whether any of it has changed since. */
interface Known {
  readonly mark: string;
  readonly user: ActingUser;
}

/**
 * Finds who is behind a token, and whether its session is over, in one statement. Of whom something is known, it only asks whether
 * that is still so: a withdrawn right and a sign-out count for the very next call, on every copy. Whoever proved anew who they
 * are, in a session of the identity service that outlived its end here, opens it again: tokens issued before that stay refused.
 */
export function openSignedIn(db: Database): (identity: Identity) => Promise<FoundPerson> {
  const known = new WeakMap<Identity, Known>();

  async function find(identity: Identity): Promise<{ user: ActingUser | undefined; state: SessionState }> {
    const before = known.get(identity);
    const now = before && (await readMark(db, identity));
    if (before !== undefined && before.mark === now?.mark) return { user: before.user, state: now.state };
    const found = await readPerson(db, identity);
    if (found === undefined) return { user: undefined, state: await readState(db, identity) };
    known.set(identity, found);
    return found;
  }

  return async (identity) => {
    const { user, state } = await find(identity);
    if (state === 'provenAnew') await resume(db, identity);
    return { user, hasSignedOut: state === 'over' };
  };
}

/** Changes with everything that decides what somebody may do. Both rows count their versions. */
const MARK = sql<string>`concat_ws(' ', users.id, users.version, office.version, exists (
  select from legal_acceptances where organization_id = office.id
))`;

async function readPerson(db: Database, identity: Identity) {
  const found = await selectMembers(db)
    .select([MARK.as('mark'), stateOf(identity).as('state')])
    .where('users.subject', '=', identity.subject)
    .executeTakeFirst();
  return found && { mark: found.mark, state: found.state, user: actingUserFrom(withOrganization(found)) };
}

/** With every call of somebody who works, and so planned once. */
async function readMark(db: Database, identity: Identity) {
  const { rows } = await sql<{ mark: string; state: SessionState }>`${PLANNED_ONCE}
    select ${MARK} as mark, ${stateOf(identity)} as state
    from users left join organizations as office on office.id = users.organization_id
    where users.subject = ${identity.subject} and users.removed_at is null
  `.execute(db);
  return rows[0];
}

async function readState(db: Database, identity: Identity): Promise<SessionState> {
  const { rows } = await sql<{ state: SessionState }>`select ${stateOf(identity)} as state`.execute(db);
  return rows[0]?.state ?? null;
}

function stateOf({ session: { key, personKey, issuedAt }, authenticatedAt }: Identity) {
  const proven = sql`${authenticatedAt ?? new Date(0)}::timestamptz`;
  return sql<SessionState>`(
    select case
      when (key = ${personKey} and ended_at >= ${authenticatedAt ?? issuedAt}::timestamptz)
        or (key = ${key} and ended_at >= ${proven}
          and (resumed_at is null or resumed_at > ${issuedAt}::timestamptz))
        then 'over'
      when key = ${key} and resumed_at is null and ended_at < ${proven} then 'provenAnew'
    end as state
    from ended_sessions where key in (${key}, ${personKey}) order by state limit 1
  )`;
}

async function resume(db: Database, { session, authenticatedAt }: Identity): Promise<void> {
  await db
    .updateTable('endedSessions')
    .set({ resumedAt: authenticatedAt })
    .where('key', '=', session.key)
    .where('resumedAt', 'is', null)
    .execute();
}
