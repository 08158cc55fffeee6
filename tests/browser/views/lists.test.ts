import { readFile } from 'node:fs/promises';
import { DOSSIER_LIST_COLUMNS } from '@prorata/contract/dossiers/dossier-row';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { fieldErrors, problems } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import { views } from '@prorata/i18n/nl/views';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { listCutTexts } from '../support/cut-texts.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';

/** With views of nobody else. */
const READER = personOf('demo-lotte-verhaegen');
const BAILIFF = personOf('demo-annelies-claes');

const heads = (page: Page) =>
  page
    .getByRole('columnheader')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()).filter((text) => text !== ''));
const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const say = (phrase: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce((said, [key, value]) => said.replace(`{{${key}}}`, String(value)), phrase);

describe('a list', () => {
  test('shows the columns one chooses, keeps them as a view and opens with it', async ({ page, faults }) => {
    faults.expect(/400.*\/api\/View/);
    await openOffice(page, READER);
    await page.goto('/app/dossiers');
    await page.getByRole('row').nth(1).waitFor();
    const { balanceToDistribute: balance, transactionKind: kind, createdBy, acts } = dossiers.columns;
    await page.getByRole('button', { name: views.columns }).click();
    const menu = page.getByRole('dialog');
    // The address holds them, and so they change a moment after the press.
    await menu.getByRole('checkbox', { name: balance }).click();
    await column(page, balance).waitFor();
    await menu.getByRole('checkbox', { name: kind }).click();
    await column(page, kind).waitFor({ state: 'hidden' });
    // By the keyboard: it moves before the one that stood there.
    await menu.getByRole('button', { name: say(views.up, { column: balance }) }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heads(page).then((all) => all.slice(-3))).toEqual([balance, createdBy, acts]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const address = page.url();
    expect(address).toContain('columns=');

    const choose = async (item: string, button: string | RegExp) => {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose(views.menu.saveAs, views.view);
    const form = page.getByRole('dialog', { name: views.form.saveAs });
    await form.getByRole('textbox', { name: views.form.name }).fill('Saldi');
    await expectAccessible(page);
    await form.getByRole('button', { name: views.form.verb }).click();
    await form.waitFor({ state: 'hidden' });
    await choose(views.menu.saveAs, /^Saldi/);
    await form.getByRole('textbox', { name: views.form.name }).fill('SALDI');
    await form.getByRole('button', { name: views.form.verb }).click();
    await form.getByText(fieldErrors.taken).waitFor();
    await page.keyboard.press('Escape');
    await choose(views.menu.setDefault, /^Saldi/);
    await page.getByText(say(views.defaultSet, { name: 'Saldi' })).waitFor();

    await page.goto('/app/dossiers');
    await column(page, balance).waitFor();
    await page.waitForURL(/view=/);
    await page.getByRole('switch', { name: dossiers.toggles.paid }).click();
    await page.getByRole('button', { name: new RegExp(`^Saldi\\s*${views.changed}$`) }).click();
    // Rows that are about to be others are dimmed.
    await page.getByRole('table').and(page.locator('[aria-busy="false"]')).waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: views.menu.save }).click();
    await page.getByRole('button', { name: 'Saldi', exact: true }).waitFor();
    await choose(views.menu.rename, 'Saldi');
    const renaming = page.getByRole('dialog', { name: views.form.rename });
    await renaming.getByRole('textbox', { name: views.form.name }).fill('Wat er ligt');
    await renaming.getByRole('button', { name: views.form.verb }).click();
    await choose(views.menu.remove, 'Wat er ligt');
    await page.getByRole('dialog').getByRole('button', { name: views.removal.verb }).click();
    await page.getByRole('button', { name: views.view, exact: true }).waitFor();
    await column(page, kind).waitFor();
    expect(new URL(page.url()).search).toBe('?view=plain');
    // Somebody else sees the same list at the same address.
    await page.goto(address);
    await column(page, balance).waitFor();
  });

  test('does one thing with several dossiers, and tells of each that was refused', async ({ page }) => {
    const office = await openOffice(page, BAILIFF);
    const name = `Reeks ${Date.now()}`;
    const opened = [];
    for (let number = 1; number <= 3; number += 1) opened.push(await openDossier(office, name));
    const people = await office.call<{ items: { id: string; name: string; surname: string }[] }>(
      'GET',
      '/api/Activity/people',
    );
    const [first, second] = people.items;
    const numbers = opened.map(({ fileNumber }) => fileNumber).sort();
    const shown = `search=${encodeURIComponent(name)}&sort=fileNumber&direction=asc`;
    await page.goto(`/app/dossiers?${shown}&columns=defendantName,handler,status`);
    const box = (number: string) => page.getByRole('checkbox', { name: say(views.choose, { name: number }) });
    await box(numbers[0] ?? '').click();
    await box(numbers[2] ?? '').click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: views.bulk.label });
    await bar.getByText(say(views.bulk.chosen_other, { count: 3 })).waitFor();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: views.export }).click();
    await page.getByRole('menuitem', { name: views.csv }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n').slice(0, -1);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      `\uFEFF${dossiers.columns.fileNumber};${dossiers.columns.defendantName};${fields.dossier.handlerId};${fields.dossier.status}`,
    );
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(numbers);

    // A colleague gives one of them away before this is pressed.
    await office.call('PUT', `/api/Dossier/${opened[0]?.id}/Activity/handler`, {
      ...{ handlerId: second?.id, previousHandlerId: null },
    });
    await bar.getByRole('button', { name: views.bulk.give }).click();
    await page.getByRole('menuitem', { name: `${first?.name} ${first?.surname}` }).click();
    const refused = page.getByRole('dialog', { name: views.bulk.someRefused });
    await refused.getByText(opened[0]?.fileNumber ?? '').waitFor();
    await refused.getByText(problems['handler-changed']).waitFor();
    await expectAccessible(page);
    await refused.getByRole('button', { name: views.bulk.close }).click();
    await page.getByText(say(views.bulk.done_other, { count: 2 })).waitFor();
    // What was refused stays chosen; the rest is done.
    await bar.getByText(say(views.bulk.chosen_one, { count: 1 })).waitFor();
    const given = page.getByRole('row').filter({ hasText: `${first?.name} ${first?.surname}` });
    await expect.poll(() => given.count()).toBe(2);
    await bar.getByRole('button', { name: views.bulk.follow, exact: true }).click();
    await page.getByText(say(views.bulk.done_one, { count: 1 })).waitFor();
    await bar.waitFor({ state: 'hidden' });
  });

  test('loses no content from 1024 px on, and pushes only the table aside', async ({ page }) => {
    await openOffice(page, BAILIFF);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/app/dossiers?columns=${DOSSIER_LIST_COLUMNS.slice(1).join(',')}&size=25`);
      await page.getByRole('row').nth(1).waitFor();
      expect(await listOwnCutTexts(page), `${width}`).toEqual([]);
      await expectNoSidewaysScrolling(page);
      const link = page.getByRole('row').nth(1).getByRole('link');
      const before = await link.boundingBox();
      const table = page.getByRole('table', { name: shell.menu.dossiers });
      await table.evaluate((element) => element.parentElement?.scrollTo(10_000, 0));
      expect(await link.boundingBox()).toEqual(before);
      const menu = page.getByRole('row').nth(1).getByRole('button');
      const { x = 0, width: size = 0 } = (await menu.boundingBox()) ?? {};
      expect(x + size).toBeLessThanOrEqual(width);
    }
    await page.getByRole('combobox', { name: forms.paging.size }).selectOption('50');
    await page.waitForURL(/size=50/);
  });

  test('is printed with all its columns, and a dossier without its buttons', async ({ page }) => {
    const office = await openOffice(page, BAILIFF);
    const { id } = await openDossier(office);
    await page.goto(`/app/dossiers?columns=${DOSSIER_LIST_COLUMNS.slice(1).join(',')}&size=25`);
    await page.getByRole('row').nth(1).waitFor();
    await page.emulateMedia({ media: 'print' });
    // As wide as A4 on its side, without its margins.
    await page.setViewportSize({ width: 1032, height: 730 });
    for (const head of [dossiers.columns.repertoryNumber, dossiers.columns.nextTermDueOn]) {
      await column(page, head).waitFor();
    }
    expect(await listOwnCutTexts(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: views.export }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: shell.menu.parties }).waitFor({ state: 'hidden' });
    await expect.poll(async () => countPages(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/app/dossier/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 1020 });
    await expect.poll(() => page.locator('main').getByRole('button').count()).toBe(0);
    expect(await listOwnCutTexts(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
  });

  atNight('offers its views on a phone', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await openOffice(page, BAILIFF);
    await page.goto('/app/dossiers');
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.getByRole('button', { name: views.view }).click();
    await page.getByRole('menuitem', { name: views.menu.saveAs }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});

/** The menu that folds away takes the name of the product with it, on purpose. */
async function listOwnCutTexts(page: Page): Promise<string[]> {
  return (await listCutTexts(page)).filter((text) => text !== 'Prorata');
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
