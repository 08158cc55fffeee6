import type { usersCalls } from '@prorata/contract/users/calls';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { type Action, actionOfSystem } from '../../http/action.ts';
import type { EndedSignIn } from '../../http/authentication/verify-id-token.ts';
import type { Input } from '../../http/calls/route.ts';
import { endSession } from './end-session.ts';
import { findUserBySubject } from './queries.ts';

type SignOutInput = Pick<Input<typeof usersCalls.signOut>, 'actor' | 'at' | 'requestId' | 'claim'>;

/** Ends the session of whoever calls. Of someone who has not registered nothing is recorded: nobody is stored. */
export async function signOut(db: Database, { actor, at, requestId, claim }: SignOutInput): Promise<void> {
  const { identity, user } = actor;
  await inTransaction(db, async (trx) => {
    await endSession(trx, identity.session.key, at);
    if (user !== undefined) await recordSignOut(trx, { actor: user, at, requestId, claim }, user);
    else await claim?.(trx);
  });
}

/** Ends what the identity service says is over. It may tell again, or tell what the person ended here. */
export async function endAsTold(
  db: Database,
  { key, subject, at }: EndedSignIn,
  toldAt: Date,
): Promise<void> {
  const user = subject === null ? undefined : await findUserBySubject(db, subject);
  await inTransaction(db, async (trx) => {
    const wasOpen = await endSession(trx, key, at);
    if (wasOpen && user !== undefined) await recordSignOut(trx, actionOfSystem(toldAt), user);
  });
}

interface SignedOutUser {
  readonly id: string;
  readonly organization: { readonly id: string } | null;
}

export async function recordSignOut(
  trx: Transaction,
  action: Action,
  { id, organization }: SignedOutUser,
): Promise<void> {
  await recordEvent(trx, action, {
    type: 'user.signedOut',
    organizationId: organization?.id ?? null,
    subjectId: id,
    before: null,
    after: null,
    version: null,
  });
}
