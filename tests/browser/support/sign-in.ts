import { DEMO_PEOPLE, type DemoPerson } from '@prorata/demo/people';
import { start } from '@prorata/i18n/nl/start';
import type { BrowserContext, Page } from 'playwright-core';

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

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions at the identity service, by product and person. */
const sessions = new Map<string, Cookies>();

/**
 * Opens a screen as somebody who is signed in. Each person signs in by hand once; after that a fresh visitor takes
 * up the same session of the identity service, as a second tab would. Tests about signing in and out do not use it.
 */
export async function signInAs(page: Page, person: DemoPerson, path = '/app'): Promise<void> {
  // The smallest file of the product: from it we learn where the product is, and may write to its storage.
  await page.goto('/favicon.svg');
  const key = `${new URL(page.url()).origin} ${person.subject}`;
  const cookies = sessions.get(key);
  if (cookies === undefined) {
    await signInByHand(page, person, path);
    sessions.set(key, await page.context().cookies());
    return;
  }
  await page.context().addCookies(cookies);
  await page.evaluate(() => localStorage.setItem('prorata.signed-in', 'yes'));
  await page.goto(path);
}
