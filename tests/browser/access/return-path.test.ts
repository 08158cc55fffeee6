import { fields } from '@prorata/i18n/nl/fields';
import { start } from '@prorata/i18n/nl/start';
import { states } from '@prorata/i18n/nl/states';
import { describe, expect } from 'vitest';
import { PRODUCT, sampleOf, test } from '../support/browser.ts';
import { personOf, signInByHand } from '../support/sign-in.ts';

const SOFIE = personOf('demo-sofie-maes');

describe('a page that asks for signing in', () => {
  test('leads a stranger to the start page, which says why and remembers the whole path', async ({
    page,
  }) => {
    await page.goto('/app/dossiers?search=Van+Hoorick');
    await page.getByText(start.signInToContinue).waitFor();
    const url = new URL(page.url());
    expect(url.pathname).toBe('/');
    expect(url.searchParams.get('afterLoginUrl')).toBe('/app/dossiers?search=Van+Hoorick');
  });

  test('is opened after signing in, with its query', async ({ page }) => {
    await signInByHand(page, SOFIE, '/app/myAccount?tab=language');
    await page.waitForURL(`${PRODUCT}/app/myAccount?tab=language`);
  });

  test.for(
    sampleOf([
      '//evil.example/app',
      'https://evil.example/app',
      '/\\evil.example/app',
      'javascript:alert(1)',
    ]),
  )('is never %s', async (wanted, { page }) => {
    await signInByHand(page, SOFIE, `/?afterLoginUrl=${encodeURIComponent(wanted)}`);
    await page.waitForURL(`${PRODUCT}/app`);
  });
});

describe('someone who is signed in', () => {
  test('goes past the start page', async ({ page }) => {
    await signInByHand(page, SOFIE);
    await page.goto('/');
    await page.waitForURL(`${PRODUCT}/app`);
  });

  test('stays signed in after a reload and in another tab', async ({ page }) => {
    await signInByHand(page, SOFIE);
    await page.reload();
    await page.waitForURL(`${PRODUCT}/app`);
    const tab = await page.context().newPage();
    await tab.goto('/app/myAccount');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/app/myAccount');
  });

  test('stays so when nobody answers who they are, and goes on once somebody does', async ({
    page,
    faults,
  }) => {
    faults.expect(/User\/me|could not be loaded|network-error/);
    await signInByHand(page, SOFIE);
    await page.route('**/api/User/me', (route) => route.abort());
    await page.goto('/app/myAccount');
    const retry = page.getByRole('button', { name: states.retry });
    await retry.waitFor();
    await page.unroute('**/api/User/me');
    await retry.click();
    await page.getByRole('textbox', { name: fields.user.surname }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/myAccount');
  });
});
