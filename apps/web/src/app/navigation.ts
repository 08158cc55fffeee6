import { redirect } from '@tanstack/react-router';
import { ANONYMOUS, loadIdentity, readSession } from '../platform/session/session.ts';
import { hasStoredSession } from '../platform/session/session-mark.ts';
import { findNotice, type StartSearch, safeReturnPath } from '../platform/session/start-address.ts';
import { decideNavigation, type Target } from './guard.ts';
import type { ScreenData } from './screens.ts';

interface Navigation {
  readonly location: { readonly href: string };
  /** The matched routes, from the root to the screen. */
  readonly matches: readonly { readonly staticData: ScreenData }[];
}

/**
 * Asks the guard about every navigation, whatever caused it. What the router gives is taken as a mere `object`: its
 * own type names the matches of all routes, the root among them, and so would depend on itself.
 */
export async function guardNavigation(context: object): Promise<void> {
  const { location, matches } = context as Navigation;
  const target = targetOf(
    location.href,
    matches.map(({ staticData }) => staticData),
  );
  // Who it is makes no difference to a page that is open to all: the start page does not wait to find out.
  const session = target.access === 'login' ? await readSession() : ANONYMOUS;
  const decision = decideNavigation({ target, session });
  if (decision.kind === 'allow') return;
  if (decision.to === '/') throw redirect({ to: '/', search: { afterLoginUrl: decision.afterLoginUrl } });
  throw redirect({ to: decision.to, replace: true });
}

function targetOf(path: string, data: readonly ScreenData[]): Target {
  return {
    screen: data.at(-1)?.screen,
    access: data.findLast(({ access }) => access !== undefined)?.access ?? 'public',
    path,
  };
}

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
