import { apiOriginOf, environmentOf } from '@prorata/contract/hosts';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Language } from '@prorata/domain/vocabulary';
import { type User, UserManager } from 'oidc-client-ts';
import { readApplication } from '../client/application-query.ts';
import { requestUrl } from '../client/create-request.ts';
import { queryClient } from '../client/query-client.ts';
import { forgetDrafts } from './drafts.ts';
import { identitySettings } from './identity-settings.ts';
import {
  currentToken,
  isProofNeeded,
  keepToken,
  markSignedIn,
  onSignedOutElsewhere,
  setProofNeeded,
  startLeaving,
  unmarkSignedIn,
} from './session-mark.ts';
import type { Notice } from './start-address.ts';
import { leaveTo } from './start-address.ts';

let opening: Promise<UserManager> | undefined;

/** Opened once; when the settings could not be read, the next one who asks tries again. */
function openManager(): Promise<UserManager> {
  opening ??= createManager().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function createManager(): Promise<UserManager> {
  const application = await readApplication();
  const { origin, hostname } = window.location;
  const manager = new UserManager(identitySettings(application, origin, environmentOf(hostname)));
  manager.events.addUserLoaded(keepUser);
  manager.events.addUserUnloaded(() => keepToken(undefined));
  // The session goes on with the token it has; a call that is refused asks for a new one itself.
  manager.events.addSilentRenewError((error) => console.warn('The token could not be renewed.', error));
  manager.events.addUserSignedOut(() => forgetAndLeave(manager));
  onSignedOutElsewhere(() => forgetAndLeave(manager));
  return manager;
}

function keepUser(user: User): void {
  keepToken(user.id_token);
  markSignedIn();
}

async function forgetAndLeave(manager: UserManager): Promise<void> {
  await manager.removeUser();
  forgetDrafts();
  leaveTo({ notice: 'signed-out' });
}

/** Takes up the session of this tab, or that of the identity service when this tab has none; tells whether there is one. */
export async function restore(): Promise<boolean> {
  const manager = await openManager();
  const user = await manager.getUser();
  if (user === null || user.expired) return renew();
  keepUser(user);
  return true;
}

let renewing: Promise<boolean> | undefined;

/** Asks for a new token without a page. Calls that are refused together share one renewal. */
export function renew(): Promise<boolean> {
  renewing ??= renewSilently().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewSilently(): Promise<boolean> {
  const manager = await openManager();
  try {
    return (await manager.signinSilent()) !== null;
  } catch (error) {
    console.warn('The identity service knows no session here.', error);
    await manager.removeUser();
    return false;
  }
}

/** What travels with a visitor through the pages of the identity service and back. */
interface SignInState {
  readonly returnPath: string | undefined;
}

/** Somebody who is signed in proves again who they are, and comes back to the same page. */
export async function signInAgain(returnPath: string, language: Language): Promise<void> {
  const manager = await openManager();
  const state: SignInState = { returnPath };
  await manager.signinRedirect({ state, ui_locales: language, prompt: 'login', max_age: 0 });
}

export async function startSignIn(returnPath: string | undefined, language: Language): Promise<void> {
  const manager = await openManager();
  await manager.clearStaleState();
  const state: SignInState = { returnPath };
  const proof = isProofNeeded() ? { prompt: 'login', max_age: 0 } : {};
  await manager.signinRedirect({ state, ui_locales: language, ...proof });
}

/** Completes the sign-in on its callback page and gives back where the visitor wanted to go. */
export async function finishSignIn(): Promise<unknown> {
  const manager = await openManager();
  const { state } = await manager.signinRedirectCallback();
  setProofNeeded(false);
  return typeof state === 'object' && state !== null && 'returnPath' in state ? state.returnPath : undefined;
}

/** Signs out here and at the identity service. The page is left, so that nothing of the session stays behind. */
export async function signOut(notice: Notice = 'signed-out'): Promise<never> {
  unmarkSignedIn();
  startLeaving();
  forgetDrafts();
  // What is still being loaded would come back refused, without a token.
  void queryClient.cancelQueries();
  await endAtServer();
  try {
    const manager = await openManager();
    await manager.signoutRedirect({ state: notice });
  } catch (error) {
    // Without the identity service, or when it has no page for signing out, leaving this one must do.
    console.warn('Signed out here only.', error);
    setProofNeeded(true);
    await forget();
  }
  return leaveTo({ notice });
}

const PATIENCE_MILLISECONDS = 3000;

/**
 * Has the server refuse the tokens of this session from now on. Without a network, or with a server that does not answer,
 * people must be able to leave all the same.
 */
async function endAtServer(): Promise<void> {
  const token = currentToken();
  if (token === undefined) return;
  const { method, path } = usersCalls.signOut;
  try {
    await fetch(requestUrl(apiOriginOf(window.location.origin), path), {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
  } catch (error) {
    console.warn('The server could not be told.', error);
  }
}

/** Completes the sign-out on its callback page and gives back what to tell. */
export async function finishSignOut(): Promise<unknown> {
  const manager = await openManager();
  const response = await manager.signoutRedirectCallback();
  return response.userState;
}

/** Drops the token of this tab. */
export async function forget(): Promise<void> {
  keepToken(undefined);
  await opening?.then((manager) => manager.removeUser());
}
