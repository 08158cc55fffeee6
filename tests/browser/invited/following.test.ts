import { readFile } from 'node:fs/promises';
import type { FollowingSending } from '@prorata/contract/following/status';
import { brusselsDate } from '@prorata/domain/iso-date';
import { following } from '@prorata/i18n/nl/following';
import { seal } from '@prorata/i18n/nl/seal';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { setBalance, validateStatement } from '../distribution/dossier-to-distribute.ts';
import { endTerm, signReport } from '../distribution/signed-dossier.ts';
import { fileStatement } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { inviteCreditor, openDossier, openOffice } from '../support/office.ts';

const SUPPLIER = 'Houthandel Lannoy-Peeters';
const OTHER = 'Scheldebank';
const DAY = 24 * 60 * 60 * 1000;
const TODAY = brusselsDate(new Date());
const YESTERDAY = brusselsDate(new Date(Date.now() - DAY));

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

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function expectSeal(page: Page, buffer: Buffer, words: string): Promise<void> {
  const file = { name: 'ontvangstbewijs.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel(seal.choose, { exact: true }).setInputFiles([file]);
  await page.getByRole('status').filter({ hasText: words }).waitFor();
}

test('a creditor follows a claim on a phone from the receipt to the certificate, and sees nobody else', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const own = `/api/Dossier/${dossier.id}`;
  await setBalance(office, dossier.id, 4_000);
  const { code } = await inviteCreditor(office, dossier.id, { addressee: SUPPLIER });
  const { code: otherCode } = await inviteCreditor(office, dossier.id, {
    addressee: OTHER,
    email: `other-${Date.now()}@example.be`,
  });
  // A mail is read again once it has left; to who has answered it would not go any more.
  await expect.poll(() => statesOfMails(page, code)).toContain('mail');
  const id = await fileStatement(page, code, { creditor: SUPPLIER, total: 8_932.1 });
  const otherId = await fileStatement(page, otherCode, { creditor: OTHER, total: 47_250.13 });

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
  await phone.keyboard.press('Escape');

  // The receipt is sealed: real as it came, and not with one byte changed.
  const received = phone.waitForEvent('download');
  await phone.getByRole('button', { name: following.receipt.download }).last().tap();
  const receipt = await bytesOf(await received);
  const checking = await openPage(PHONE);
  await checking.goto('/seal');
  await checking.getByRole('heading', { name: seal.title }).waitFor();
  await checking.context().setOffline(true);
  await expectSeal(checking, receipt, seal.receipt.good);
  await expectFit(checking);
  const changed = Buffer.from(receipt);
  changed[changed.indexOf('/Type')] = 0x2b;
  await expectSeal(checking, changed, seal.receipt.changed);
  await checking.context().setOffline(false);

  // Reviewed, drafted and received.
  await validateStatement(office, dossier.id, id);
  await validateStatement(office, dossier.id, otherId);
  const { id: resultId } = await office.call<{ id: string }>('POST', `${own}/calculate`, { note: null });
  await signReport(dossier.id, 'PvSent');
  await phone.reload();
  await expectSteps(phone, 'done', 'done', 'now', 'ahead', 'ahead', 'ahead');
  await phone.getByText(following.money.admittedText).waitFor();
  await office.call('POST', `${own}/Result/${resultId}/ledger/${id}/receipt`, { receivedOn: YESTERDAY });
  await phone.reload();
  await phone.getByText(following.money.draft).waitFor();
  await expectSteps(phone, 'done', 'done', 'done', 'now', 'ahead', 'ahead');
  await phone.getByRole('heading', { name: following.why.title }).waitFor();
  await phone.getByRole('heading', { name: following.contest.title }).waitFor();
  await phone.getByText(following.contest.warning).waitFor();
  expect(await phone.getByText(OTHER).count()).toBe(0);
  await expectFit(phone);

  // Paid, with what was not.
  await endTerm(dossier.id);
  await office.call('POST', `/api/Dossier/markAsPaid?dossierId=${dossier.id}`, { paidOn: TODAY });
  await phone.reload();
  await phone.getByRole('heading', { name: following.money.paid, level: 2 }).waitFor();
  await expectSteps(phone, 'done', 'done', 'done', 'done', 'done', 'done');
  await phone.getByText(/^BE•• •••• •••• 7034$/).waitFor();
  await phone.getByRole('heading', { name: following.certificate.nonRecovery }).waitFor();
  await expectFit(phone);
  const certified = phone.waitForEvent('download');
  await phone.getByRole('button', { name: following.certificate.download }).tap();
  expect((await bytesOf(await certified)).subarray(0, 5).toString()).toBe('%PDF-');
});
