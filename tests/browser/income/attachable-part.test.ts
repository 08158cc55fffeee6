import { fields as englishFields } from '@prorata/i18n/en/fields';
import { income as english } from '@prorata/i18n/en/income';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { income } from '@prorata/i18n/nl/income';
import { fieldErrors, problems } from '@prorata/i18n/nl/problems';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { showNewDossier } from '../dossiers/open-dossier.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const { scales, account } = income;

function amountsOf(page: Page) {
  return page.getByRole('region', { name: scales.title });
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole('dialog').getByRole('textbox', { name, exact: true }).fill(value);
  }
}

atNight(
  'one administrator takes new amounts of the law over, and another confirms them',
  async ({ page, openPage, faults }) => {
    faults.expect(/40[09]/);
    await signInAs(page, personOf('demo-bram-hermans'), '/app/parameters');
    await amountsOf(page).getByText('securex.be', { exact: true }).waitFor();
    await amountsOf(page).getByRole('button', { name: scales.older }).click();
    await amountsOf(page).getByText('01/01/2016').waitFor();
    await expectAccessible(page);
    await amountsOf(page).getByRole('button', { name: scales.add }).click();
    const { scale } = fields;
    const limits = {
      [scale.free]: '1450',
      [scale.second]: '1557',
      [scale.third]: '1500',
      [scale.fourth]: '18790',
    };
    await fill(page, {
      ...limits,
      [scale.perChild]: '90',
      [scale.source]: 'Belgisch Staatsblad van 14/12/2026',
    });
    await page.getByText(scales.jump).waitFor();
    const takeOver = page.getByRole('dialog').getByRole('button', { name: scales.verb, exact: true });
    await takeOver.click();
    await page.getByRole('alert').getByText(fieldErrors['layers-unordered']).waitFor();
    await fill(page, { [scale.from]: '01/01/2028', [scale.third]: '1718', [scale.fourth]: '1879' });
    await takeOver.click();
    await page.getByText(problems['scale-leaves-year-out'].replace('{{year}}', '2027')).waitFor();
    await fill(page, { [scale.from]: '01/01/2027' });
    await expectAccessible(page);
    await takeOver.click();
    const row = amountsOf(page).getByRole('row').filter({ hasText: '01/01/2027' });
    await row.getByText(income.toConfirm).waitFor();
    // Four eyes: who took them over may only take them back.
    expect(await row.getByRole('button', { name: scales.confirm }).count()).toBe(0);
    await row.getByRole('button', { name: scales.withdraw }).waitFor();

    const other = await openPage(PHONE);
    await signInAs(other, personOf('demo-nora-lemaire'), '/app/parameters');
    const theirs = other.getByRole('region', { name: english.scales.title });
    const waiting = theirs.getByRole('row').filter({ hasText: '01/01/2027' });
    await waiting.getByRole('button', { name: english.scales.confirm }).click();
    await other
      .getByText(/Belgisch Staatsblad/)
      .last()
      .waitFor();
    await expectAccessible(other);
    await other
      .getByRole('dialog')
      .getByRole('button', { name: english.scales.confirm, exact: true })
      .click();
    await waiting.getByText(english.confirmed).waitFor();
    expect(await waiting.getByRole('button').count()).toBe(0);
    for (const width of [360, 390, 412, 768]) {
      await other.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScrolling(other);
    }
    await theirs.getByText(englishFields.scale.perChild).waitFor();
  },
);

test('what is protected on an account is computed where its money is entered, and taken over', async ({
  openPage,
}) => {
  const page = await openPage(PHONE);
  await showNewDossier(page, personOf('demo-annelies-claes'), 'Rekening', 'balance');
  await page.getByRole('button', { name: dossiers.balance.assets.add }).click();
  await page.getByRole('button', { name: account.open }).click();
  await page.getByText(account.fillIn).waitFor();
  const labels = income.fields;
  await fill(page, {
    [labels.bank]: 'Scheldebank',
    [labels.seizedOn]: '17/03/2026',
    [labels.balance]: '1900',
    [labels.creditedOn]: '05/03/2026',
    [labels.amount]: '2150',
  });
  // W8 of the worked examples.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row', { name: account.seizable }).getByText('€ 875,32').waitFor();
  await dialog.getByText(/18 van 30 dagen/).waitFor();
  await dialog.getByRole('checkbox', { name: labels.countsCreditDay }).check();
  await dialog.getByRole('row', { name: account.seizable }).getByText('€ 932,25').waitFor();
  await expectAccessible(page);
  for (const width of [360, 390, 412, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: income.pdf }).click();
  expect((await saved).suggestedFilename()).toContain(income.paper.accountTitle);
  await dialog.getByRole('button', { name: account.takeOver }).click();
  await dialog.waitFor({ state: 'hidden' });
  const amount = page.getByRole('textbox', { name: fields.asset.collectedAmount });
  await expect.poll(() => amount.inputValue()).toBe('932,25');
  await page.getByRole('button', { name: forms.save, exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Scheldebank' }).getByText('932,25').first().waitFor();
});
