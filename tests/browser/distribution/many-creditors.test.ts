import { readFile } from 'node:fs/promises';
import { calculation } from '@prorata/i18n/nl/calculation';
import { shell } from '@prorata/i18n/nl/shell';
import { readXlsx } from 'hucre/xlsx';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { openOffice } from '../support/office.ts';
import { calculateLarge } from './large-dossier.ts';

const { explain, figures, flow, report, table } = calculation;
const LESSOR = 'Immo Vaartkom NV';

async function openCalculation(page: Page, id: string): Promise<void> {
  await page.goto(`/app/dossier/${id}?tab=calculation`);
  await page.getByText(figures.closes, { exact: true }).first().waitFor();
}

function rowsOf(page: Page) {
  return page.getByRole('table', { name: table.label }).getByRole('row');
}

/** The names in the rows that are drawn, in their order. */
async function namesOf(page: Page): Promise<string[]> {
  const names = await rowsOf(page).locator('[data-at]').allTextContents();
  return names.map((name) => name.replace(`, ${table.explain}`, ''));
}

/** Those who receive, from top to bottom of the drawing, with the place of their labels. */
async function receiversOf(page: Page) {
  const boxes = await page.locator('[data-receiver] foreignObject').evaluateAll((labels) =>
    labels.map((label) => {
      const { top, bottom } = label.getBoundingClientRect();
      return { name: label.textContent ?? '', top, bottom };
    }),
  );
  for (const [place, { top }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual((boxes[place - 1]?.bottom ?? Number.NEGATIVE_INFINITY) - 0.5);
  }
  return boxes.map(({ name }) => name);
}

async function contentOf(download: Promise<Download>): Promise<Buffer> {
  return readFile(await (await download).path());
}

async function save(page: Page, kind: string): Promise<Buffer> {
  await page.getByRole('button', { name: table.export }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return contentOf(download);
}

test('forty creditors are read in a table, a drawing and the report at once, at every width', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const { id } = await calculateLarge(office, 40);
  await openCalculation(page, id);

  // The order of the law: on lots, general, ordinary; the drawing has the same, the last of them together.
  const names = await namesOf(page);
  expect(names.slice(0, 7)).toEqual([
    'Garage Nekkerspoel NV',
    LESSOR,
    'Scheldebank NV',
    'Youssef El Amrani NV',
    'Nathalie Pauwels NV',
    'Rijksdienst voor Sociale Zekerheid NV',
    'Gemeentekas Dijleland NV',
  ]);
  await rowsOf(page).filter({ hasText: LESSOR }).getByText('1e op kavels 3, 4').waitFor();
  await rowsOf(page).filter({ hasText: 'Rijksdienst' }).getByText('RSZ, btw, bv').waitFor();
  const drawn = await receiversOf(page);
  expect(drawn.slice(0, 8)).toEqual([flow.receiver.costs, ...names.slice(0, 7)]);
  expect(drawn.at(-1)).toMatch(/^Overige \d+$/);
  await expectAccessible(page);

  // The menu has given its width; whoever wants it back gets it, and keeps it.
  const menu = page.getByRole('navigation', { name: shell.mainMenu });
  expect((await menu.boundingBox())?.width).toBeLessThan(64);
  await page.getByRole('button', { name: shell.unfoldMenu }).click();
  await page.reload();
  await page.getByText(figures.closes, { exact: true }).first().waitFor();
  expect((await menu.boundingBox())?.width).toBeGreaterThan(150);
  await page.getByRole('button', { name: shell.foldMenu }).click();

  // A row lights its way, moves the report to its page and explains; a click in the drawing chooses a row.
  await rowsOf(page).filter({ hasText: LESSOR }).getByRole('button').click();
  const dock = page.getByRole('region', { name: report.label });
  const story = page.getByRole('complementary', { name: explain.title });
  await story.getByRole('heading', { name: LESSOR }).waitFor();
  await expect.poll(() => page.locator('path[data-chosen]').count()).toBeGreaterThan(1);
  await expect
    .poll(() => dock.getByRole('list', { name: report.pages }).locator('[aria-current=page]').textContent())
    .not.toBe('1');
  await expectAccessible(page);
  await page.locator('[data-receiver]').filter({ hasText: 'Scheldebank' }).click();
  await rowsOf(page)
    .getByRole('button', { pressed: true, name: /^Scheldebank/ })
    .waitFor();
  await story.getByRole('button', { name: explain.close }).click();

  // What is filtered and ordered is what the files hold, with its sum.
  await page.getByRole('searchbox', { name: table.search }).fill('leverancier 00');
  await page.getByText(table.ofAll.replace('{{count}}', '9').replace('{{total}}', '40')).waitFor();
  await page.getByRole('columnheader', { name: table.columns.name }).getByRole('button').click();
  await page.getByRole('columnheader', { name: table.columns.name }).getByRole('button').click();
  expect((await namesOf(page))[0]).toBe('Leverancier 009 NV');
  const csv = (await save(page, table.csv)).toString().trim().split('\r\n');
  expect(csv).toHaveLength(11);
  expect(csv[1]).toMatch(/^Leverancier 009 NV;gewoon;0,00;/);
  const { sheets } = await readXlsx(new Uint8Array(await save(page, table.xlsx)));
  expect(sheets[0]?.rows.map(([name]) => name)).toEqual([
    table.columns.name,
    ...(await namesOf(page)),
    table.total,
  ]);

  // Up to 1280 px the report lies over the page; at 1024 nothing is lost.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: report.show }).click();
  await page.getByRole('dialog', { name: report.label }).getByRole('list', { name: report.pages }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: report.close }).click();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expectNoSidewaysScrolling(page);
  for (const column of Object.values(table.columns)) {
    const box = await page.getByRole('columnheader', { name: column, exact: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), column).toBeLessThanOrEqual(1024);
  }
  await expectAccessible(page);

  const phone = await openPage(PHONE);
  await openOffice(phone);
  await openCalculation(phone, id);
  const cards = phone.getByRole('list', { name: table.label }).getByRole('listitem');
  expect(await cards.count()).toBe(40);
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
});

atNight('five hundred creditors are walked through, found and unfolded', async ({ page }) => {
  const office = await openOffice(page);
  const { id } = await calculateLarge(office, 500);
  await openCalculation(page, id);
  await page.getByText(table.totalOf_other.replace('{{count}}', '500'), { exact: true }).waitFor();
  // Only what is in sight is drawn, and the keys reach all of it.
  expect(await rowsOf(page).count()).toBeLessThan(80);
  await rowsOf(page)
    .getByRole('button', { name: /^Garage Nekkerspoel/ })
    .focus();
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(LESSOR);
  await page.keyboard.press('End');
  await rowsOf(page)
    .getByRole('button', { name: /^Leverancier 493/ })
    .waitFor();
  await page.keyboard.press('Enter');
  // Whoever is chosen among the last comes out of them.
  await page
    .getByRole('complementary', { name: explain.title })
    .getByRole('heading', { name: /493/ })
    .waitFor();
  const drawn = await receiversOf(page);
  expect(drawn.at(-2)).toBe('Leverancier 493 NV');
  expect(drawn.at(-1)).toMatch(/^Overige \d+$/);
  await page.getByRole('button', { name: new RegExp(`^Overige \\d+ ${flow.unfold}$`) }).click();
  expect(await receiversOf(page)).toHaveLength(501);
  await page.getByRole('button', { name: flow.fold, exact: true }).click();
  expect((await receiversOf(page)).length).toBeLessThan(40);
  // Closed, the explanation gives the keyboard back to where it was asked for.
  await page.getByRole('heading', { name: /493/ }).focus();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Leverancier 493');
  await expectAccessible(page);
});
