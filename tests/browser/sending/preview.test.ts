import { invitations } from '@prorata/i18n/nl/invitations';
import { preview } from '@prorata/i18n/nl/preview';
import { problems } from '@prorata/i18n/nl/problems';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';
import { previewOf, sendPreviewed } from '../support/sending-preview.ts';

const LANDLORD = 'Immo Dijlezicht BV';
const SUPPLIER = 'Papierhandel Reynders NV';
const MAILED = 'Telvia NV';
const ADDRESS = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };

function filled(phrase: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, `${value}`),
    phrase,
  );
}

interface Invited {
  readonly id: string;
}

/** Two letters that wait, and a creditor with two mailboxes. */
async function prepareInvitations(office: Office) {
  const dossier = await openDossier(office);
  const letter = { sendMethod: 'RegisteredLetter', address: ADDRESS, language: 'nl' };
  const mail = {
    sendMethod: 'Email',
    email: 'krediet@telvia.example',
    extraEmails: 'recht@telvia.example',
    language: 'fr',
  };
  const { items } = await office.call<{ items: Invited[] }>(
    'POST',
    `/api/Dossier/${dossier.id}/Invitation/create`,
    {
      invitations: [
        { ...letter, addressee: LANDLORD },
        { ...letter, addressee: SUPPLIER },
        { ...mail, addressee: MAILED },
      ],
    },
  );
  return { dossier, items };
}

async function openPreview(page: Page, dossierId: string, count: number) {
  await page.goto(`/app/dossier/${dossierId}?tab=invitations`);
  await page
    .getByRole('button', { name: filled(invitations.unsent.send_other, { count }), exact: true })
    .click();
  const dialog = previewOf(page);
  await dialog.waitFor();
  return dialog;
}

test('what is about to leave is looked at piece by piece, and leaves as it was looked at', async ({
  page,
  faults,
}) => {
  faults.expect(/409/);
  const office = await openOffice(page);
  const { dossier, items } = await prepareInvitations(office);
  const dialog = await openPreview(page, dossier.id, 3);
  const list = dialog.getByRole('list', { name: preview.list });
  const pieceOf = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });
  const shown = (name: string) => dialog.getByRole('region', { name, exact: true });

  // The first letter lies open, its words readable, and counts as looked at.
  await shown(LANDLORD).getByText(LANDLORD).first().waitFor();
  await dialog.getByText(filled(preview.looked, { looked: 1, count: 4 }), { exact: true }).waitFor();
  expect(await list.locator('canvas').count()).toBe(2);
  await expectAccessible(page);

  await page.keyboard.press('2');
  await dialog
    .getByRole('figure', { name: filled(preview.envelope, { name: LANDLORD }) })
    .getByText('2800 Mechelen', { exact: true })
    .waitFor();
  await page.keyboard.press('j');
  await shown(SUPPLIER).waitFor();
  await page.keyboard.press('1');
  await shown(SUPPLIER).getByText(SUPPLIER).first().waitFor();
  await dialog.getByText(filled(preview.looked, { looked: 2, count: 4 }), { exact: true }).waitFor();
  await pieceOf(SUPPLIER).first().focus();
  await page.keyboard.press('Space');
  await dialog.getByText(filled(preview.looked, { looked: 1, count: 4 }), { exact: true }).waitFor();
  await page.keyboard.press('k');
  await shown(LANDLORD).waitFor();

  // A mail has its words and no envelope.
  await dialog.getByText(`${preview.filters.Email} 2`, { exact: true }).click();
  await expect.poll(() => list.getByRole('button').count()).toBe(2);
  await pieceOf(MAILED).first().click();
  await shown(MAILED).getByText('krediet@telvia.example').first().waitFor();
  await shown(MAILED).getByText(preview.mail.secret).waitFor();
  expect(await shown(MAILED).getByRole('tab').count()).toBe(1);
  await dialog.getByText(preview.term.filing).waitFor();
  await dialog.getByText(/^2 × /).first().waitFor();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: preview.all }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await dialog.getByRole('button', { name: preview.trial }).click();
  await page.getByText(/^De proef is verstuurd naar/).waitFor();

  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
    await shown(MAILED).waitFor();
  }

  // Somebody takes one away meanwhile: nothing leaves, the preview is made anew and says why.
  const [, gone] = items;
  await office.call('DELETE', `/api/Dossier/${dossier.id}/Invitation?invitationId=${gone?.id}`);
  await sendPreviewed(page, 4);
  await dialog.getByText(problems['sending-changed']).waitFor();
  await dialog.getByText(filled(preview.pieces_other, { count: 3 }), { exact: true }).waitFor();
  await sendPreviewed(page, 3);
  await page.getByText(filled(invitations.send.done_other, { count: 2 }), { exact: true }).waitFor();
  await page.getByText(vocabulary.dossierStatus.InvitesSent, { exact: true }).waitFor();
});

atNight('on a phone the pieces, the piece and its details follow each other', async ({ openPage }) => {
  const phone = await openPage(PHONE);
  const office = await openOffice(phone);
  const { dossier } = await prepareInvitations(office);
  const dialog = await openPreview(phone, dossier.id, 3);
  const step = (name: string) => dialog.getByText(name, { exact: true });
  await dialog.getByRole('list', { name: preview.list }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: new RegExp(`^${LANDLORD}`) }).tap();
  await dialog.getByRole('tab', { name: preview.tabs.envelope }).tap();
  await dialog.getByRole('figure').getByText('Haverwerf 27').waitFor();
  await expectNoSidewaysScrolling(phone);
  await step(preview.steps.facts).tap();
  await dialog.getByText(preview.costs.total, { exact: true }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await sendPreviewed(phone, 4);
  await phone.getByText(filled(invitations.send.done_other, { count: 3 }), { exact: true }).waitFor();
});
