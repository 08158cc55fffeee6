import { DEMO_PEOPLE, type DemoPerson } from '@prorata/demo/people';
import { start } from '@prorata/i18n/nl/start';
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core';

/** Whose tokens end after seconds; everybody else's outlive a test. */
export const WHO_RENEWS = 'demo-quentin-hubert';

export function personOf(subject: string): DemoPerson {
  const person = DEMO_PEOPLE.find((candidate) => candidate.subject === subject);
  if (person === undefined) throw new Error(`No demo person has the subject ${subject}.`);
  return person;
}

/** Opens an address of the product as a stranger, presses the sign-in button and chooses a person. */
export async function signInByHand(page: Page, person: DemoPerson, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: start.signIn }).click();
  await page.waitForURL('**/identity/sign-in/*');
  await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/identity') && pathname !== '/login-result');
}

/** Opens a screen as somebody who is signed in. Tests about signing in and out do it by hand. */
export async function signInAs(page: Page, person: DemoPerson, path = '/app'): Promise<void> {
  await takeUpSession(page, person);
  await page.goto(path);
}

/**
 * Makes of a page a tab in which somebody is signed in, before it opens anything, and gives the token that its calls
 * carry. The interface finds the session where it keeps its own over a reload. No page is loaded for it: that took
 * longer than most of what is tested after it.
 */
export async function takeUpSession(page: Page, person: DemoPerson): Promise<string> {
  const application = await findApplication(page.request);
  await openSession(page.context(), application, person);
  const tokens = await findTokens(page.request, application, person);
  await page.addInitScript(
    ({ product, key, user }) => {
      const { location } = globalThis as unknown as { readonly location: { readonly origin: string } };
      // Once, as the first thing in the tab: whoever signs out later stays out.
      if (location.origin !== product || sessionStorage.getItem('session-taken-up') !== null) return;
      sessionStorage.setItem('session-taken-up', 'yes');
      sessionStorage.setItem(key, user);
      localStorage.setItem('prorata.signed-in', 'yes');
    },
    {
      product: application.product,
      key: `oidc.user:${application.authority}:${application.clientId}`,
      user: JSON.stringify({ ...tokens, profile: claimsOf(tokens.id_token), expires_at: expiryOf(tokens) }),
    },
  );
  return tokens.id_token;
}

interface Application {
  readonly product: string;
  readonly authority: string;
  readonly clientId: string;
}

/** Where the product is, and where it sends people to sign in: some tests have a product of their own. */
async function findApplication(request: APIRequestContext): Promise<Application> {
  const answer = await request.get('/api/Config/app');
  return { ...(await answer.json()), product: new URL(answer.url()).origin };
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions at the identity service, by service and person: each person chooses the own name once. */
const sessions = new Map<string, Cookies>();

async function openSession(
  context: BrowserContext,
  application: Application,
  { subject }: DemoPerson,
): Promise<void> {
  const key = `${application.authority} ${subject}`;
  const cookies = sessions.get(key);
  if (cookies !== undefined) return context.addCookies(cookies);
  const choice = await context.request.get(authorizationAddress(application));
  await context.request.post(choice.url(), { form: { subject } });
  sessions.set(key, await context.cookies(application.authority));
}

/** The example of RFC 7636: what is signed in here is invented. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** The address to which the product sends a person to sign in. */
export function authorizationAddress(
  { authority, product, clientId }: Application,
  parameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${product}/login-result`,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...parameters,
  });
  return `${authority}/auth?${query}`;
}

/** What was handed out lately, by service and person: all but the hurried person's outlive the tests of a run. */
const handedOut = new Map<string, { readonly tokens: Tokens; readonly at: number }>();

async function findTokens(
  request: APIRequestContext,
  application: Application,
  { subject }: DemoPerson,
): Promise<Tokens> {
  const key = `${application.authority} ${subject}`;
  const earlier = handedOut.get(key);
  const age = (Date.now() - (earlier?.at ?? 0)) / 1000;
  if (earlier !== undefined && age < earlier.tokens.expires_in / 4) {
    return { ...earlier.tokens, expires_in: Math.floor(earlier.tokens.expires_in - age) };
  }
  const tokens = await fetchTokens(request, application);
  if (subject !== WHO_RENEWS) handedOut.set(key, { tokens, at: Date.now() });
  return tokens;
}

interface Tokens {
  readonly id_token: string;
  readonly expires_in: number;
}

async function fetchTokens(request: APIRequestContext, application: Application): Promise<Tokens> {
  const back = await request.get(authorizationAddress(application, { prompt: 'none' }), { maxRedirects: 0 });
  const code = new URL(back.headers()['location'] ?? '').searchParams.get('code') ?? '';
  const answer = await request.post(`${application.authority}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: application.clientId,
      redirect_uri: `${application.product}/login-result`,
      code,
      code_verifier: VERIFIER,
    },
  });
  if (!answer.ok()) throw new Error(`No tokens: ${await answer.text()}`);
  return answer.json();
}

function claimsOf(token: string): object {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function expiryOf({ expires_in }: Tokens): number {
  return Math.floor(Date.now() / 1000) + expires_in;
}
