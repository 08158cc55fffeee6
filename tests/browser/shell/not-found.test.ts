import { pages } from '@prorata/i18n/nl/pages';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

describe('an address that does not exist', () => {
  test('says so to a stranger, and shows the way to the start page', async ({ page, faults }) => {
    faults.expect(/status of 404/);
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: pages.notFound.title }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: pages.toStart }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('inside the product keeps the menu, and shows the way home', async ({ page, faults }) => {
    faults.expect(/status of 404/);
    await signInAs(page, personOf('demo-joris-dewitte'), '/app/nowhere');
    await page.getByRole('heading', { level: 1, name: pages.notFound.title }).waitFor();
    await page.getByRole('navigation').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: pages.toHome }).click();
    await page.waitForURL('**/app');
  });
});
