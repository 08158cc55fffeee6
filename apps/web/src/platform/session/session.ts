import type { Me } from '@prorata/contract/users/user';
import type { Credentials } from '../client/create-request.ts';
import { ProblemError } from '../client/problem.ts';
import { queryClient } from '../client/query-client.ts';
import { storeLanguage } from '../language/choose-language.ts';
import { changeLanguage } from '../language/i18n.ts';
import { keepDrafts, keepOnlyDraftsOf } from './drafts.ts';
import { ownUserQuery } from './own-user-query.ts';
import {
  currentToken,
  hasStoredSession,
  isLeaving,
  isSignedInElsewhere,
  setProofNeeded,
} from './session-mark.ts';
import { leaveTo } from './start-address.ts';

export type Session = { readonly state: 'anonymous' } | { readonly state: 'signedIn'; readonly me: Me };

export const ANONYMOUS: Session = { state: 'anonymous' };

/** What signing in takes is a chunk of its own: most visitors of the start page, the creditors, never need it. */
export function loadIdentity() {
  return import('./identity.ts');
}

/**
 * Who is there. A tab that was opened beside one where someone is signed in takes over that session silently.
 * Someone whose own information the server does not give is signed out.
 */
export async function readSession(): Promise<Session> {
  if (currentToken() === undefined && !hasStoredSession() && !isSignedInElsewhere()) return ANONYMOUS;
  const identity = await loadIdentity();
  if (!(await identity.restore())) return ANONYMOUS;
  try {
    const me = await queryClient.ensureQueryData(ownUserQuery);
    keepOnlyDraftsOf(ownerOf(me));
    await followLanguageOf(me);
    return { state: 'signedIn', me };
  } catch (error) {
    console.error('The signed-in user could not be loaded.', error);
    // Without an answer nothing was said against anybody: the page is being left, or the network is gone.
    if (!wasAnswered(error)) throw error;
    // Whose token is refused is on the way to the start page already; everyone else is signed out here.
    return isRefusedToken(error) ? new Promise(() => {}) : identity.signOut('login-error');
  }
}

function ownerOf({ id, email }: Me): string {
  return id ?? email ?? '';
}

function wasAnswered(error: unknown): boolean {
  return error instanceof ProblemError && error.status !== undefined;
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 401;
}

async function followLanguageOf({ preferredLanguage }: Me): Promise<void> {
  if (preferredLanguage === null) return;
  storeLanguage(preferredLanguage);
  await changeLanguage(preferredLanguage);
}

/** How calls prove who makes them, and what happens when the proof is refused in the middle of work. */
export const sessionCredentials: Credentials = {
  token: currentToken,
  renew: async () => !isLeaving() && (await loadIdentity()).renew(),
  signInAgain: async (isEnded) => {
    if (isLeaving()) return;
    const { pathname, search, hash } = window.location;
    // A token that was never accepted has not expired: the sign-in itself was of no use.
    const me = queryClient.getQueryData(ownUserQuery.queryKey);
    if (me !== undefined) keepDrafts(ownerOf(me));
    if (me === undefined || isEnded) setProofNeeded(true);
    await (await loadIdentity()).forget();
    await leaveTo({
      notice: me !== undefined || isEnded ? 'session-expired' : 'login-error',
      afterLoginUrl: `${pathname}${search}${hash}`,
    });
  },
};
