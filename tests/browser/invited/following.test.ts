import type { FollowingSending } from '@prorata/contract/following/status';
import { following } from '@prorata/i18n/nl/following';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setBalance } from '../distribution/dossier-to-distribute.ts';
import { fileStatement } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { inviteCreditor, openDossier, openOffice } from '../support/office.ts';

const SUPPLIER = 'Houthandel Lannoy-Peeters';
const OTHER = 'Scheldebank';

/** Fits every phone, and a screen reader. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [360, 390, 412, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize(PHONE.viewport);
  await expectAccessible(page);
}

async function expectSteps(page: Page, ...states: readonly string[]): Promise<void> {
  const steps = page.locator('ol > li[data-state]');
  await steps.first().waitFor();
  expect(await steps.evaluateAll((items) => items.map((item) => item.getAttribute('data-state')))).toEqual(
    states,
  );
}

async function statesOfMails(page: Page, code: string): Promise<(string | null)[]> {
  const answer = await page.request.get(`/api/Invited/${code}/sendings`);
  const { items } = (await answer.json()) as { items: FollowingSending[] };
  return items.filter(({ kind }) => kind === 'invitation').map(({ opensAs }) => opensAs);
}

test('a creditor sees on a phone what became of a claim and what was sent, and nobody else', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await setBalance(office, dossier.id, 4_000);
  const { code } = await inviteCreditor(office, dossier.id, { addressee: SUPPLIER });
  const { code: otherCode } = await inviteCreditor(office, dossier.id, {
    addressee: OTHER,
    email: `other-${Date.now()}@example.be`,
  });
  // A mail is read again once it has left; to who has answered it would not go any more.
  await expect.poll(() => statesOfMails(page, code)).toContain('mail');
  await fileStatement(page, code, { creditor: SUPPLIER, total: 8_932.1 });
  await fileStatement(page, otherCode, { creditor: OTHER, total: 47_250.13 });

  const phone = await openPage(PHONE);
  const status = phone.waitForResponse(/\/status$/);
  await phone.goto(`/invited/${code}/dossier`);
  await phone.getByRole('heading', { name: following.title, level: 1 }).waitFor();
  await expectSteps(phone, 'done', 'now', 'ahead', 'ahead', 'ahead', 'ahead');
  await phone.getByText(following.money.claimedText).waitFor();
  expect(await (await status).text()).not.toContain(OTHER);
  await expectFit(phone);

  // The mail with the code is read again.
  const opening = new RegExp(`^${following.sent.kinds.invitation}`);
  await phone.getByRole('button', { name: opening }).first().tap();
  await phone.getByRole('dialog').getByText(code).first().waitFor();
  await expectFit(phone);
});
