/**
 * What the client needs from the session. The session registers itself here, so that making a call pulls in
 * nothing of signing in.
 */
export interface Credentials {
  /** The id token, when someone is signed in. */
  token(): string | undefined;
  /** Asks the identity service for a new token without a page; tells whether it gave one. */
  renew(): Promise<boolean>;
  /** Sends the visitor to sign in again and to come back here afterwards. */
  signInAgain(): void;
}

const NOBODY: Credentials = { token: () => undefined, renew: async () => false, signInAgain: () => {} };

let current = NOBODY;

export function provideCredentials(credentials: Credentials): void {
  current = credentials;
}

export function currentCredentials(): Credentials {
  return current;
}
