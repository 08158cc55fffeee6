import { redirect } from '@tanstack/react-router';
import { loadIdentity } from '../platform/session/session.ts';
import { hasStoredSession } from '../platform/session/session-mark.ts';
import { findNotice, type StartSearch, safeReturnPath } from '../platform/session/start-address.ts';

const HOME = '/app';

/** Where someone who has just signed in goes: what they asked for, if it is a page of ours. */
export function returnPathOrHome(wanted: unknown): string {
  return safeReturnPath(wanted, window.location.origin) ?? HOME;
}

/** The start page is for visitors: who is signed in goes on to their work. */
export function skipStartWhenSignedIn({ afterLoginUrl, notice }: StartSearch): void {
  if (notice === undefined && hasStoredSession()) {
    throw redirect({ href: returnPathOrHome(afterLoginUrl), replace: true });
  }
}

/** The way back from the identity service, signed in or not. */
export async function finishSignIn(): Promise<void> {
  throw await wayOnAfterSignIn();
}

async function wayOnAfterSignIn() {
  try {
    const identity = await loadIdentity();
    return redirect({ href: returnPathOrHome(await identity.finishSignIn()), replace: true });
  } catch (error) {
    console.warn('The sign-in was not completed.', error);
    return redirect({ to: '/', search: { notice: 'login-error' }, replace: true });
  }
}

/** The way back from signing out. What went wrong there does not matter any more: the session here has ended. */
export async function finishSignOut(): Promise<void> {
  const identity = await loadIdentity();
  const told = await identity.finishSignOut().catch(() => undefined);
  throw redirect({ to: '/', search: { notice: findNotice(told) ?? 'signed-out' }, replace: true });
}
