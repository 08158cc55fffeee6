import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '@prorata/i18n/nl/start';
import type { Browser, Page } from 'playwright-core';
import { buildWeb } from '../build-web.ts';
import { launchChromium } from '../chromium.ts';
import { findFreePorts } from '../free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../product.ts';
import { takeManualPictures } from './manual-pictures.ts';
import { openWindow, signIn } from './visitor.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Writes the main screens, as a visitor with a Dutch browser and the demo people see them, to docs/screenshots. */
async function takeScreenshots(browser: Browser, address: string): Promise<void> {
  const open = (viewport: typeof DESK) => openWindow(browser, address, { viewport });

  const stranger = await open(DESK);
  await stranger.goto('/');
  await save(stranger, 'start-nl');
  await stranger.getByRole('button', { name: start.signIn }).click();
  await stranger.waitForURL('**/identity/sign-in/*');
  await save(stranger, 'sign-in-desk');

  const stroller = await open(PHONE);
  await stroller.goto('/');
  await save(stroller, 'start-nl-phone');

  const bailiff = await open(DESK);
  await signIn(bailiff, 'Annelies Claes', start.signIn);
  await save(bailiff, 'welcome');

  const newcomer = await open(DESK);
  await signIn(newcomer, 'Yasmine El Amrani', start.signIn);
  await save(newcomer, 'welcome-pending');

  const administrator = await open(DESK);
  await signIn(administrator, 'Bram Hermans', start.signIn);
  for (const [language, name] of Object.entries(LANGUAGE_NAMES)) {
    await administrator.getByRole('button', { name: 'Bram Hermans' }).click();
    await administrator.getByRole('menuitem', { name }).click();
    await administrator.locator(`html[lang=${language}]`).waitFor();
    await save(administrator, `menu-${language}`);
  }
}

const LANGUAGE_NAMES = { nl: 'Nederlands', fr: 'Français', de: 'Deutsch', en: 'English' };

/** Once everything that was asked for has come, fonts among it, and nothing floats above the page. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.locator('[role=menu]').waitFor({ state: 'hidden' });
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  process.stdout.write(`docs/screenshots/${name}.png\n`);
}

await buildWeb();
mkdirSync(FOLDER, { recursive: true });
const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-screenshots-'));
const product = await startProduct({
  ...(await findFreePorts()),
  dataFolder,
  settings: { ...ON_ITS_OWN, RATE_LIMIT_PER_MINUTE: '100000' },
});
try {
  const browser = await launchChromium();
  try {
    // The pictures of the manual come last: a dossier goes on while they are taken.
    await takeScreenshots(browser, product.address);
    await takeManualPictures(browser, product.address);
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
  rmSync(dataFolder, { recursive: true });
}
