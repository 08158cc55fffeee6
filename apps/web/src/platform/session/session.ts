import type { Me } from '@prorata/contract/users/user';
import { ProblemError } from '../client/problem-error.ts';
import { queryClient } from '../client/query-client.ts';
import { changeLanguage } from '../language/i18n.ts';
import { storeLanguage } from '../language/stored-language.ts';
import { ownUserQuery } from './own-user-query.ts';
import { hasStoredSession, isSignedInElsewhere } from './session-mark.ts';
import { currentToken } from './token.ts';

export type Session = { readonly state: 'anonymous' } | { readonly state: 'signedIn'; readonly me: Me };

export const ANONYMOUS: Session = { state: 'anonymous' };

/** What signing in takes is a chunk of its own: most visitors of the start page, the creditors, never need it. */
export function loadIdentity() {
  return import('./identity.ts');
}

/**
 * Who is there. A tab that was opened beside one where someone is signed in takes over that session silently.
 * Someone whose own information cannot be read is signed out.
 */
export async function readSession(): Promise<Session> {
  if (currentToken() === undefined && !hasStoredSession() && !isSignedInElsewhere()) return ANONYMOUS;
  const identity = await loadIdentity();
  if (!(await identity.restore())) return ANONYMOUS;
  try {
    const me = await queryClient.ensureQueryData(ownUserQuery);
    await followLanguageOf(me);
    return { state: 'signedIn', me };
  } catch (error) {
    console.error('The signed-in user could not be loaded.', error);
    // Whose token is refused is on the way to the start page already; everyone else is signed out here.
    return isRefusedToken(error) ? new Promise(() => {}) : identity.signOut('login-error');
  }
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 401;
}

async function followLanguageOf({ preferredLanguage }: Me): Promise<void> {
  if (preferredLanguage === null) return;
  storeLanguage(preferredLanguage);
  await changeLanguage(preferredLanguage);
}
