import type { Credentials } from '../client/credentials.ts';
import { leaveTo } from './leave-to.ts';
import { loadIdentity } from './session.ts';
import { currentToken } from './token.ts';

/** How calls prove who makes them, and what happens when the proof is refused in the middle of work. */
export const sessionCredentials: Credentials = {
  token: currentToken,
  renew: async () => (await loadIdentity()).renew(),
  signInAgain: async () => {
    const { pathname, search, hash } = window.location;
    await (await loadIdentity()).forget();
    await leaveTo({ notice: 'session-expired', afterLoginUrl: `${pathname}${search}${hash}` });
  },
};
