import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { problems } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import { start } from '@prorata/i18n/nl/start';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atNight, test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { signInByHand } from '../support/sign-in.ts';

/** Counts what the page sends to an address. */
function countPosts(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

/** As a hand that trembles does it: the second click comes when the first has just been answered, or has not. */
async function clickTwice(button: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const { mouse } = button.page();
  await mouse.click(x + width / 2, y + height / 2);
  await button.page().waitForTimeout(150);
  await mouse.click(x + width / 2, y + height / 2);
}

/** The session has ended at the identity service too: a new token is refused. */
async function endSession(page: Page, calls: string): Promise<void> {
  await page.context().clearCookies();
  const problem = { type: 'about:blank', title: 'token-expired', status: 401, code: 'token-expired' };
  await page.route(calls, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    }),
  );
}

async function fillInDossier(page: Page, companyName: string): Promise<void> {
  await page.goto('/app/dossier');
  await page.getByRole('checkbox', { name: vocabulary.transactionKind.sale }).check();
  await page.getByRole('textbox', { name: fields.dossier.saleDate }).fill('22/10/2026');
  await page.getByRole('textbox', { name: fields.dossier.defendant.companyName }).fill(companyName);
}

test('a double click opens one dossier, and adds one lot', async ({ page }) => {
  await openOffice(page);
  const opened = countPosts(page, /^\/api\/Dossier$/);
  await fillInDossier(page, `Dubbel ${Date.now()}`);
  await clickTwice(page.getByRole('button', { name: dossiers.create }));
  await page.waitForURL(/\/app\/dossier\/[0-9a-f-]{36}/);
  expect(opened()).toBe(1);

  const added = countPosts(page, /\/asset$/);
  await page.goto(`${new URL(page.url()).pathname}?tab=balance`);
  await page.getByRole('button', { name: dossiers.balance.assets.add }).click();
  await page.getByRole('textbox', { name: fields.asset.name, exact: true }).fill('Kast');
  await page.getByRole('textbox', { name: fields.asset.collectedAmount }).fill('12,50');
  await clickTwice(page.getByRole('button', { name: forms.save, exact: true }));
  await page.getByRole('cell', { name: 'Kast', exact: true }).waitFor();
  expect(added()).toBe(1);
});

test('without a network an act fails at once, says so, and is not done later', async ({ page, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await page.goto(`/app/dossier/${dossier.id}`);
  await page.getByRole('button', { name: forms.more.replace('{{name}}', dossier.fileNumber) }).click();
  await page.getByRole('menuitem', { name: dossiers.acts.cancel.menu }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: dossiers.acts.cancel.reason });
  await reason.fill('Vergissing');
  await page.context().setOffline(true);
  await page.getByText(shell.offline).waitFor();
  const sent = countPosts(page, /\/cancel$/);
  await dialog.getByRole('button', { name: dossiers.acts.cancel.verb }).click();
  await dialog.getByText(problems.offline).waitFor();
  expect(await reason.inputValue()).toBe('Vergissing');
  expect(await dialog.getByRole('button', { name: dossiers.acts.cancel.verb }).isEnabled()).toBe(true);
  const attempts = sent();
  await page.context().setOffline(false);
  await page.getByText(shell.offline).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.goto('/app/dossiers');
  const { status } = await office.call<{ status: string }>('GET', `/api/Dossier/${dossier.id}`);
  expect([status, sent()]).toEqual(['Created', attempts]);
});

atNight(
  'when the session ends under a question, its reason is there again when it is asked again',
  async ({ page, faults }) => {
    faults.expect(/401/);
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const reason = page.getByRole('dialog').getByRole('textbox', { name: dossiers.acts.cancel.reason });
    const askToCancel = async () => {
      await page.getByRole('button', { name: forms.more.replace('{{name}}', dossier.fileNumber) }).click();
      await page.getByRole('menuitem', { name: dossiers.acts.cancel.menu }).click();
      await reason.waitFor();
    };
    await page.goto(`/app/dossier/${dossier.id}`);
    await askToCancel();
    await reason.fill('Betaald buiten de verdeling');
    await endSession(page, '**/cancel');
    await page.getByRole('dialog').getByRole('button', { name: dossiers.acts.cancel.verb }).click();
    await page.getByText(start.sessionExpired).waitFor();
    await page.unroute('**/cancel');
    const back = new URL(page.url());
    await signInByHand(page, office.bailiff, `${back.pathname}${back.search}`);
    await page.getByText(shell.drafts.title).waitFor();
    await askToCancel();
    expect(await reason.inputValue()).toBe('Betaald buiten de verdeling');
  },
);

test('when the session ends while saving, what was typed is there again after signing in', async ({
  page,
  faults,
}) => {
  faults.expect(/401/);
  const { bailiff } = await openOffice(page);
  const name = `Verlopen ${Date.now()}`;
  await fillInDossier(page, name);
  await endSession(page, '**/api/Dossier');
  await page.keyboard.press('Control+s');
  await page.getByText(start.sessionExpired).waitFor();
  await page.unroute('**/api/Dossier');
  const back = new URL(page.url());
  await signInByHand(page, bailiff, `${back.pathname}${back.search}`);
  await page.getByText(shell.drafts.title).waitFor();
  const company = page.getByRole('textbox', { name: fields.dossier.defendant.companyName });
  expect(await company.inputValue()).toBe(name);
  expect(await page.getByRole('textbox', { name: fields.dossier.saleDate }).inputValue()).toBe('22/10/2026');
  await page.getByRole('button', { name: dossiers.create }).click();
  await page.waitForURL(/\/app\/dossier\/[0-9a-f-]{36}/);
});
