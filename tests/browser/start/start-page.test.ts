import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { problems } from '@prorata/i18n/nl/problems';
import { start } from '@prorata/i18n/nl/start';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, SANDBOX, sampleOf, test } from '../support/browser.ts';
import { LANGUAGE_NAMES, textsOf } from '../support/texts.ts';

/** The help desk is named as soon as the page knows it. */
const LOGIN_ERROR = problems['login-error'].replace(/\.$/, ': help@prorata.example');

describe('the start page', () => {
  test.for(sampleOf(LANGUAGES))(
    'speaks the language of the browser, %s, switches to the next and hands that on',
    async (language, { openPage }) => {
      const texts = await textsOf(language, 'start');
      const page = await openPage({ locale: `${language}-BE` });
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: texts.headlineSecond }).waitFor();
      await page.getByText(texts.inDevelopment).waitFor();
      await page.locator(`html[lang=${language}]`).waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await switchLanguage(page, LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'nl');
    },
  );

  /** The choice holds over a reload, and the identity service is told of it. */
  async function switchLanguage(page: Page, language: Language): Promise<void> {
    const { signIn } = await textsOf(language, 'start');
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    await page.getByRole('button', { name: signIn }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: signIn }).waitFor();
    await page.locator(`html[lang=${language}]`).waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('/identity/auth?'));
    await page.getByRole('button', { name: signIn }).click();
    expect(new URL((await asked).url()).searchParams.get('ui_locales')).toBe(language);
    await page.waitForURL('**/identity/sign-in/*');
  }

  test('speaks Dutch to a browser that speaks none of its languages', async ({ openPage }) => {
    const page = await openPage({ locale: 'pl-PL' });
    await page.goto('/');
    await page.getByRole('button', { name: start.signIn }).waitFor();
  });

  test('says in which environment it runs, above all and in the title', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('complementary', { name: 'Local', exact: true }).waitFor();
    await expect.poll(() => page.title()).toMatch(/Prorata - Local$/);
  });

  test('says when signing in did not work out, and lets one try again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: start.signIn }).click();
    await page.getByRole('button', { name: 'Do not sign in' }).click();
    await page.getByRole('alert').getByText(LOGIN_ERROR).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: start.signIn }).click();
    await page.waitForURL(`${SANDBOX}/identity/sign-in/*`);
  });

  test('survives a forged answer of the identity service', async ({ page }) => {
    await page.goto('/login-result?code=forged&state=forged');
    await page.getByRole('alert').getByText(LOGIN_ERROR).waitFor();
  });
});

describe('the way in with an invitation code', () => {
  test('takes it as printed, in small letters with spaces, and as a pasted link', async ({
    page,
    faults,
  }) => {
    // Nobody has this code: what it opens is not found, and the browser may say so before the test is over.
    faults.expect(/404.*\/api\/Invited\/K7QM-4XRD-92TF/);
    const typed = [
      'K7QM-4XRD-92TF',
      ' k7qm 4xrd 92tf ',
      'https://app.prorata.example/invited/K7QM-4XRD-92TF',
    ];
    for (const code of typed) {
      await page.goto('/');
      await page.getByLabel(start.code).fill(code);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/invited/K7QM-4XRD-92TF/dossier');
    }
  });

  test('says so when there is no code, and shows where it stands', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: start.continue, exact: true }).click();
    await page.getByText(start.codeMissing).waitFor();
    expect(await page.getByLabel(start.code).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await page.getByRole('button', { name: start.findCode }).click();
    const help = page.getByRole('dialog', { name: start.codeHelp.title });
    await help.getByText(start.codeHelp.lost).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
  });

  test('without a code leads on: what this is, and how a creditor files', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await page.goto('/');
    await page.getByRole('link', { name: start.withoutCode }).tap();
    await page.getByRole('heading', { level: 1, name: start.without.title }).waitFor();
    await page.getByRole('heading', { name: start.without.uninvited }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: start.findCode }).tap();
    await page.getByRole('dialog', { name: start.codeHelp.title }).waitFor();
  });
});
