import { dossiers } from '@prorata/i18n/nl/dossiers';
import { forms } from '@prorata/i18n/nl/forms';
import { parameters } from '@prorata/i18n/nl/parameters';
import { problems } from '@prorata/i18n/nl/problems';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { previewOf, sendPreviewed } from '../support/sending-preview.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { showNewDossier } from './open-dossier.ts';

const PROVIDER = 'dossiers@zenddienst.example';
const WORDS = dossiers.acts.externalProvider;
const withProvider = (text: string) => text.replace('{{provider}}', PROVIDER);

/** Sets whom invitations go to outside the platform, or nobody any more. */
async function setProvider(page: Page, email: string | undefined): Promise<void> {
  const { name } = parameters.names['external-provider'].email;
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  if (email === undefined) {
    await page.getByRole('button', { name: parameters.reset }).click();
  } else {
    await page.locator('[id="field-value"]').fill(email);
    await page.getByRole('button', { name: forms.save }).click();
  }
  await page.locator('[id="field-value"]').waitFor({ state: 'detached' });
}

async function openActs(page: Page, fileNumber: string): Promise<void> {
  await page.getByRole('button', { name: forms.more.replace('{{name}}', fileNumber) }).click();
}

test('the invitation for the external provider is looked at, sent, and not sent twice', async ({
  openPage,
  faults,
}) => {
  faults.expect(/409/);
  const administrator = await openPage();
  await signInAs(administrator, personOf('demo-bram-hermans'), '/app/parameters');
  await setProvider(administrator, PROVIDER);

  const page = await openPage();
  const { fileNumber } = await showNewDossier(page, personOf('demo-annelies-claes'), 'Drukkerij De Zender');
  await openActs(page, fileNumber);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: withProvider(WORDS.download) }).click();
  expect((await download).suggestedFilename()).toBe(`invitation-${fileNumber.replace('/', '-')}.pdf`);

  const look = async () => {
    await openActs(page, fileNumber);
    await page.getByRole('menuitem', { name: withProvider(WORDS.menu) }).click();
    await page.getByRole('dialog').getByText(withProvider(WORDS.title)).waitFor();
  };
  await look();
  await previewOf(page).getByText(PROVIDER).first().waitFor();
  await expectAccessible(page);
  await sendPreviewed(page, 1);
  await page.getByText(withProvider(WORDS.done)).waitFor();
  await look();
  await page.getByRole('alert').getByText(problems['invitation-already-sent']).waitFor();

  await setProvider(administrator, undefined);
  await page.reload();
  await openActs(page, fileNumber);
  await page.getByRole('menuitem', { name: dossiers.acts.cancel.menu }).waitFor();
  expect(await page.getByRole('menuitem', { name: withProvider(WORDS.menu) }).count()).toBe(0);
});
