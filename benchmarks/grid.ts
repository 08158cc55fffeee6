// The statements of a dossier with five hundred creditors against one with nine, in Chromium: how long until the rows
// are there, and how long the browser takes to show a key that was pressed while cells are filled in (interaction to
// next paint). Only the rows in sight are drawn, so the aim is that the number of creditors hardly matters.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brusselsDate } from '@prorata/domain/iso-date';
import { statements } from '@prorata/i18n/nl/statements';
import type { Page } from 'playwright-core';
import { launchChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { openVisitor, openWindow, type Visitor } from '../scripts/pictures/visitor.ts';
import { ON_ITS_OWN, startProduct } from '../scripts/product.ts';

const FEW = 9;
const MANY = 500;
const EDITS = 12;
const AIM_MS = 200;
const BAILIFF = 'Joris Dewitte';

/** That of the page, which can tell of more than Node's. */
declare const PerformanceObserver: new (
  tell: (list: { getEntries(): readonly { readonly duration: number }[] }) => void,
) => { observe(what: object): void };

async function openDossier({ call }: Visitor, creditors: number): Promise<string> {
  const { items } = await call<{ items: { id: string }[] }>('GET', '/api/User/bailiffs');
  const { id } = await call<{ id: string }>('POST', '/api/Dossier', {
    language: 'nl',
    responsibleBailiffId: items[0]?.id,
    defendant: {
      companyName: `Meubelatelier ${creditors}`,
      address: { address1: 'Dorpsstraat 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    },
    transactionKind: ['sale'],
    saleDate: brusselsDate(new Date()),
  });
  for (let at = 0; at < creditors; at += 1) {
    await call('POST', `/api/Dossier/${id}/Statement`, {
      creditorType: 'legalEntity',
      corporateName: `Schuldeiser ${String(at).padStart(3, '0')}`,
      creditorAddress: {},
      totalAmountClaimed: 10,
    });
  }
  return id;
}

/** Milliseconds until the sums of all rows stand there. */
async function showGrid(page: Page, id: string, creditors: number): Promise<number> {
  await page.goto('/app/dossiers');
  await page.getByRole('heading').first().waitFor();
  const start = performance.now();
  await page.goto(`/app/dossier/${id}?tab=statements`);
  await page.getByText(statements.grid.total_other.replace('{{count}}', String(creditors))).waitFor();
  return performance.now() - start;
}

/** Milliseconds from the slowest press to its picture, while amounts are typed in one cell after the other. */
async function fillCells(page: Page): Promise<number> {
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.getByRole('grid').getByRole('gridcell').filter({ hasText: '10,00' }).first().click();
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.keyboard.press('F2');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as unknown as { slowest: { ms: number } }).slowest.ms);
}

const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-grid-'));
const product = await startProduct({
  ...(await findFreePorts()),
  dataFolder: folder,
  settings: { ...ON_ITS_OWN, RATE_LIMIT_PER_MINUTE: '100000' },
});
const browser = await launchChromium();
try {
  const visitor = await openVisitor(await openWindow(browser, product.address, {}), BAILIFF);
  const shown: number[] = [];
  const answered: number[] = [];
  for (const creditors of [FEW, MANY]) {
    const id = await openDossier(visitor, creditors);
    // The first time the browser compiles the page.
    await showGrid(visitor.page, id, creditors);
    shown.push(await showGrid(visitor.page, id, creditors));
    answered.push(await fillCells(visitor.page));
  }
  const [few = 0, many = 0] = shown;
  const [, slowest = 0] = answered;
  process.stdout.write(
    `grid with ${MANY} creditors: there after ${(many / few).toFixed(2)} x the time of ${FEW} (${many.toFixed(0)} against ${few.toFixed(0)} ms);` +
      ` the slowest press of ${EDITS} changed cells shown after ${slowest.toFixed(0)} ms (aim: ${AIM_MS} or less), with ${FEW} after ${answered[0]?.toFixed(0)} ms\n`,
  );
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
