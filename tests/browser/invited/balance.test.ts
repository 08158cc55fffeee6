import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { balance } from '@prorata/i18n/nl/balance';
import { filing } from '@prorata/i18n/nl/filing';
import { expect } from 'vitest';
import { validateStatement } from '../distribution/dossier-to-distribute.ts';
import { signReport } from '../distribution/signed-dossier.ts';
import { fileStatements } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { type Office, openOffice } from '../support/office.ts';

const WIDTHS = [360, 412, 768, 390] as const;
const CREDITORS = ['Garage Nekkerspoel', 'Scheldebank'] as const;
const PAYER_ADDRESS = { street: 'Kaai', housenumber: '1', zipcode: '2000', city: 'Antwerpen', country: 'BE' };

/** A run that follows a signed one, with questions about the balances of both creditors on their way. */
async function openRunWithQuestions(office: Office) {
  const { items } = await office.call<{ items: { id: string; surname: string }[] }>(
    'GET',
    '/api/User/bailiffs',
  );
  const first = await office.call<Dossier>('POST', '/api/Dossier', {
    language: 'nl',
    paymentType: 'recurring',
    responsibleBailiffId: items.find(({ surname }) => surname === office.bailiff.lastName)?.id,
    defendant: {
      companyName: `Loon ${Date.now()}`,
      address: { address1: 'Dorpsstraat 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    },
    transactionKind: ['seizureByThirdParties'],
    dateSeizure: '2026-01-15',
  });
  const recurring = `/api/Dossier/${first.id}/Recurring`;
  const payer = { name: 'Bakkerij Peeters', kind: 'wage', address: PAYER_ADDRESS };
  const { payers } = await office.call<Recurring>('POST', `${recurring}/payer`, payer);
  const payerId = payers[0]?.id;
  const receive = (month: string, amount: number) =>
    office.call('POST', `${recurring}/receipt`, { payerId, month, receivedOn: `${month}-28`, amount });
  const openRun = (receivedUntil: string) =>
    office.call<Dossier>('POST', `${recurring}/run`, { receivedUntil, consultedAt: '2026-10-05T09:00:00Z' });
  await receive('2026-08', 600);
  await openRun('2026-08-31');
  const filed = CREDITORS.map((creditor) => ({ creditor, total: 1000 }));
  const ids = await fileStatements(office, first.id, filed);
  for (const id of ids) await validateStatement(office, first.id, id);
  await office.call('POST', `/api/Dossier/${first.id}/calculate`, { note: null });
  await signReport(first.id, 'ToPay');
  await receive('2026-09', 400);
  return openRun('2026-09-30');
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
