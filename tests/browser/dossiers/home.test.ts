import { dossiers } from '@prorata/i18n/nl/dossiers';
import { shell } from '@prorata/i18n/nl/shell';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const BAILIFF = personOf('demo-annelies-claes');

test('the home page leads to what waits, and counts what the list counts', async ({ page }) => {
  await openDossier(await openOffice(page, BAILIFF), 'Startpagina');
  await page.goto('/app');
  const counter = page.getByRole('link', { name: new RegExp(dossiers.home.counters.Created) });
  await counter.waitFor();
  await expectAccessible(page);
  // Other tests open dossiers in this office meanwhile: the two pages agree once none came in between.
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: shell.menu.home }).first().click();
      const count = /^\d+/.exec((await counter.textContent()) ?? '')?.[0];
      await counter.click();
      await page.waitForURL(/status=Created/);
      await page.getByRole('row').filter({ hasText: 'Startpagina' }).waitFor();
      return page.getByText(new RegExp(`van ${count ?? 'nothing'}$`)).isVisible();
    })
    .toBe(true);
});

test('the home page fits a phone', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await signInAs(page, BAILIFF, '/app');
  await page.getByText(dossiers.home.waiting).waitFor();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
