import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { calculation } from '@prorata/i18n/nl/calculation';
import { filing } from '@prorata/i18n/nl/filing';
import { states } from '@prorata/i18n/nl/states';
import type { Browser, Page } from 'playwright-core';
import { findDossier, inviteForShow } from './demo-dossiers.ts';
import { isComplete } from './is-complete.ts';
import { writePng } from './palette-png.ts';
import { reducePicture } from './shoot-picture.ts';
import { openVisitor, openWindow } from './visitor.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
/** So that all of a page is in sight in the dock. */
const TALL = { width: 1440, height: 1400 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The five screens that the README shows, in Dutch, as the people of the demonstration see them. */
export async function takeReadmePictures(browser: Browser, address: string, folder: string): Promise<void> {
  const encoder = await browser.newPage();
  const save = async (name: string, shot: Buffer) => {
    writeFileSync(path.join(folder, `${name}.png`), writePng(await reducePicture(encoder, shot)));
    process.stdout.write(`docs/screenshots/${name}.png\n`);
  };
  const take = async (name: string, page: Page) => {
    await isComplete(page, 'nl', states.loading);
    await save(name, await page.screenshot());
  };

  const bailiff = await openVisitor(await openWindow(browser, address, DESK), 'Annelies Claes');
  await take('start', await bailiff.visit('/app'));
  const workshop = await findDossier(bailiff, 'Van Hoorick');
  await take('review', await bailiff.visit(`/app/dossier/${workshop}?tab=statements&review=next`));
  const press = await findDossier(bailiff, 'Oudevaart');
  const desk = await bailiff.visit(`/app/dossier/${press}?tab=calculation`);
  await desk.getByRole('list', { name: calculation.report.pages }).waitFor();
  await take('calculation', desk);

  // The deed is read from near: its first page alone, as the screen draws it.
  const near = await openWindow(browser, address, { viewport: TALL, deviceScaleFactor: 2 });
  const reader = await openVisitor(near, 'Annelies Claes');
  const page = await reader.visit(`/app/dossier/${press}?tab=calculation`);
  await page.getByRole('list', { name: calculation.report.pages }).waitFor();
  await isComplete(page, 'nl', states.loading);
  await save('deed', await page.locator('canvas').first().screenshot());

  const inviting = await findDossier(bailiff, 'Nova Print');
  const code = await inviteForShow(bailiff, inviting, 'nl');
  const phone = await openWindow(browser, address, PHONE);
  await phone.goto(`/invited/${code}/statement`);
  await phone.getByRole('button', { name: filing.begin.begin }).click();
  await phone.waitForURL(/\/statement\/[0-9a-f-]{36}/);
  await take('phone', phone);
}
