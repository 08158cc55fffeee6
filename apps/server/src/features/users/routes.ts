import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, User } from '@prorata/contract/users/user';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { presentPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { Identity } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readOwnTexts } from '../legal/own-texts.ts';
import { readOrganization } from '../organizations/read-organization.ts';
import { acceptLicence } from './accept-licence.ts';
import { acceptNewTexts } from './accept-new-texts.ts';
import { createUser } from './create-user.ts';
import { listBailiffs, listUsers } from './list-users.ts';
import { onboard } from './onboard.ts';
import { readOpenDossiers } from './open-dossiers.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';
import { findRefusalToRead } from './policy.ts';
import {
  NO_TEXTS,
  presentBailiff,
  presentListedUser,
  presentMe,
  presentUnregistered,
  presentUser,
} from './present.ts';
import { findAwaitedUser, findUserBySubject, getUser, lockUser } from './queries.ts';
import { removeUser } from './remove-user.ts';
import { signOut } from './sign-out.ts';
import { updateUser } from './update-user.ts';
import { validateOrganization } from './validate-organization.ts';
import { validateUser } from './validate-user.ts';

export function usersRoutes(tools: Tools): Route[] {
  return [...ownRoutes(tools), ...administrationRoutes(tools)];
}

function ownRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(usersCalls.me, ({ actor }) => readMe(tools, actor.identity)),
    route(usersCalls.signOut, (input) => signOut(db, input)),
    route(usersCalls.listSessions, ({ actor, at }) => listOwnSessions(db, actor, at)),
    route(usersCalls.endSession, ({ action, actor, params }) =>
      endOwnSession(db, action, actor.identity, params.sessionId),
    ),
    route(usersCalls.setPreferredLanguage, ({ action, params }) =>
      setPreferredLanguage(db, action, params.lang),
    ),
    route(usersCalls.onboard, async ({ actor, requestId, at, claim, body }) => {
      await onboard(tools, { identity: actor.identity, requestId, at, claim }, body);
      return readMe(tools, actor.identity);
    }),
    route(usersCalls.acceptTexts, async ({ action, actor, body }) => {
      await acceptNewTexts(tools, action, body);
      return readMe(tools, actor.identity);
    }),
    route(usersCalls.acceptEula, async ({ action, actor, body }) => {
      await acceptLicence(tools, action, body.language);
      return readMe(tools, actor.identity);
    }),
    route(usersCalls.read, async ({ action, params }) => {
      const user = await getUser(db, params.userId);
      refuse(findRefusalToRead(action.actor, user));
      return presentUser(user);
    }),
    route(usersCalls.update, async ({ action, params, body }) => {
      await updateUser(tools, action, params.userId, body);
      return readUser(tools, params.userId);
    }),
  ];
}

function administrationRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(usersCalls.list, async ({ actor, query }) =>
      presentPage(await listUsers(db, actor.user, query), presentListedUser),
    ),
    route(usersCalls.create, async ({ action, body }) =>
      readUser(tools, await createUser(tools, action, body)),
    ),
    route(usersCalls.readOpenDossiers, ({ action, params }) =>
      readOpenDossiers(db, action.actor, params.userId),
    ),
    route(usersCalls.remove, ({ action, params, query }) =>
      removeUser(tools, action, params.userId, query.version),
    ),
    route(usersCalls.validate, async ({ action, params, body }) => {
      await validateUser(tools, action, params.userId, body);
      return readUser(tools, params.userId);
    }),
    // Who decides on an office decides on its people too.
    route(organizationsCalls.validate, async ({ action, params, body }) => {
      await validateOrganization(tools, action, params.organizationId, body);
      return readOrganization(tools, params.organizationId);
    }),
    route(usersCalls.listBailiffs, async ({ actor, query }) =>
      presentPage(await listBailiffs(db, actor.user, 'Bailiff', query), presentBailiff),
    ),
    route(usersCalls.listCandidateBailiffs, async ({ actor, query }) =>
      presentPage(await listBailiffs(db, actor.user, 'CandidateBailiff', query), presentBailiff),
    ),
  ];
}

async function readUser({ db }: Pick<Tools, 'db'>, userId: string): Promise<User> {
  return presentUser(await getUser(db, userId));
}

/** The person who signed in: stored, awaited by an administrator, or new. */
async function readMe({ db, clock }: Pick<Tools, 'db' | 'clock'>, identity: Identity): Promise<Me> {
  const { subject } = identity;
  const { known, texts } = await readTogether(db, (db) => ({
    known: findUserBySubject(db, subject),
    texts: readOwnTexts(db, { subject }, brusselsDate(clock())),
  }));
  const user = known ?? (await findAwaitedUser(db, identity));
  if (user === undefined) return presentUnregistered(identity);
  // Who has not registered yet accepts the texts of that day.
  return presentMe(user, user.onboardedAt === null ? NO_TEXTS : texts);
}

/**
 * Stores the language in which a user wants to work. Of someone who has not registered nothing is kept, a language
 * as little as the rest: they have not accepted the privacy policy yet.
 */
async function setPreferredLanguage(db: Database, action: UserAction, language: Language): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { preferredLanguage } = await lockUser(trx, action.actor.id);
    if (preferredLanguage === language) return;
    const user = await trx
      .updateTable('users')
      .set({ preferredLanguage: language })
      .where('id', '=', action.actor.id)
      .returning(['id', 'version', 'organizationId'])
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      type: 'user.preferredLanguageChanged',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: { preferredLanguage },
      after: { preferredLanguage: language },
    });
  });
}
