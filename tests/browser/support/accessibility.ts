import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare const axe: { run(context: Document, options: object): Promise<AxeResults> };

/** Finds nothing against WCAG 2.2 A and AA on the page as it is now, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await listObstacles(page), page.url()).toEqual([]);
}

export async function listObstacles(page: Page): Promise<string[]> {
  // Put in through the debugger: a script element would be refused by the content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (values) =>
      axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // No rule of these reads style sheets, which would be copied rule by rule before each run.
        preload: { assets: ['media'] },
      }),
    WCAG_2_2_AA,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => id !== 'target-size' || !isHalfScrolledAway(node))
      .map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}

/** The last row of a long list may stand half under the bar at the foot: it is large enough once it is scrolled up. */
function isHalfScrolledAway({ failureSummary }: NodeResult): boolean {
  return failureSummary?.includes('partially obscured') === true;
}

/** A page that is wider than its window makes a phone's user scroll sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `${page.url()} is wider than its window`).toBeLessThanOrEqual(Number(window));
}
