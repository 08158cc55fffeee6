import { DEMO_PEOPLE } from '@prorata/demo/people';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PRODUCT, SANDBOX, test } from '../support/browser.ts';
import { authorizationAddress } from '../support/sign-in.ts';

const REQUEST = authorizationAddress({
  product: PRODUCT,
  authority: `${SANDBOX}/identity`,
  clientId: 'prorata-web',
});

describe('the page to choose a person', () => {
  test('is accessible, on a desk and on a phone', async ({ page }) => {
    await page.goto(REQUEST);
    await page.getByRole('heading', { level: 1, name: 'Who are you today?' }).waitFor();
    expect(await page.locator('.person').count()).toBe(DEMO_PEOPLE.length);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  test('is narrowed by typing, accents and capitals aside, and says how many are left', async ({ page }) => {
    await page.goto(REQUEST);
    await page.keyboard.press('/');
    await page.keyboard.type('ETUDE march');
    const left = DEMO_PEOPLE.filter(({ office }) => office === 'marchal');
    expect(await page.locator('.person:visible').count()).toBe(left.length);
    expect(await page.locator('.office:visible').count()).toBe(1);
    expect(await page.getByRole('status').textContent()).toBe(`${left.length} people`);
    await page.keyboard.type(' nobody');
    expect(await page.getByRole('status').textContent()).toContain('Nobody found');
    await expectAccessible(page);
  });

  test('signs in from the keyboard alone', async ({ page }) => {
    await page.goto(REQUEST);
    await page.keyboard.press('/');
    await page.keyboard.type('sofie maes');
    const result = page.waitForRequest((request) => request.url().startsWith(`${PRODUCT}/login-result`));
    await page.keyboard.press('Enter');
    expect(new URL((await result).url()).searchParams.get('code')).toBeTruthy();
    await page.waitForURL(`${PRODUCT}/**`);
  });

  test('works without scripts', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(REQUEST);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    const result = page.waitForRequest((request) => request.url().startsWith(`${PRODUCT}/login-result`));
    await page.getByRole('button', { name: 'Sofie Maes' }).click();
    expect(new URL((await result).url()).searchParams.get('code')).toBeTruthy();
    await page.waitForURL(`${PRODUCT}/**`);
  });
});

describe('the other pages of the stand-ins', () => {
  test.for([
    ['overview', '/', 200],
    ['unknown page', '/nothing-here', 404],
    ['ended sign-in', '/identity/sign-in/long-ago', 400],
    ['forged return address', `/identity/auth?client_id=prorata-web&redirect_uri=http://evil.example`, 400],
  ] as const)(
    'the %s is accessible, on a desk and on a phone',
    async ([, path, status], { page, faults }) => {
      if (status !== 200) faults.expect(new RegExp(`status of ${status}`));
      const response = await page.goto(SANDBOX + path);
      expect(response?.status()).toBe(status);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    },
  );
});
