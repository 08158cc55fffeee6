import { CALLERS, type Call, type Credential } from '@prorata/contract/call';

/** What a call asks its callers for. However many kinds of caller it has, they prove who they are in the same way. */
export function credentialOf(call: Call): Credential {
  const [credential, ...others] = new Set(call.who.map((caller) => CALLERS[caller]));
  if (credential === undefined || others.length > 0) {
    throw new Error(`${call.method} ${call.path} must ask for exactly one kind of credential.`);
  }
  return credential;
}
