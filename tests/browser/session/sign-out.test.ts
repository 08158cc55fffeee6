import { shell } from '@prorata/i18n/nl/shell';
import { start } from '@prorata/i18n/nl/start';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { atNight, PRODUCT, SANDBOX, test } from '../support/browser.ts';
import { personOf, signInByHand } from '../support/sign-in.ts';

/** Of no other test: whoever signs out does so in all browsers of that person. */
const BART = personOf('demo-bart-deman');

/** Once the first page has what it asked for: a call that is under way as the session ends is rightly refused. */
async function signOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: shell.userMenu.replace('{{name}}', `${BART.firstName} ${BART.lastName}`) })
    .click();
  await page.getByRole('menuitem', { name: shell.signOut }).click();
}

/** The token that the first call carries. */
async function tokenOfCalls(page: Page): Promise<string> {
  const call = await page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  return call.headers()['authorization'] ?? '';
}

async function codeOfCall(page: Page, authorization: string): Promise<unknown> {
  const answer = await page.request.get('/api/User/me', { headers: { authorization } });
  return (await answer.json()).code;
}

describe('signing out', () => {
  test('ends here, at the server and at the identity service, and says so', async ({ page }) => {
    const authorization = tokenOfCalls(page);
    await signInByHand(page, BART);
    await signOut(page);
    await page.getByText(start.signedOut).waitFor();
    expect(await codeOfCall(page, await authorization)).toBe('session-ended');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/app');
    await page.getByRole('button', { name: start.signIn }).click();
    await page.waitForURL(`${SANDBOX}/identity/sign-in/*`);
  });

  test('leaves nothing of the session, though the server cannot be told: the identity service tells it', async ({
    page,
    faults,
  }) => {
    faults.expect(/signOut|could not be told/);
    const authorization = tokenOfCalls(page);
    await page.route('**/api/User/signOut', (route) => route.abort());
    await signInByHand(page, BART);
    await signOut(page);
    await page.getByText(start.signedOut).waitFor();
    expect(await codeOfCall(page, await authorization)).toBe('session-ended');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/eyJ|token|bart/i);
    await page.goBack();
    await page.getByRole('button', { name: start.signIn }).waitFor();
  });

  atNight('reaches the other tabs', async ({ page }) => {
    await signInByHand(page, BART);
    const tab = await page.context().newPage();
    await tab.goto('/app');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await signOut(page);
    await tab.waitForURL((url) => url.origin === PRODUCT && url.pathname === '/');
    await tab.getByRole('button', { name: start.signIn }).waitFor();
  });

  atNight('is possible for someone who has not registered yet', async ({ page }) => {
    await signInByHand(page, personOf('demo-saskia-lenaerts'));
    await page.waitForURL('**/onboarding');
    await page.getByRole('button', { name: shell.signOut }).click();
    await page.getByText(start.signedOut).waitFor();
  });
});
