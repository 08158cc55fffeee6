import { invitations } from '@prorata/i18n/nl/invitations';
import { invited } from '@prorata/i18n/nl/invited';
import { nothing } from '@prorata/i18n/nl/nothing';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { CREDITOR, inviteCreditor, openDossier, openOffice } from '../support/office.ts';

const WIDTHS = [360, 412, 768, 390] as const;

test('a creditor with nothing to claim says so on a phone, takes it back, and the office sees both', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}`);
  await phone.getByRole('link', { name: invited.dossier.noClaim }).tap();
  await phone.getByRole('heading', { name: nothing.title }).waitFor();
  await expectAccessible(phone);

  // Pressed too soon it says what is missing, and sends nothing.
  const confirm = phone.getByRole('button', { name: nothing.confirm, exact: true });
  await confirm.tap();
  await phone.getByText(nothing.faults.reason).waitFor();
  await phone.getByText(nothing.faults.declaredBy).waitFor();
  await phone.getByText(nothing.faults.isSure).waitFor();
  await expectAccessible(phone);

  await phone.getByRole('radio', { name: nothing.reasons.paid }).tap();
  await phone.getByRole('textbox', { name: nothing.name }).fill('Luc Delvaux');
  await phone.getByRole('textbox', { name: nothing.capacity }).fill('zaakvoerder');
  await phone.getByRole('checkbox').check();
  for (const width of WIDTHS) {
    await phone.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(phone);
  }
  await confirm.tap();
  await phone.getByRole('heading', { name: nothing.received.title }).waitFor();
  await phone.getByText(/-01$/).waitFor();
  await phone.getByText('Luc Delvaux, zaakvoerder').waitFor();
  await phone.getByText(vocabulary.noClaimReason.paid).waitFor();
  await expectAccessible(phone);
  for (const width of WIDTHS) {
    await phone.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(phone);
  }
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: nothing.received.download }).tap();
  expect((await download).suggestedFilename()).toMatch(/-01\.pdf$/);

  // The office: answered, and free to go on.
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page
    .getByRole('row', { name: new RegExp(CREDITOR) })
    .getByText(invitations.nothing)
    .waitFor();
  await page.getByText(invitations.everybody.split('.')[0] ?? '').waitFor();
  await expectAccessible(page);

  await phone.getByRole('button', { name: nothing.changed.act }).tap();
  await phone.waitForURL(`**/invited/${code}/statement`);
  await phone.goto(`/invited/${code}`);
  await phone.getByRole('heading', { name: invited.dossier.title }).waitFor();
  await page.reload();
  await page.getByRole('row', { name: new RegExp(CREDITOR) }).waitFor();
  expect(await page.getByText(invitations.nothing, { exact: true }).count()).toBe(0);
});
