import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare const axe: { run(context: Document, options: object): Promise<AxeResults> };

/** Finds nothing against WCAG 2.2 A and AA on the page as it is now, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await listObstacles(page), page.url()).toEqual([]);
}

async function placeOfMark(page: Page): Promise<string> {
  return path.join(inject('flawlessFolder'), await describeMakeUp(page));
}

/**
 * Of what kinds of elements a page is made, in which window and language: all that a rule could look at but for the words
 * themselves and how often a kind occurs.
 */
async function describeMakeUp(page: Page): Promise<string> {
  const kinds = await page.evaluate(() => {
    const SAID = /^(class|role|type|lang|tabindex|title|alt|open|disabled|data-(?!path)|aria-(?!controls))/;
    const say = ({ name, value }: Attr) => {
      if (name === 'style')
        return value.match(/[\w-]*(color|bg|background|opacity)[\w-]*:[^;]*/g)?.join() ?? '';
      if (!SAID.test(name)) return name;
      // Names are there or not; classes that are made for one element have a name of their own each time.
      if (/^(title|alt|aria-(label|describedby|owns|active|value))/.test(name))
        return `${name}=${value !== ''}`;
      return `${name}=${value.replaceAll(/__m__-\S+|\d+/g, '')}`;
    };
    const isSaying = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const kindOf = (element: Element) =>
      [element.tagName, isSaying(element), ...[...element.attributes].map(say).sort()].join(' ');
    const all = [...document.querySelectorAll('*')].map(
      (element) =>
        `${element.parentElement?.className.toString().replaceAll(/__m__-\S+/g, '')} > ${kindOf(element)}`,
    );
    return [innerWidth, ...new Set(all)].sort();
  });
  return createHash('sha256').update(JSON.stringify(kinds)).digest('hex');
}

/**
 * What is against WCAG 2.2 A and AA. A page of the same make-up as one on which nothing was found is not looked at again:
 * it takes as long as loading it.
 */
export async function listObstacles(page: Page): Promise<string[]> {
  const mark = await placeOfMark(page);
  if (existsSync(mark)) return [];
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
  const obstacles = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => id !== 'target-size' || !isHalfScrolledAway(node))
      .map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
  if (obstacles.length === 0) writeFileSync(mark, page.url());
  return obstacles;
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
