import { shell } from '@prorata/i18n/nl/shell';
import { start } from '@prorata/i18n/nl/start';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PRODUCT, SANDBOX, test } from '../support/browser.ts';
import { personOf, signInByHand } from '../support/sign-in.ts';

const SOFIE = personOf('demo-sofie-maes');

/** Once the first page has what it asked for: a call that is under way as the session ends is rightly refused. */
async function signOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: shell.userMenu.replace('{{name}}', 'Sofie Maes') }).click();
  await page.getByRole('menuitem', { name: shell.signOut }).click();
}

describe('signing out', () => {
  test('ends here and at the identity service, and says so', async ({ page }) => {
    await signInByHand(page, SOFIE);
    await signOut(page);
    await page.getByText(start.signedOut).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/app');
    await page.getByRole('button', { name: start.signIn }).click();
    await page.waitForURL(`${SANDBOX}/identity/sign-in/*`);
  });

  test('leaves nothing of the session in the browser', async ({ page }) => {
    await signInByHand(page, SOFIE);
    await signOut(page);
    await page.getByText(start.signedOut).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/eyJ|token|sofie/i);
    await page.goBack();
    await page.getByRole('button', { name: start.signIn }).waitFor();
  });

  test('reaches the other tabs', async ({ page }) => {
    await signInByHand(page, SOFIE);
    const tab = await page.context().newPage();
    await tab.goto('/app');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await signOut(page);
    await tab.waitForURL((url) => url.origin === PRODUCT && url.pathname === '/');
    await tab.getByRole('button', { name: start.signIn }).waitFor();
  });

  test('is possible for someone who has not registered yet', async ({ page }) => {
    await signInByHand(page, personOf('demo-saskia-lenaerts'));
    await page.waitForURL('**/onboarding');
    await page.getByRole('button', { name: shell.signOut }).click();
    await page.getByText(start.signedOut).waitFor();
  });
});
