/**
 * Tokens live in the storage of one tab. This mark, without any secret, tells the other tabs of the browser that
 * someone is signed in, and by its removal that they signed out.
 */
const MARK = 'prorata.signed-in';

/** Whether the identity library keeps a user for this tab; asked before the library is loaded. */
export function hasStoredSession(): boolean {
  return withStorage(() => Object.keys(sessionStorage).some((key) => key.startsWith('oidc.user:'))) ?? false;
}

export function isSignedInElsewhere(): boolean {
  return withStorage(() => localStorage.getItem(MARK) !== null) ?? false;
}

export function markSignedIn(): void {
  withStorage(() => localStorage.setItem(MARK, 'yes'));
}

export function unmarkSignedIn(): void {
  withStorage(() => localStorage.removeItem(MARK));
}

/**
 * The identity service may keep a session that is over here, and would give the same one again: whoever signs in next
 * proves anew who they are.
 */
const PROOF = 'prorata.prove-anew';

export function isProofNeeded(): boolean {
  return withStorage(() => localStorage.getItem(PROOF) !== null) ?? false;
}

export function setProofNeeded(isNeeded: boolean): void {
  withStorage(() => (isNeeded ? localStorage.setItem(PROOF, 'yes') : localStorage.removeItem(PROOF)));
}

/** A browser may keep storage closed. The start page must still open then: creditors need no storage. */
function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Storage events reach the other tabs only, within moments. */
export function onSignedOutElsewhere(leave: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MARK && newValue === null) leave();
  });
}

/** Whoever is signing out is on the way already: what is refused meanwhile asks nobody to sign in again. */
let isUnderWay = false;

export function startLeaving(): void {
  isUnderWay = true;
}

export function isLeaving(): boolean {
  return isUnderWay;
}

/** The id token that calls carry, in memory; the identity library keeps its own copy for this tab. */
let idToken: string | undefined;

export function currentToken(): string | undefined {
  return idToken;
}

export function keepToken(token: string | undefined): void {
  idToken = token;
}
