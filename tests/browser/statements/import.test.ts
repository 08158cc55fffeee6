import { imports } from '@prorata/i18n/nl/imports';
import { statements } from '@prorata/i18n/nl/statements';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { countPresses } from '../support/presses.ts';

const CREDITORS = 40;
const CLAIMS = 5;
/** For each creditor at most; all of them together take fewer than this. */
const MOST_PRESSES = 3;

/** Each creditor is named once, as in the sheet of a lawyer; one amount has a letter for a digit. */
const SHEET = [
  ['Klant', 'Openst.', 'Rente', 'Totaal', 'Voorr?'],
  ...Array.from({ length: CREDITORS * CLAIMS }, (_, at) => [
    at % CLAIMS === 0 ? `Leverancier ${String(at / CLAIMS).padStart(2, '0')} BV` : '',
    at === 7 ? '1.0O0,00' : '1.000,00',
    '20,00',
    '1.020,00',
    at % CLAIMS === 1 ? 'huur' : '',
  ]),
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

test('forty creditors with five claims each are pasted, mended and taken over with a handful of presses', async ({
  page,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
  await page.getByRole('link', { name: statements.grid.import }).waitFor();
  const presses = await countPresses(page);
  await page.getByRole('link', { name: statements.grid.import }).click();
  await page.getByRole('textbox', { name: imports.choose.paste }).waitFor();
  await page.getByRole('textbox', { name: imports.choose.paste }).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, SHEET);
  await page.getByRole('table', { name: imports.table.label }).waitFor();
  await page.getByText(imports.tally.mend.replace('{{count}}', String(CLAIMS))).waitFor();
  await expectAccessible(page);

  // The word for the privilege holds for forty rows once it is taken; then the letter that is no digit.
  for (const _ of ['the privilege', 'the amount']) {
    await page.keyboard.press('F8');
    await page.getByRole('dialog').getByRole('button', { name: imports.cell.take }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: imports.foot.takeReady_other.replace('{{count}}', '200') }).click();
  await page.getByText('€ 204.000,00', { exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  const grid = page.getByRole('grid', { name: statements.label });
  await grid.getByText(statements.grid.total_other.replace('{{count}}', String(CREDITORS))).waitFor();
  // One more than was counted for what a person presses to paste.
  expect(presses() + 1).toBeLessThanOrEqual(CREDITORS * MOST_PRESSES);
  expect(presses() + 1).toBeLessThanOrEqual(10);
  const { items } = await office.call<{ items: { numberOfClaims: number }[] }>(
    'GET',
    `/api/Dossier/${dossier.id}/Statement?pageSize=200`,
  );
  expect(items.every(({ numberOfClaims }) => numberOfClaims === CLAIMS)).toBe(true);
});
