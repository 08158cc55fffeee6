import type { Page } from 'playwright-core';

const LOOK_EVERY_MS = 300;
/** Of a canvas on which nothing was drawn yet. */
const UNDRAWN_WIDTH = 300;

/** Waits until everything that was asked for has come, fonts and drawn documents among it, and two looks see the same. */
export async function isComplete(page: Page, language: string, wordForLoading: string): Promise<void> {
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction((width) => document.querySelector('canvas')?.width !== width, UNDRAWN_WIDTH);
  const loading = page.getByRole('status', { name: wordForLoading });
  let before = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    const now = await page.screenshot();
    if (now.equals(before) && (await loading.count()) === 0) return;
    before = now;
  }
}
