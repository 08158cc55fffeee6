import { costs } from '@prorata/i18n/nl/costs';
import { forms } from '@prorata/i18n/nl/forms';
import { fieldErrors } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { test as ownTest } from '../support/second-product.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

/** Prices hold for every dossier, and one that a calculation used is locked: other tests calculate in the shared product. */
const test = ownTest.extend('page', ({ openOwnPage }) => openOwnPage());

test('a new price of the platform follows the old one, and never stands beside it', async ({
  page,
  faults,
}) => {
  faults.expect(/400/);
  await signInAs(page, personOf('demo-bram-hermans'), '/app/platformcosts');
  const table = page.getByRole('table', { name: shell.menu.platformCosts });
  await table.getByText('45,00').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: costs.add }).click();
  await page.locator('[id="field-displayName"]').fill('Tweede prijs');
  await page.locator('[id="field-name"]').fill('second-price');
  await page.getByRole('button', { name: costs.add }).click();
  await page.getByRole('alert').getByText(fieldErrors['periods-overlap']).waitFor();
  await page.getByRole('button', { name: forms.cancel }).click();
  await page.getByRole('button', { name: forms.leave.leave }).click();

  await table.getByRole('link', { name: 'E-mail' }).click();
  await page.getByRole('button', { name: costs.addPeriod }).click();
  await page.locator('[id="field-periods.1.cost"]').fill('0,40');
  await page.getByRole('button', { name: forms.save }).click();
  await page.getByText(forms.saved, { exact: true }).waitFor();
  await page.reload();
  expect(await page.locator('[id="field-periods.1.cost"]').inputValue()).toBe('0,40');
  expect(await page.locator('[id="field-periods.0.cost"]').inputValue()).toBe('0,35');
});
