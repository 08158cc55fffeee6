import { redirect } from '@tanstack/react-router';
import { ANONYMOUS, readSession } from '../platform/session/session.ts';
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
