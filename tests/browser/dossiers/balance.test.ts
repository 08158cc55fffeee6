import { readFile } from 'node:fs/promises';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { fieldErrors } from '@prorata/i18n/nl/problems';
import { checkEvidence } from '@prorata/proof/evidence/main';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, sampleOf, test } from '../support/browser.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { showNewDossier } from './open-dossier.ts';

const BAILIFF = personOf('demo-annelies-claes');
const FRENCH = personOf('demo-isabelle-delvigne');
const { balance } = dossiers;

async function openBalance(page: Page, name: string): Promise<void> {
  await showNewDossier(page, BAILIFF, name, 'balance');
  await page.getByText(balance.notSet).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: forms.save, exact: true }).click();
  await page.getByRole('button', { name: forms.save, exact: true }).waitFor({ state: 'hidden' });
}

async function addAsset(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: balance.assets.add }).click();
  await page.getByRole('textbox', { name: fields.asset.name, exact: true }).fill(name);
  await page.getByRole('textbox', { name: fields.asset.collectedAmount }).fill(amount);
  await page.getByRole('combobox', { name: fields.asset.inLetPremises }).click();
  await page.getByRole('option', { name: forms.yes }).click();
  await save(page);
}

describe('the money of a dossier', () => {
  test('adds up: assets, costs of one and of all, and what is left', async ({ page }) => {
    await openBalance(page, 'Saldo');
    await addAsset(page, 'Bestelwagen', '14.250,00');
    const assets = page.getByRole('region', { name: balance.assets.title });
    await expect.poll(() => assets.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    await assets.getByText(balance.assets.inLetPremises).waitFor();
    await addAsset(page, 'Voorraad hout', '750');
    await page.getByRole('button', { name: balance.fillIn }).click();
    await page.getByRole('textbox', { name: fields.dossier.balanceToDistribute }).fill('16000');
    await save(page);
    await page.getByText(balance.withoutAsset.replace('{{amount}}', '€ 1.000,00')).waitFor();

    await page.getByRole('button', { name: balance.costs.add }).click();
    await page.getByRole('textbox', { name: fields.dossier.executionCosts.description }).fill('Takelen');
    await page.getByRole('textbox', { name: fields.dossier.executionCosts.amount, exact: true }).fill('250');
    await page.getByRole('textbox', { name: fields.dossier.executionCosts.tariffArticle }).fill('art. 12');
    await page.getByText(balance.bearers.assets, { exact: true }).click();
    await page.getByRole('checkbox', { name: /Bestelwagen/ }).check();
    await expectAccessible(page);
    await save(page);
    await page.getByText('art. 12', { exact: true }).waitFor();
    const van = page.getByRole('row').filter({ hasText: 'Bestelwagen' });
    await van.getByText('250,00', { exact: true }).waitFor();
    await page.getByRole('region', { name: balance.sum.label }).getByText('€ 16.000,00').waitFor();
    await expectAccessible(page);
  });

  atNight('says so when assets brought in more than there is to distribute', async ({ page }) => {
    await openBalance(page, 'Te veel');
    await addAsset(page, 'Bestelwagen', '500');
    await page.getByRole('button', { name: balance.fillIn }).click();
    await page.getByRole('textbox', { name: fields.dossier.balanceToDistribute }).fill('400');
    await save(page);
    await page.getByText(balance.tooMuch.replace('{{amount}}', '€ 100,00')).waitFor();
    await page.getByRole('button', { name: balance.edit }).click();
    await page.getByRole('button', { name: balance.takeAssets.replace('{{amount}}', '€ 500,00') }).click();
    await save(page);
    await page.getByText(balance.allAttributed).waitFor();
  });

  atNight('refuses an amount that is none, and lets a line go with Escape', async ({ page }) => {
    await openBalance(page, 'Foute bedragen');
    await page.getByRole('button', { name: balance.assets.add }).click();
    await page.getByRole('textbox', { name: fields.asset.name, exact: true }).fill('Kast');
    const amount = page.getByRole('textbox', { name: fields.asset.collectedAmount });
    await amount.fill('0,125');
    await amount.blur();
    await page.getByText(fieldErrors['too-many-decimals'].replace('{{maximum}}', '2')).waitFor();
    expect(await amount.inputValue()).toBe('0,125');
    await amount.fill('12.345');
    await amount.blur();
    expect(await amount.inputValue()).toBe('12.345,00');
    await amount.fill('veel');
    await page.getByRole('button', { name: forms.save, exact: true }).click();
    await page.getByRole('alert').filter({ hasText: fields.asset.collectedAmount }).waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: fields.asset.collectedAmount }).press('Escape');
    await page.getByText(balance.assets.none).waitFor();
  });

  atNight(
    'leaves the window to the lines where it is low, as when the page is zoomed in',
    async ({ page }) => {
      await openBalance(page, 'Vergroot');
      await page.setViewportSize({ width: 720, height: 450 });
      const kept = [
        page.locator('main header').first(),
        page.getByRole('region', { name: balance.sum.label }),
      ];
      for (const part of kept) {
        expect(await part.evaluate((element) => getComputedStyle(element).position)).toBe('static');
      }
    },
  );

  atNight('asks before an asset is deleted', async ({ page }) => {
    await openBalance(page, 'Weg ermee');
    await addAsset(page, 'Kast', '10');
    await page.getByRole('button', { name: balance.assets.remove.replace('{{name}}', 'Kast') }).click();
    await page.getByRole('dialog').getByRole('button', { name: balance.assets.removeVerb }).click();
    await page.getByText(balance.assets.none).waitFor();
  });
});

describe('costs and audit', () => {
  test.for(
    sampleOf([
      ['nl', BAILIFF],
      ['fr', FRENCH],
    ] as const),
  )('tell what a dossier costs and what happened in it, in %s', async ([language, person], { page }) => {
    const costs = await textsOf(language, 'costs');
    const audit = await textsOf(language, 'audit');
    const { path, fileNumber } = await showNewDossier(page, person, 'Rekening', 'costs');
    await page.getByText((await textsOf(language, 'vocabulary')).platformCostType.creation).waitFor();
    await page.getByText(costs.ofDossier.noTariff).waitFor();
    await expectAccessible(page);
    await page.goto(`${path}?tab=audit`);
    await page.getByText(audit.chain.intact).waitFor();
    await page.getByText(audit.events.dossier.created).first().waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    const views = await textsOf(language, 'views');
    await page.getByRole('button', { name: views.export, exact: true }).click();
    await page.getByRole('menuitem', { name: views.csv }).click();
    expect((await download).suggestedFilename()).toBe(`audit-${fileNumber.replace('/', '-')}.csv`);
    const evidence = await textsOf(language, 'evidence');
    const takenOut = page.waitForEvent('download');
    await page.getByRole('button', { name: evidence.export }).click();
    const file = await readFile(await (await takenOut).path());
    const { findings } = await checkEvidence(file);
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
    await page.getByText(audit.events.evidence.exported).first().waitFor();
    // The script and the certificates are there for people without an account.
    await page.goto('/seal');
    await page.getByRole('link', { name: evidence.verifier }).waitFor();
    await page.getByRole('link', { name: evidence.authorities }).waitFor();
    await expectAccessible(page);
  });

  atNight('every tab fits a phone', async ({ openPage }) => {
    const page = await openPage(PHONE);
    const { path } = await showNewDossier(page, BAILIFF, 'Telefoon', 'balance');
    for (const [tab, words] of [
      ['balance', balance.assets.none],
      ['costs', (await textsOf('nl', 'costs')).ofDossier.platform],
      ['audit', (await textsOf('nl', 'audit')).chain.intact],
    ] as const) {
      if (tab !== 'balance') await page.goto(`${path}?tab=${tab}`);
      await page.getByText(words).first().waitFor();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
  });
});
