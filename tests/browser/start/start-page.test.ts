import { LANGUAGES } from '@prorata/domain/vocabulary';
import { problems } from '@prorata/i18n/nl/problems';
import { start } from '@prorata/i18n/nl/start';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, SANDBOX, test } from '../support/browser.ts';
import { LANGUAGE_NAMES, textsOf } from '../support/texts.ts';

/** The help desk is named as soon as the page knows it. */
const LOGIN_ERROR = problems['login-error'].replace(/\.$/, ': help@prorata.example');

describe('the start page', () => {
  test.for(LANGUAGES)('speaks the language of the browser: %s', async (language, { openPage }) => {
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
  });

  test('speaks Dutch to a browser that speaks none of its languages', async ({ openPage }) => {
    const page = await openPage({ locale: 'pl-PL' });
    await page.goto('/');
    await page.getByRole('button', { name: start.signIn }).waitFor();
  });

  test.for(LANGUAGES)('switches to %s and remembers it', async (language, { openPage }) => {
    const texts = await textsOf(language, 'start');
    const page = await openPage({ locale: language === 'en' ? 'nl-BE' : 'en-GB' });
    await page.goto('/');
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    await page.getByRole('button', { name: texts.signIn }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: texts.signIn }).waitFor();
    await page.locator(`html[lang=${language}]`).waitFor();
  });

  test('hands its language on to the identity service', async ({ openPage }) => {
    const page = await openPage({ locale: 'de-BE' });
    await page.goto('/');
    const asked = page.waitForRequest((request) => request.url().includes('/identity/auth?'));
    await page.getByRole('button', { name: (await textsOf('de', 'start')).signIn }).click();
    expect(new URL((await asked).url()).searchParams.get('ui_locales')).toBe('de');
  });

  test('says in which environment it runs, above all and in the title', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Local', { exact: true }).waitFor();
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
  test.for([
    ['as printed', 'K7QM-4XRD-92TF'],
    ['in small letters with spaces', ' k7qm 4xrd 92tf '],
    ['as a pasted link', 'https://app.prorata.example/invited/K7QM-4XRD-92TF'],
  ])('takes it %s', async ([, typed = ''], { page }) => {
    await page.goto('/');
    await page.getByLabel(start.code).fill(typed);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/invited/K7QM-4XRD-92TF/dossier');
  });

  test('says so when there is no code', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: start.continue, exact: true }).click();
    await page.getByText(start.codeMissing).waitFor();
    expect(await page.getByLabel(start.code).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
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

  test('shows where the code stands', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: start.findCode }).click();
    const help = page.getByRole('dialog', { name: start.codeHelp.title });
    await help.getByText(start.codeHelp.lost).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
  });
});
