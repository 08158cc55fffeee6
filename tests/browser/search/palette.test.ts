import { keys } from '@prorata/i18n/nl/keys';
import { search } from '@prorata/i18n/nl/search';
import { shell } from '@prorata/i18n/nl/shell';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';

const IBAN = 'BE68539007547034';

/** A dossier with one creditor whose name nobody else has. */
async function prepare(office: Office) {
  const mark = Date.now().toString(36);
  const creditor = `Vaartkom${mark}`;
  const dossier = await openDossier(office, `Oudevaart${mark}`);
  const statement = await office.call<{ id: string }>('POST', `/api/Dossier/${dossier.id}/Statement`, {
    creditorType: 'organization',
    corporateName: creditor,
    creditorAddress: {},
    totalAmountClaimed: 1480,
    paymentaccount: IBAN,
  });
  return { creditor, defendant: `Oudevaart${mark}`, dossier, statement };
}

describe('searching from anywhere', () => {
  test('by keys alone: a dossier, a creditor with its account, an act, and a screen', async ({ page }) => {
    const office = await openOffice(page);
    const { creditor, defendant, dossier, statement } = await prepare(office);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/app/dossiers');
    await page.getByRole('heading', { level: 1, name: shell.menu.dossiers }).waitFor();
    const box = page.getByRole('combobox', { name: search.title, exact: true });
    const line = (name: string | RegExp) => page.getByRole('option', { name });

    await page.keyboard.press('Control+k');
    await box.waitFor();
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(defendant.toUpperCase());
    await line(new RegExp(defendant)).first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    expect(
      await page.getByRole('button', { name: new RegExp(search.groups.dossiers), pressed: true }).count(),
    ).toBe(1);
    await page.getByRole('status').filter({ hasText: 'ms' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/app/dossier/${dossier.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    // The open dossier offers its acts; what cannot be done says why.
    await page.keyboard.press('Control+k');
    await page.getByText(search.actsIn.replace('{{number}}', dossier.fileNumber)).waitFor();
    await page.keyboard.type('>vervolg');
    await expect.poll(() => line(/Vervolgdossier/).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await box.count()).toBe(1);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`@${creditor}`);
    // Others whose names begin alike are gone once the whole name was looked for.
    await expect
      .poll(async () =>
        (await page.getByRole('option').allInnerTexts()).map((text) => text.includes(creditor)),
      )
      .toEqual([true]);
    await page.keyboard.press('ArrowDown');
    await page.getByText('BE68 5390 0754 7034').waitFor();
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('BE68 5390 0754 7034');
    await expect.poll(() => line(new RegExp(creditor)).locator('mark').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('open') === statement.id);

    // From a dialog, which stays when the palette is left; and the keys of the screen.
    await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
    await page.locator('main').focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog').filter({ hasText: keys.title });
    await help.getByText(keys.cell).waitFor();
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('#zzzzzz');
    await page.getByText(search.nothing).first().waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await help.isVisible()).toBe(true);

    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('?toetsenbord');
    await line(/Toetsenbord/)
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/manual/keyboard');
  });

  atNight('on a phone, with a finger, in the whole window', async ({ openPage }) => {
    const page = await openPage(PHONE);
    const office = await openOffice(page);
    const { creditor, dossier, statement } = await prepare(office);
    await page.goto('/app');
    await page.getByRole('button', { name: shell.search, exact: true }).tap();
    const box = page.getByRole('combobox', { name: search.title, exact: true });
    await box.fill(creditor);
    const found = page.getByRole('option', { name: new RegExp(creditor) }).first();
    await found.waitFor();
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScrolling(page);
    }
    await expectAccessible(page);
    await found.tap();
    await page.getByRole('button', { name: search.acts.copyAccount }).waitFor();
    await page
      .getByRole('button', { name: search.acts.openStatement.replace('{{number}}', dossier.fileNumber) })
      .tap();
    await page.waitForURL((url) => url.searchParams.get('open') === statement.id);
    await box.waitFor({ state: 'detached' });
  });
});
