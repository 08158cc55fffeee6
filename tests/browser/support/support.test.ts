import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, listObstacles } from './accessibility.ts';
import { SANDBOX, test } from './browser.ts';

/** Proves that the other tests would notice: a watchman who sleeps lets everything pass. */

test('what a page complains about is seen', async ({ page, faults }) => {
  faults.expect(/uncaught: thrown on purpose/);
  await page.goto(SANDBOX);
  const refusal = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    console.error('logged on purpose');
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  await Promise.all([refusal, thrown]);
  expect(faults.unexpected()).toEqual([
    expect.stringContaining('logged on purpose'),
    expect.stringContaining('Content Security Policy'),
  ]);
  faults.expect(/logged on purpose|Content Security Policy/);
});

test('a page that shuts people out is noticed', async ({ page }) => {
  await page.setContent(
    '<html lang="nl"><title>x</title><main><p style="color: #aaa">pale</p><img src="data:,"></main>',
  );
  expect(await listObstacles(page)).toEqual([
    expect.stringContaining('color-contrast'),
    expect.stringContaining('image-alt'),
  ]);
  await expect(expectAccessible(page)).rejects.toThrow('to deeply equal []');
});

test('a page of the same make-up is looked at once, and one with something new again', async ({ page }) => {
  const show = (content: string) =>
    page.setContent(`<html lang="nl"><title>x</title><main class="only-here">${content}</main>`);
  await show('<p class="plain">black</p>');
  await expectAccessible(page);
  await show('<p class="plain">black again</p><p class="plain">and once more</p>');
  await page.evaluate(() =>
    Object.assign(window, { axe: { run: () => Promise.reject(new Error('asked')) } }),
  );
  await expectAccessible(page);
  await show('<p class="plain">black</p><p class="plain" style="color: #aaa">pale</p>');
  await expect(expectAccessible(page)).rejects.toThrow('asked');
});

test('a page that is too wide is noticed', async ({ page }) => {
  await page.setContent('<div style="width: 2000px">wide</div>');
  await expect(expectNoSidewaysScrolling(page)).rejects.toThrow('is wider than its window');
});
