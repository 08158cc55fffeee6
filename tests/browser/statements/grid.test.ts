import type { Statement } from '@prorata/contract/statements/statement';
import { forms } from '@prorata/i18n/nl/forms';
import { statements } from '@prorata/i18n/nl/statements';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { atNight } from '../support/browser.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';

const CREDITORS = 500;
/** At most this many keys for an ordinary creditor, besides the characters of what is typed. */
const MOST_PRESSES = 12;

async function addCreditors(office: Office, dossierId: string): Promise<void> {
  const names = Array.from({ length: CREDITORS }, (_, at) => `Schuldeiser ${String(at).padStart(3, '0')}`);
  for (let at = 0; at < CREDITORS; at += 50) {
    await Promise.all(
      names.slice(at, at + 50).map((corporateName) =>
        office.call<Statement>('POST', `/api/Dossier/${dossierId}/Statement`, {
          ...{ creditorType: 'legalEntity', corporateName, creditorAddress: {}, totalAmountClaimed: 10 },
        }),
      ),
    );
  }
}

atNight(
  'five hundred creditors stand in the grid, of which those in sight are drawn; one is added by keys alone',
  async ({ page }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    await addCreditors(office, dossier.id);
    await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
    const grid = page.getByRole('grid', { name: statements.label });
    await grid.getByText(statements.grid.total_other.replace('{{count}}', '500')).waitFor();
    await grid.getByText('5.000,00').first().waitFor();
    expect(await grid.getByRole('row').count()).toBeLessThan(80);
    await expectAccessible(page);
    // From anywhere on the screen.
    await page.keyboard.press('j');
    await expect.poll(() => grid.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.locator('main').focus();

    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await press('n');
    await page.getByLabel(new RegExp(`^${statements.columns.creditor}:`)).waitFor();
    for (const text of ['Papierhandel Reynders', '0403227515', '6240', undefined, 'BE49999000000171']) {
      if (text !== undefined) await page.keyboard.type(text);
      await press('Tab');
    }
    await press('Escape');
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    const row = grid.getByRole('row', { name: /Papierhandel Reynders/ });
    await row.getByText('0403.227.515').waitFor();
    await row.getByText('6.240,00').first().waitFor();
    await row.getByText('BE49 9990 0000 0171').waitFor();
    await grid.getByText('11.240,00').first().waitFor();
    await page.reload();
    await page.getByRole('searchbox', { name: statements.grid.search }).fill('0403.227');
    await grid.getByText(statements.grid.total_one.replace('{{count}}', '1')).waitFor();
    await row
      .getByRole('button', { name: forms.more.replace('{{name}}', 'Papierhandel Reynders') })
      .waitFor();
  },
);
