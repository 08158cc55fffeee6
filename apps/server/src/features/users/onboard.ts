import type { Onboarding } from '@prorata/contract/users/onboarding';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { Identity } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { ACCEPTED_BY_USERS } from '../legal/own-texts.ts';
import { isOnboardingEnabled } from '../parameters/read-parameter.ts';
import { insertNewUser } from './insert-new-user.ts';
import { joinOrganization } from './join-organization.ts';
import { notifyPlatformAdministrators } from './notify-platform-administrators.ts';
import { findAwaitedUser, findUserBySubject, type StoredUser } from './queries.ts';

const RULES = {
  users_national_number: { code: 'duplicate-user', field: 'profile.nationalNumber' },
  organizations_enterprise_number: {
    code: 'duplicate-organization',
    field: 'organization.details.kboNumber',
  },
} as const;

interface Arrival extends Omit<Action, 'actor'> {
  readonly identity: Identity;
}

/**
 * Registers the person who signed in, with all that they accepted, in one transaction. Whoever an administrator was
 * waiting for takes the place that was made for them; anyone else starts pending.
 */
export async function onboard(
  tools: Tools,
  { identity, ...request }: Arrival,
  given: Onboarding,
): Promise<void> {
  if (!(await isOnboardingEnabled(tools))) throw new ProblemError('onboarding-disabled');
  await refuseViolations(RULES, () =>
    inTransaction(tools.db, async (trx) => {
      await lockIdentity(trx, identity);
      const awaited = await findPlaceMadeFor(trx, identity, given);
      const id = awaited?.id ?? newId();
      const name = `${given.profile.name} ${given.profile.surname}`;
      const action = { ...request, actor: { kind: 'user', id, name } } as const;
      const place = await joinOrganization(trx, action, given.organization, awaited);
      const user = await insertNewUser(trx, { action, identity, given, place, awaited });
      await acceptTexts(trx, {
        kinds: ACCEPTED_BY_USERS,
        userId: user.id,
        organizationId: null,
        language: given.language,
        at: request.at,
      });
      if (user.approval === 'pending') await notifyPlatformAdministrators(trx, tools, action, user);
      const { isFirstUser } = place;
      const after = { ...given.profile, isFirstUser, accepted: ACCEPTED_BY_USERS, language: given.language };
      await recordEvent(trx, action, {
        type: 'user.onboarded',
        organizationId: user.organizationId,
        subjectId: user.id,
        version: user.version,
        before: null,
        after,
      });
    }),
  );
}

/** Whoever presses the button twice registers once: the second waits here, and then finds the first. */
async function lockIdentity(trx: Transaction, { subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`onboarding ${subject}`}))`.execute(trx);
  if (await findUserBySubject(trx, subject)) throw new ProblemError('already-onboarded');
}

/** The place is theirs only if they choose that organization: an administrator cannot claim people. */
async function findPlaceMadeFor(
  trx: Transaction,
  identity: Identity,
  { organization }: Onboarding,
): Promise<StoredUser | undefined> {
  const awaited = await findAwaitedUser(trx, identity);
  const isChosen =
    organization.kind === 'existing' && organization.organizationId === awaited?.organizationId;
  return isChosen ? awaited : undefined;
}
