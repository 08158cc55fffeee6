import { forms } from '@prorata/i18n/nl/forms';
import { parameters } from '@prorata/i18n/nl/parameters';
import { fieldErrors } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const { name } = parameters.names.invitations.validity;

async function openParameters(page: Page): Promise<void> {
  await signInAs(page, personOf('demo-bram-hermans'), '/app/parameters');
  await page.getByRole('heading', { level: 1, name: shell.menu.parameters }).waitFor();
}

const rowOf = (page: Page) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const valueField = (page: Page) => page.locator('[id="field-value"]');

test('a parameter is set within its bounds, keeps its history and goes back to its default', async ({
  page,
  faults,
}) => {
  faults.expect(/400/);
  await openParameters(page);
  await rowOf(page).getByText('60 dagen').waitFor();
  await expectAccessible(page);

  await rowOf(page).click();
  await valueField(page).fill('5');
  await page.getByRole('button', { name: forms.save }).click();
  await page.getByRole('alert').getByText(fieldErrors['too-small'].replace('{{minimum}}', '15')).waitFor();
  await expectAccessible(page);
  await valueField(page).fill('45');
  await page.getByRole('button', { name: forms.save }).click();
  await rowOf(page).getByText('45 dagen').waitFor();

  await rowOf(page).click();
  await page.getByText(/van standaard naar 45 dagen/).waitFor();
  await page.getByRole('button', { name: parameters.reset }).click();
  await rowOf(page).getByText('60 dagen').waitFor();
});

test('the figures of the law stand beside, with their basis', async ({ page }) => {
  await openParameters(page);
  const law = page.getByRole('region', { name: parameters.law.title });
  await law.getByText('art. 1627 Ger.W.').first().waitFor();
  expect(await law.getByText(parameters.law.confidences.unverified).count()).toBeGreaterThan(0);
  expect(await law.getByRole('textbox').count()).toBe(0);
});

atNight('the parameters fit on a phone', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await openParameters(page);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
