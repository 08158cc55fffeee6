import { manual } from '@prorata/i18n/nl/manual';
import { shell } from '@prorata/i18n/nl/shell';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { personOf, signInByHand } from '../support/sign-in.ts';

test('help opens beside the screen, leads to the manual, and the manual is searched', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: shell.help }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Aanmelden en afmelden' }).waitFor();
  await page.keyboard.press('Escape');
  await signInByHand(page, personOf('demo-annelies-claes'));
  await page.getByRole('link', { name: shell.menu.dossiers, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: shell.menu.dossiers }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await help.getByRole('heading', { name: 'De lijst van dossiers' }).waitFor();
  const picture = help.getByRole('img', {
    name: manual.picture.replace('{{title}}', 'De lijst van dossiers'),
  });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await help.getByRole('link', { name: 'Annuleren, verwijderen, afsluiten' }).click();
  await help.getByRole('heading', { name: 'Annuleren, verwijderen, afsluiten' }).waitFor();
  await help.getByRole('link', { name: manual.openWhole }).click();
  await page.waitForURL('**/app/manual/ending-a-dossier');
  await page.getByRole('article').getByRole('heading', { level: 2, name: 'Annuleren' }).first().waitFor();
  await page.getByRole('searchbox', { name: manual.search }).fill('afgiftebewijs');
  await page.getByRole('link', { name: /De verzendlog/ }).click();
  await page.waitForURL('**/app/manual/send-log');
  await page.getByRole('article').getByRole('heading', { name: 'Aangetekende brieven' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});
