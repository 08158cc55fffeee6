import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { organizations } from '@prorata/i18n/nl/organizations';
import { fieldErrors } from '@prorata/i18n/nl/problems';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { atNight, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const { standard } = organizations;

test('a creditor is added to the standard invitations, changed and taken off', async ({ page }) => {
  await signInAs(page, personOf('demo-annelies-claes'), '/app/myOrganization?tab=standardInvitations');
  await page.getByRole('table').getByText('Sociaal Verzekeringsfonds Nete').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: standard.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: standard.add }).click();
  await dialog.getByRole('alert').getByRole('link', { name: fields.standardInvitation.email }).waitFor();

  const name = `Schuldeiser ${Date.now()}`;
  await dialog.getByLabel(fields.standardInvitation.addressee).fill(name);
  await dialog.getByRole('button', { name: standard.add }).click();
  await dialog.getByRole('alert').getByText(fieldErrors.required).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel(fields.standardInvitation.email).fill('recht@schuldeiser.example');
  await dialog.getByRole('button', { name: standard.add }).click();
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row', { name });
  await row.getByText('recht@schuldeiser.example').waitFor();

  await row.getByRole('button', { name: forms.more.replace('{{name}}', name) }).click();
  await page.getByRole('menuitem', { name: forms.edit }).click();
  await dialog.getByLabel(fields.address.city).fill('Lier');
  await dialog.getByRole('button', { name: forms.save }).click();
  await row.getByText('Lier').waitFor();

  await row.getByRole('button', { name: forms.more.replace('{{name}}', name) }).click();
  await page.getByRole('menuitem', { name: forms.remove }).click();
  await dialog.getByRole('button', { name: standard.removeVerb, exact: true }).click();
  await row.waitFor({ state: 'hidden' });
});

atNight('who only reads sees the standard invitations without acts', async ({ page }) => {
  await signInAs(page, personOf('demo-wout-peeters'), '/app/myOrganization?tab=standardInvitations');
  await page.getByRole('table').getByText('Sociaal Verzekeringsfonds Nete').waitFor();
  expect(await page.getByRole('button', { name: standard.add }).count()).toBe(0);
});
