import { costs } from '@prorata/i18n/nl/costs';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { fieldErrors } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import { states } from '@prorata/i18n/nl/states';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { IS_THOROUGH, PHONE } from '../support/browser.ts';
import { test as ownTest } from '../support/second-product.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

/** Prices hold for every dossier, and one that a calculation used is locked: other tests calculate in the shared product. */
const test = ownTest.extend('page', ({ openOwnPage }) => openOwnPage());

const ADMINISTRATOR = personOf('demo-bram-hermans');

async function openCosts(page: Page): Promise<void> {
  await signInAs(page, ADMINISTRATOR, '/app/dossiercosts');
  await page.getByRole('heading', { level: 1, name: shell.menu.dossierCosts }).waitFor();
}

const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

async function choose(page: Page, path: string, label: string): Promise<void> {
  await field(page, path).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

async function save(page: Page, verb: string = forms.save): Promise<void> {
  await page.getByRole('button', { name: verb }).last().click();
}

/** A new cost, up to its periods. */
async function startCost(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: costs.add }).click();
  await field(page, 'displayName').fill(name);
  await field(page, 'name').fill(name.toLowerCase().replaceAll(' ', '-'));
}

describe('the dossier costs', () => {
  test('start with the tariff, marked as not verified', async ({ page }) => {
    await openCosts(page);
    const table = page.getByRole('table', { name: shell.menu.dossierCosts });
    await table.getByRole('link', { name: 'Administratieve dossierkosten', exact: true }).waitFor();
    expect(await table.getByText(costs.notVerified).count()).toBeGreaterThanOrEqual(9);
    await expectAccessible(page);
  });

  test('show what a balance would cost', async ({ page }) => {
    await openCosts(page);
    const calculator = page.getByRole('complementary', { name: costs.calculator.title });
    await calculator.getByLabel(costs.calculator.balance).fill('44665,60');
    await calculator.getByLabel(costs.calculator.statements).fill('9');
    await field(page, 'creditors').fill('9');
    await field(page, 'creditorsByRegisteredLetter').fill('4');
    await field(page, 'invitations').fill('11');
    await field(page, 'invitationsByRegisteredLetter').fill('7');
    await field(page, 'date').fill('2026-10-22');
    await calculator.getByText('1.940,61').waitFor();
    await field(page, 'date').fill('2020-01-01');
    await calculator.getByText('01/01/2020').waitFor();
  });

  test('take a layered cost with periods and layers, once they are right', async ({ page }) => {
    await openCosts(page);
    await startCost(page, 'Ereloon proef');
    await choose(page, 'type', vocabulary.dossierCostType.layered);
    await field(page, 'periods.0.validFrom').fill('2026-01-01');
    await field(page, 'periods.0.cost').fill('15');
    await page.getByRole('button', { name: costs.addLayer }).click();
    await page.getByRole('button', { name: costs.addLayer }).click();
    await field(page, 'periods.0.layers.0.upperLimit').fill('5000');
    await field(page, 'periods.0.layers.0.percentage').fill('101');
    await field(page, 'periods.0.layers.1.upperLimit').fill('2500');
    await field(page, 'periods.0.layers.1.percentage').fill('5');
    await save(page, costs.add);
    const summary = page.getByRole('alert');
    await summary.getByText(fields.dossierCost.periods.layers.percentage).waitFor();
    await summary.getByText(fieldErrors['layers-unordered']).waitFor();
    await expectAccessible(page);

    await field(page, 'periods.0.layers.0.percentage').fill('8');
    await field(page, 'periods.0.layers.1.upperLimit').fill('');
    await page.getByRole('button', { name: costs.addPeriod }).click();
    expect(await field(page, 'periods.0.validUntil').inputValue()).toMatch(/^31\/12\/\d{4}$/);
    await field(page, 'periods.1.validFrom').fill('2026-06-01');
    await page.getByText(costs.timeLine.overlap.replace('{{number}}', '2')).waitFor();
    await save(page, costs.add);
    await page.getByRole('alert').getByText(fieldErrors['periods-overlap']).waitFor();

    await field(page, 'periods.0.validUntil').fill('2026-04-30');
    await page.getByText(costs.timeLine.gapWarning).waitFor();
    await save(page, costs.add);
    await page.getByRole('table').getByRole('link', { name: 'Ereloon proef' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ereloon proef' }).waitFor();
    expect(await field(page, 'periods.1.validFrom').inputValue()).toBe('01/06/2026');
    expect(await field(page, 'periods.0.layers.0.percentage').inputValue()).toBe('8');
  });

  test('ask before changes are lost, and delete when asked', async ({ page }) => {
    await openCosts(page);
    await startCost(page, 'Weg ermee');
    await save(page, costs.add);
    await page.getByRole('table').getByRole('link', { name: 'Weg ermee' }).click();
    await field(page, 'periods.0.cost').fill('12,50');
    await page.getByRole('link', { name: shell.menu.dossierCosts }).last().click();
    await page.getByRole('button', { name: forms.leave.stay }).click();
    await save(page);
    await page.getByText(forms.saved, { exact: true }).waitFor();
    await page.getByRole('link', { name: shell.menu.dossierCosts }).last().click();
    await page.getByRole('button', { name: forms.more.replace('{{name}}', 'Weg ermee') }).click();
    await page.getByRole('menuitem', { name: forms.remove }).click();
    await page.getByRole('button', { name: costs.remove.verb }).click();
    await page.getByText(costs.remove.removed.replace('{{name}}', 'Weg ermee')).waitFor();
    await page.getByRole('table').getByRole('link', { name: 'Weg ermee' }).waitFor({ state: 'detached' });
  });

  test.runIf(IS_THOROUGH)(
    'tell the second of two administrators what the first one changed',
    async ({ openOwnPage, faults }) => {
      faults.expect(/409/);
      const [first, second] = [await openOwnPage(), await openOwnPage()];
      for (const page of [first, second]) {
        await openCosts(page);
        await page
          .getByRole('table')
          .getByRole('link', { name: /^Betaling/ })
          .click();
      }
      // Its price was used already; what it is called can still be changed.
      const name = `Betaling ${Date.now()}`;
      await field(first, 'displayName').fill(name);
      await save(first);
      await first.getByText(forms.saved, { exact: true }).waitFor();
      await field(second, 'displayName').fill('Betaling per bank');
      await save(second);
      await second.getByRole('alert').getByText(name).waitFor();
      await second.getByRole('button', { name: states.conflict.loadNewest }).click();
      await expect.poll(() => field(second, 'displayName').inputValue()).toBe(name);
    },
  );

  test.runIf(IS_THOROUGH)('fit on a phone', async ({ openOwnPage }) => {
    const page = await openOwnPage(PHONE);
    await openCosts(page);
    await expectNoSidewaysScrolling(page);
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Ereloon voor de verdeling/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Ereloon voor de verdeling/ }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});
