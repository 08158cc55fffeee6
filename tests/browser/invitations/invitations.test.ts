import { activity } from '@prorata/i18n/nl/activity';
import { fields } from '@prorata/i18n/nl/fields';
import { following } from '@prorata/i18n/nl/following';
import { forms } from '@prorata/i18n/nl/forms';
import { invitations } from '@prorata/i18n/nl/invitations';
import { invited } from '@prorata/i18n/nl/invited';
import { preview } from '@prorata/i18n/nl/preview';
import type { problems } from '@prorata/i18n/nl/problems';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { CREDITOR, inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { sendPreviewed } from '../support/sending-preview.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const { form, unsent, send, move, panel } = invitations;

function filled(phrase: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, `${value}`),
    phrase,
  );
}

function field(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('textbox', { name, exact: true });
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: filled(forms.more, { name }), exact: true }).click();
}

test('several creditors are invited at once, corrected, deleted and sent with their price', async ({
  page,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page.getByText(invitations.empty, { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: invitations.create, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: form.title });
  await dialog.getByRole('button', { name: form.verb_one, exact: true }).click();
  await dialog.getByRole('alert').getByRole('link', { name: fields.invitation.addressee }).waitFor();
  await field(page, fields.invitation.addressee).fill('Immo Dijlezicht');
  await field(page, fields.address.street).fill('Haverwerf');
  await field(page, fields.address.housenumber).fill('27');
  await field(page, fields.address.zipcode).fill('2800');
  await page.getByRole('combobox', { name: fields.address.city, exact: true }).fill('Mechelen');
  await dialog.getByRole('button', { name: form.another }).click();
  const second = dialog.getByRole('region', { name: filled(form.row, { number: 2 }) });
  await second.getByText(vocabulary.sendMethod.Email, { exact: true }).click();
  await second.getByRole('textbox', { name: fields.invitation.addressee }).fill('Energie Zenne');
  await second.getByRole('textbox', { name: fields.invitation.email, exact: true }).fill('a@zenne.example');
  await second
    .getByRole('textbox', { name: fields.invitation.extraEmails })
    .fill('b@zenne.example; c@zenne.example');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: filled(form.verb_other, { count: 2 }), exact: true }).click();
  await page.getByText(filled(unsent.title_other, { count: 2 }), { exact: true }).waitFor();
  await page.getByText('a@zenne.example + 2 adressen').waitFor();
  await expectAccessible(page);

  await openMenu(page, 'Immo Dijlezicht');
  await page.getByRole('menuitem', { name: forms.edit }).click();
  await page.getByRole('combobox', { name: fields.address.city, exact: true }).fill('Lier');
  await page.getByRole('dialog').getByRole('button', { name: forms.save, exact: true }).click();
  await page.getByText('Haverwerf 27, 2800 Lier').waitFor();

  await page.getByRole('button', { name: filled(unsent.send_other, { count: 2 }), exact: true }).click();
  const sending = page.getByRole('dialog', { name: filled(send.title_other, { count: 2 }) });
  await sending.getByText(/^3 × /).waitFor();
  await sending.getByText(/^1 × /).waitFor();
  await sending.getByText(filled(preview.pieces_other, { count: 4 }), { exact: true }).waitFor();
  await expectAccessible(page);
  await sending.getByRole('button', { name: preview.back, exact: true }).first().click();

  await openMenu(page, 'Immo Dijlezicht');
  await page.getByRole('menuitem', { name: forms.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: invitations.remove.verb, exact: true }).click();
  await page.getByRole('row', { name: 'Immo Dijlezicht' }).waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: filled(unsent.send_one, { count: 1 }), exact: true }).click();
  await sendPreviewed(page, 3);
  await page.getByText(filled(unsent.title_one, { count: 1 })).waitFor({ state: 'hidden' });
  await page.getByText(vocabulary.dossierStatus.InvitesSent, { exact: true }).waitFor();

  await openMenu(page, 'Energie Zenne');
  await page.getByRole('menuitem', { name: forms.remove }).getByText(invitations.remove.sent).waitFor();
});

atNight('the standard invitations of the office are chosen from', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page.getByRole('button', { name: invitations.addStandard, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: invitations.standard.title });
  await dialog.getByRole('checkbox', { name: invitations.standard.all }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Sociaal Verzekeringsfonds Nete' }).check();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: filled(invitations.standard.verb_one, { count: 1 }), exact: true })
    .click();
  await page.getByRole('row', { name: 'Sociaal Verzekeringsfonds Nete' }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);

  await page.getByRole('button', { name: invitations.addStandard, exact: true }).click();
  await dialog.getByText(invitations.standard.present, { exact: true }).waitFor();
  expect(await dialog.getByRole('checkbox', { name: 'Sociaal Verzekeringsfonds Nete' }).isDisabled()).toBe(
    true,
  );
});

test('an invitation shows its code, its link and its send log, and is sent again', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code, id } = await inviteCreditor(office, dossier.id);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page.getByRole('button', { name: filled(invitations.open, { name: CREDITOR }) }).click();
  const opened = page.getByRole('complementary', { name: filled(panel.label, { name: CREDITOR }) });
  await opened.getByRole('button', { name: panel.showCode }).click();
  await opened.getByText(code, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('open')).toBe(id);
  await expectAccessible(page);
  await opened.getByRole('button', { name: panel.copyLink }).click();
  await opened.getByText(panel.copied).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/invited/${code}`);

  await opened.getByRole('button', { name: invitations.resend.act }).click();
  const dialog = page.getByRole('dialog', { name: filled(invitations.resend.title, { name: CREDITOR }) });
  // The code itself is shown where it is asked for, and recorded; a preview has it blotted out.
  await dialog.getByText(preview.mail.secret).waitFor();
  await sendPreviewed(page, 1);
  await dialog.waitFor({ state: 'hidden' });
  const results = async () => {
    const answer = await office.call<{ total: number }>(
      'GET',
      `/api/Dossier/${dossier.id}/Invitation/${id}/sendResults`,
    );
    return answer.total;
  };
  await expect.poll(results).toBe(2);

  await opened.getByRole('button', { name: panel.close }).press('Escape');
  await opened.waitFor({ state: 'hidden' });
});

test('ending the invitations early says what happens to the open ones, and after it nothing can be invited', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page.getByRole('button', { name: move.withoutMore, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: move.titleEnd });
  await dialog.getByText(filled(move.open_one, { count: 1 })).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: move.verbEnd, exact: true }).click();
  await page.getByText(invitations.pastStage, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: invitations.create, exact: true }).count()).toBe(0);
  await page.getByText(vocabulary.invitationStatus.ClosedAndNotSubmitted, { exact: true }).waitFor();
  await expectAccessible(page);
  const refused = await page.request.post(`/api/invited/${code}/thirdPartyStatement`, {
    data: { creditorAddress: {}, totalAmountClaimed: 5 },
  });
  expect((await refused.json()).code satisfies keyof typeof problems).toBe('invitation-closed');
  const creditor = await openPage(PHONE);
  await creditor.goto(`/invited/${code}`);
  await creditor.getByText(invited.closed.byOther, { exact: true }).waitFor();
  await creditor.getByText(following.nothing.text, { exact: true }).waitFor();
  await expectAccessible(creditor);
});

atNight('a dossier goes on without any invitation', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page.getByRole('button', { name: move.withoutInvitations, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: move.verbWithout, exact: true }).click();
  await page.getByText(vocabulary.dossierStatus.Provisioned, { exact: true }).first().waitFor();
});

atNight('who only reads sees the invitations without acts', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await inviteCreditor(office, dossier.id);
  const reader = await openPage();
  await signInAs(reader, personOf('demo-wout-peeters'), `/app/dossier/${dossier.id}?tab=invitations`);
  await reader.getByRole('row', { name: CREDITOR }).waitFor();
  await reader.getByText(invitations.readOnly, { exact: true }).waitFor();
  expect(await reader.getByRole('button', { name: invitations.create, exact: true }).count()).toBe(0);
  // A note is no act of the dossier: who reads may write one.
  await reader.getByRole('button', { name: filled(forms.more, { name: CREDITOR }) }).click();
  await reader.getByRole('menuitem', { name: filled(activity.note.write, { thing: CREDITOR }) }).waitFor();
  expect(await reader.getByRole('menuitem').count()).toBe(1);
});

atNight('the list holds on a phone', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  await signInAs(phone, personOf('demo-joris-dewitte'), `/app/dossier/${dossier.id}?tab=invitations`);
  await phone.getByRole('row', { name: CREDITOR }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await phone.getByRole('button', { name: filled(invitations.open, { name: CREDITOR }) }).click();
  await phone.getByRole('button', { name: panel.showCode }).tap();
  await phone.getByText(code, { exact: true }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
});
