import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { balance } from '@prorata/i18n/nl/balance';
import { filing } from '@prorata/i18n/nl/filing';
import { expect } from 'vitest';
import { validateStatement } from '../distribution/dossier-to-distribute.ts';
import { signReport } from '../distribution/signed-dossier.ts';
import { addPayerTo, openWageDossier, receive } from '../recurring/wage-dossier.ts';
import { fileStatements } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { type Office, openOffice } from '../support/office.ts';

const WIDTHS = [360, 412, 768, 390] as const;
const CREDITORS = ['Garage Nekkerspoel', 'Scheldebank'] as const;

/** A run that follows a signed one, with questions about the balances of both creditors on their way. */
async function openRunWithQuestions(office: Office) {
  const first = await openWageDossier(office);
  const payerId = await addPayerTo(office, first, 'Bakkerij Peeters');
  const openRun = (receivedUntil: string, consultedAt: string) =>
    office.call<Dossier>('POST', `/api/Dossier/${first.id}/Recurring/run`, { receivedUntil, consultedAt });
  await receive(office, first, { payerId, receivedOn: '2026-08-28', amount: 600 });
  await openRun('2026-08-31', '2026-09-01T09:00:00Z');
  const filed = CREDITORS.map((creditor) => ({ creditor, total: 1000 }));
  const ids = await fileStatements(office, first.id, filed);
  for (const id of ids) await validateStatement(office, first.id, id);
  await office.call('POST', `/api/Dossier/${first.id}/calculate`, { note: null });
  await signReport(first.id, 'ToPay');
  await receive(office, first, { payerId, receivedOn: '2026-09-28', amount: 400 });
  return openRun('2026-09-30', '2026-10-05T09:00:00Z');
}

test('creditors of an earlier run answer about their balance on a phone: no change in one tap, or something else', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const run = await openRunWithQuestions(office);
  await page.goto(`/app/dossier/${run.id}?tab=invitations`);
  await page.getByRole('button', { name: balance.ask.act }).click();
  await page.getByText(balance.answer.open).nth(1).waitFor();
  const invitations = `/api/Dossier/${run.id}/Invitation`;
  await office.call('POST', `${invitations}/sendUnsentInvitations`, {});
  const { items } = await office.call<{ items: Invitation[] }>('GET', invitations);
  const codeOf = async (name: string) => {
    const id = items.find(({ addressee }) => addressee === name)?.id;
    return (await office.call<{ code: string }>('POST', `${invitations}/${id}/showCode`)).code;
  };

  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${await codeOf(CREDITORS[0])}`);
  const confirm = phone.getByRole('button', { name: balance.confirm, exact: true });
  await confirm.waitFor();
  await phone.getByText(balance.received.title).waitFor();
  await expectAccessible(phone);
  for (const width of WIDTHS) {
    await phone.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(phone);
    const box = await confirm.boundingBox();
    // In sight without scrolling, and large enough for a thumb.
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await confirm.tap();
  await phone.getByRole('heading', { name: balance.receipt.title }).waitFor();
  await expectAccessible(phone);
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: balance.receipt.download }).tap();
  expect((await download).suggestedFilename()).toMatch(/-01\.pdf$/);
  await phone.getByRole('button', { name: balance.back.act }).tap();
  await confirm.waitFor();
  await confirm.tap();
  await phone.getByRole('heading', { name: balance.receipt.title }).waitFor();

  const other = await openPage(PHONE);
  await other.goto(`/invited/${await codeOf(CREDITORS[1])}`);
  await other.getByRole('button', { name: balance.changed }).tap();
  await other.getByRole('heading', { name: filing.title }).waitFor();
  await expectNoSidewaysScrolling(other);

  await page.reload();
  await page
    .getByRole('row', { name: new RegExp(CREDITORS[0]) })
    .getByText(balance.answer.unchanged)
    .waitFor();
  await page
    .getByRole('row', { name: new RegExp(CREDITORS[1]) })
    .getByText(balance.answer.open)
    .waitFor();
});
