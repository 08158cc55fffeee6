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

test('a page that is too wide is noticed', async ({ page }) => {
  await page.setContent('<div style="width: 2000px">wide</div>');
  await expect(expectNoSidewaysScrolling(page)).rejects.toThrow('is wider than its window');
});
