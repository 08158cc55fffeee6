import type { OwnOrganization } from '@prorata/contract/organizations/organization';
import type { Me } from '@prorata/contract/users/user';
import { isOfCreditor, type VisitingUser } from '../platform/session/standing.ts';
import type { Access, Screen, ScreenData } from './screens.ts';

export interface Target {
  /** `undefined` where no screen has this address; the page that says so is open to the same people. */
  readonly screen: Screen | undefined;
  readonly access: Access;
  /** The full path wanted, with its query. */
  readonly path: string;
}

/** What the guard must know of a signed-in user. */
export type GuardedUser = Pick<Me, 'isOnboarded' | 'isPending' | 'textsToAccept'> &
  VisitingUser & {
    readonly organization: Pick<OwnOrganization, 'isComplete' | 'eulaAcceptedAt'> | null;
  };

export type GuardedSession =
  | { readonly state: 'anonymous' }
  | { readonly state: 'signedIn'; readonly me: GuardedUser };

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: '/'; readonly afterLoginUrl: string }
  | { readonly kind: 'redirect'; readonly to: Waypoint };

type Waypoint = '/onboarding' | '/app' | '/app/myOrganization' | '/app/workspace';

const ALLOW: Decision = { kind: 'allow' };

/** Decides whether a screen may be opened: the eight rules of the specification (section 2), in its order. */
export function decideNavigation({
  target,
  session,
}: {
  readonly target: Target;
  readonly session: GuardedSession;
}): Decision {
  // 1. Public routes always pass, and so do those that an invitation code opens: they need no login.
  if (target.access !== 'login') return ALLOW;
  // 2.
  if (session.state === 'anonymous') return { kind: 'redirect', to: '/', afterLoginUrl: target.path };
  // 3. What lies under /invited has passed by the first rule.
  if (target.screen === 'documentView') return ALLOW;
  const { isOnboarded, isPending, organization, textsToAccept } = session.me;
  // 4. The rules below are about people who are onboarded: before that there is neither approval nor organization.
  if (!isOnboarded) return goTo('/onboarding', target.screen === 'onboarding');
  // 5.
  if (target.screen === 'onboarding') return goTo('/app', false);
  // The manual is for everyone who is onboarded: those who wait have questions too.
  if (target.screen === 'manual') return ALLOW;
  // 6.
  if (isPending) return goTo('/app', target.screen === 'welcome');
  // Besides the specification: a new version of the terms is accepted before going on, on the page that asks for it.
  if (textsToAccept.length > 0) return goTo('/app', target.screen === 'welcome');
  // 7.
  if (organization?.isComplete !== true)
    return goTo('/app/myOrganization', target.screen === 'myOrganization');
  // Besides the specification: people of an organization that files statements have their work in one place. What must
  // be accepted first stands on the welcome page.
  if (target.screen === 'welcome' && isOfCreditor(session.me) && organization.eulaAcceptedAt !== null)
    return goTo(session.me.canFileClaims ? '/app/workspace' : '/app/myOrganization', false);
  // 8.
  return ALLOW;
}

function goTo(to: Waypoint, isThere: boolean): Decision {
  return isThere ? ALLOW : { kind: 'redirect', to };
}

/** What people of an organization that files statements have besides the workspace. */
const OF_CREDITORS: readonly Screen[] = ['welcome', 'workspace', 'myAccount', 'myOrganization', 'manual'];

/** For whom a screen in the shell is, when that is not whoever asks for it. */
export function reservedFor(
  { screen, isForPlatform }: ScreenData,
  me: VisitingUser,
): 'platform' | 'office' | 'workspace' | undefined {
  if (isForPlatform && !me.isPlatformAdmin) return 'platform';
  if (screen === 'workspace' && !me.canFileClaims) return 'workspace';
  const isClosed = screen !== undefined && isOfCreditor(me) && !OF_CREDITORS.includes(screen);
  return isClosed ? 'office' : undefined;
}
