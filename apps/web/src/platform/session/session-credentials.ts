import type { Credentials } from '../client/credentials.ts';
import { queryClient } from '../client/query-client.ts';
import { leaveTo } from './leave-to.ts';
import { ownUserQuery } from './own-user-query.ts';
import { loadIdentity } from './session.ts';
import { currentToken } from './token.ts';

/** How calls prove who makes them, and what happens when the proof is refused in the middle of work. */
export const sessionCredentials: Credentials = {
  token: currentToken,
  renew: async () => (await loadIdentity()).renew(),
  signInAgain: async () => {
    const { pathname, search, hash } = window.location;
    // A token that was never accepted has not expired: the sign-in itself was of no use.
    const wasSignedIn = queryClient.getQueryData(ownUserQuery.queryKey) !== undefined;
    await (await loadIdentity()).forget();
    await leaveTo({
      notice: wasSignedIn ? 'session-expired' : 'login-error',
      afterLoginUrl: `${pathname}${search}${hash}`,
    });
  },
};
