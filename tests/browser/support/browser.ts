import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium } from '../../../scripts/chromium.ts';

const FAILURES = fileURLToPath(new URL('../../../.cache/browser-failures', import.meta.url));

export const PRODUCT = inject('productAddress');
export const SANDBOX = inject('sandboxAddress');

/**
 * What a page complained about: uncaught errors, and what the browser logs as an error (broken requests, refusals
 * by the content security policy). A test that provokes one says so beforehand.
 */
class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#seen.push(`${message.text()} (${message.location().url})`);
    });
  }

  unexpected(): string[] {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}

const FRESH_VISITOR = {
  baseURL: PRODUCT,
  locale: 'nl-BE',
  timezoneId: 'Europe/Brussels',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

/** A phone in the hand: a small screen that zooms, and fingers. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** Where nobody watches, the machine may be busy with others: a slow answer is no fault of the product's. */
const PATIENCE = process.env['CI'] ? 90_000 : 30_000;

/**
 * Browsers that a test was done with, to be handed to the next one without cookies, storage, permissions and pages.
 * What stays are the files of the interface, which never change under their names, and what was compiled of them. That
 * is why the storage is emptied by hand: Playwright's way of setting it throws the files away too.
 */
class Visitors {
  readonly #browser: Browser;
  readonly #idle = new Map<string, BrowserContext[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    return this.#idle.get(JSON.stringify(options))?.pop() ?? this.#open(options);
  }

  async #open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  }

  /** One that cannot be emptied, or not soon, is left behind: neither closing nor leaving a page has an end of its own. */
  async giveBack(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
    const isEmpty = await soon(emptyVisitor(context, new URL(options.baseURL ?? PRODUCT).origin));
    if (!isEmpty) return leaveBehind(context);
    const key = JSON.stringify(options);
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), context]);
  }
}

async function emptyVisitor(context: BrowserContext, origin: string): Promise<void> {
  const [last, ...others] = context.pages();
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await clearStorage(context, last, origin);
}

/** Through a page that was open anyway, once it has left the product: a new one costs a process. */
async function clearStorage(context: BrowserContext, open: Page | undefined, origin: string): Promise<void> {
  const page = open ?? (await context.newPage());
  await page.unrouteAll();
  // Whoever would be asked whether to leave what was typed leaves it.
  page.removeAllListeners('dialog');
  await page.goto('about:blank');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
}

const SOON = 20_000;

/** Whether it came to a good end before anybody would wonder. */
async function soon(work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const end = work.then(
    () => true,
    () => false,
  );
  const tooLate = setTimeout(SOON, false, { signal: waiting.signal }).catch(() => false);
  const isDone = await Promise.race([end, tooLate]);
  waiting.abort();
  return isDone;
}

/** It ends with its browser at the latest. */
function leaveBehind(context: BrowserContext): void {
  context.close().catch(() => {});
}

/**
 * One browser for all the files that a process runs, with what it knows of the interface; it ends with the process. What
 * Vitest keeps for a worker it makes anew for each file.
 */
let visitors: Promise<Visitors> | undefined;

/** A test with a fresh visitor: no cookies, a Dutch browser on a desk. It fails when a page complains. */
export const test = base
  .extend('visitors', () => {
    visitors ??= launchChromium().then((browser) => new Visitors(browser));
    return visitors;
  })
  .extend('faults', () => new Faults())
  .extend('openPage', async ({ visitors, faults, task }, { onCleanup }) => {
    const opened = new Map<BrowserContext, BrowserContextOptions>();
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail';
      if (hasFailed) await savePictures([...opened.keys()], task.name);
      await Promise.all(
        [...opened].map(([context, options]) =>
          hasFailed ? leaveBehind(context) : visitors.giveBack(context, options),
        ),
      );
      expect(faults.unexpected()).toEqual([]);
    });
    return async (wanted: BrowserContextOptions = {}): Promise<Page> => {
      const options = { ...FRESH_VISITOR, ...wanted };
      const context = await visitors.take(options);
      opened.set(context, options);
      context.once('close', () => opened.delete(context));
      const page = await context.newPage();
      faults.watch(page);
      return page;
    };
  })
  .extend('page', ({ openPage }) => openPage());

/** At night, or for who asks for it, everything is tried in all languages and at all widths. */
export const IS_THOROUGH = process.env['THOROUGH'] === 'yes';

/** What shows another side of a thing that is tried by day too: a phone, five hundred of them, the same elsewhere. */
export const atNight = test.runIf(IS_THOROUGH);

/** The same in several languages: the first by day, all at night. */
export function sampleOf<Case>(all: readonly Case[]): readonly Case[] {
  return IS_THOROUGH ? all : all.slice(0, 1);
}

/** To see what a failed test saw. */
async function savePictures(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [number, page] of pages.entries()) {
    const file = `${name.replace(/\W+/g, '-')}-${number + 1}.png`;
    // A page that is stuck has no picture; the test has failed already.
    const hasPicture = await page.screenshot({ path: path.join(FAILURES, file), timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    const look = hasPicture ? `looked like .cache/browser-failures/${file}` : 'could not be pictured';
    process.stderr.write(`${page.url()} ${look}\n`);
  }
}
