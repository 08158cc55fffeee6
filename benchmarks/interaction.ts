// How long a press waits for the next frame in an office with 10,000 dossiers, as the browser itself measures it
// (interaction to next paint), on the start page, the list and the search from anywhere; and how long the server takes for
// what the start page and the list ask. The network is this machine: what is measured is the work of the page.

import type { Page } from 'playwright-core';
import { launchChromium } from '../scripts/chromium.ts';
import { personOf, takeUpSession } from '../tests/browser/support/sign-in.ts';
import { median } from './baselines/median.ts';
import { openLargeOffice } from './interaction/large-office.ts';
import { tellNotMeasured, WITHOUT_POSTGRES } from './surroundings/tell-not-measured.ts';

const DOSSIERS = 10_000;
const MOST_MILLISECONDS = 200;
/** What an answer may take that a screen waits for. */
const MOST_FOR_AN_ANSWER = 1_000;
const PERSON = personOf('demo-joris-dewitte');

/** For the page: keeps the longest time between a press and the frame after it. */
const WATCH = `
  window.longestPress = { duration: 0, name: '' };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId, name } of list.getEntries()) {
      if (interactionId > 0 && duration > window.longestPress.duration) window.longestPress = { duration, name };
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

async function longestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('window.longestPress = { duration: 0, name: "" }');
  await act();
  // The browser tells of an interaction after the frame that it measured.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250)))');
  return page.evaluate<number>('window.longestPress.duration');
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 60 });
  await page.waitForLoadState('networkidle');
}

const office = await openLargeOffice(PERSON.subject, DOSSIERS);
if (office === undefined) {
  await tellNotMeasured(WITHOUT_POSTGRES);
  process.exit();
}
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    ...{ baseURL: office.address, locale: 'nl-BE', viewport: { width: 1440, height: 900 } },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const token = await takeUpSession(page, PERSON);

  for (const call of ['/api/Inbox?scope=office', '/api/Inbox?scope=mine', '/api/Dossier']) {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const started = performance.now();
      const answer = await fetch(`${office.address}${call}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
      await answer.bytes();
      times.push(performance.now() - started);
    }
    const time = median(times);
    if (time > MOST_FOR_AN_ANSWER) process.exitCode = 1;
    process.stdout.write(`${call}: ${time.toFixed(0)} ms (at most ${MOST_FOR_AN_ANSWER})\n`);
  }

  const measured: [string, number][] = [];
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  measured.push(
    ['start page: J ten times', await longestOf(page, () => repeat(10, () => page.keyboard.press('j')))],
    [
      'start page: what waits for the whole office',
      await longestOf(page, async () => {
        await page.getByRole('radiogroup').locator('label').nth(1).click();
        await page.waitForLoadState('networkidle');
      }),
    ],
    [
      'search from anywhere: typing',
      await longestOf(page, async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').waitFor();
        await type(page, 'peeters');
      }),
    ],
  );
  await page.goto('/app/dossiers');
  await page.getByRole('row').nth(5).waitFor();
  await page.waitForLoadState('networkidle');
  measured.push(
    [
      'list: another order',
      await longestOf(page, async () => {
        await page.getByRole('columnheader').getByRole('button').first().click();
        await page.waitForLoadState('networkidle');
      }),
    ],
    [
      'list: the menu of a row',
      await longestOf(page, async () => {
        await page.getByRole('row').nth(3).getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
        await page.keyboard.press('Escape');
      }),
    ],
    [
      'list: typing in the search',
      await longestOf(page, async () => {
        await page.keyboard.press('/');
        await type(page, 'mertens');
      }),
    ],
    [
      'list: J ten times',
      await longestOf(page, async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('heading', { level: 1 }).click();
        await repeat(10, () => page.keyboard.press('j'));
      }),
    ],
  );
  for (const [what, longest] of measured) {
    if (longest > MOST_MILLISECONDS) process.exitCode = 1;
    process.stdout.write(
      `${what}: ${longest.toFixed(0)} ms to the next frame (at most ${MOST_MILLISECONDS})\n`,
    );
  }
} finally {
  await browser.close();
  await office.close();
}

async function repeat(times: number, act: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await act();
}
