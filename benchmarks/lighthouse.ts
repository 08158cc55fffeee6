// What Lighthouse says of the start page, on a phone with a slow network and on a desk, and of the list and a dossier on a
// desk, where offices work. It comes into a folder of its own: it drags in more packages than the product has, and nothing
// else needs it. Without a network the first time, nothing is measured.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { launchChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../scripts/product.ts';
import { personOf, takeUpSession } from '../tests/browser/support/sign-in.ts';
import { tellNotMeasured } from './surroundings/tell-not-measured.ts';

const VERSION = '13.5.0';
const LEAST = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;
const FOLDER = fileURLToPath(new URL(`../.cache/lighthouse-${VERSION}`, import.meta.url));
const PERSON = personOf('demo-joris-dewitte');

interface Verdict {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: Reference[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
}
interface Reference {
  readonly id: string;
  readonly weight: number;
}
/** The page of the library that Lighthouse steers the browser with. */
interface SteeredPage {
  evaluateOnNewDocument(script: unknown, argument: unknown): Promise<unknown>;
  close(): Promise<void>;
}
interface Steering {
  connect(options: { browserURL: string; defaultViewport: null }): Promise<{
    newPage(): Promise<SteeredPage>;
    disconnect(): Promise<void>;
  }>;
}
interface Lighthouse {
  default(
    url: string,
    flags: object,
    config: object | undefined,
    page: SteeredPage,
  ): Promise<{ lhr: Verdict } | undefined>;
  desktopConfig: object;
}

async function install(): Promise<boolean> {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }');
  const npm = spawn(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`],
    {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(npm, 'exit');
  return code === 0;
}

function load<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(path.join(FOLDER, 'node_modules', file)).href);
}

if (!(await install())) {
  await tellNotMeasured('Lighthouse could not be fetched');
  process.exit();
}
const lighthouse = await load<Lighthouse>('lighthouse/core/index.js');
const { default: steering } = await load<{ default: Steering }>(
  'puppeteer-core/lib/puppeteer/puppeteer-core.js',
);
const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const ports = await findFreePorts();
const product = await startProduct({
  ...ports,
  dataFolder: folder,
  settings: { ...ON_ITS_OWN, DEMO_DATA: 'true', RATE_LIMIT_PER_MINUTE: '999999' },
});
const { port: debugging } = await findFreePorts();
const chromium = await launchChromium([`--remote-debugging-port=${debugging}`]);
const steered = await steering.connect({
  browserURL: `http://127.0.0.1:${debugging}`,
  defaultViewport: null,
});
try {
  const own = await chromium.newContext({ baseURL: product.address });
  const token = await takeUpSession(await own.newPage(), PERSON);
  const answer = await fetch(`${product.address}/api/Dossier?pageSize=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const desk = lighthouse.desktopConfig;
  await judge('start page, phone on a slow network', '/', undefined);
  await judge('start page, desk', '/', desk);
  await judge('signed-in start, desk', '/app', desk, own);
  await judge('list, desk', '/app/dossiers', desk, own);
  await judge('dossier, desk', `/app/dossier/${items[0]?.id}`, desk, own);
} finally {
  await steered.disconnect();
  await chromium.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function judge(
  name: string,
  address: string,
  config: object | undefined,
  signedIn?: Awaited<ReturnType<typeof chromium.newContext>>,
): Promise<void> {
  const page = await steered.newPage();
  if (signedIn) await signIn(page, signedIn);
  const flags = {
    disableStorageReset: signedIn !== undefined,
    logLevel: 'error',
    onlyCategories: Object.keys(LEAST),
  };
  const outcome = await lighthouse.default(`${product.address}${address}`, flags, config, page);
  await page.close();
  if (outcome === undefined) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { categories, audits } = outcome.lhr;
  const scores = Object.entries(LEAST).map(([category, least]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100);
    if (score < least) process.exitCode = 1;
    return `${category} ${score} (at least ${least})`;
  });
  const value = (audit: string) => audits[audit]?.displayValue ?? '–';
  process.stdout.write(
    `${name}: ${scores.join(', ')}; largest paint ${value('largest-contentful-paint')}, blocked` +
      ` ${value('total-blocking-time')}, moved ${value('cumulative-layout-shift')}\n`,
  );
  for (const category of Object.keys(LEAST).filter((one) => one !== 'performance')) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1) {
        process.stdout.write(`  ${category}: ${id}: ${audit?.title}\n`);
      }
    }
  }
}

/** The session lies in the storage of a tab: it is put there before the page opens. */
async function signIn(page: SteeredPage, { request }: { request: Page['request'] }): Promise<void> {
  const tab = {
    request,
    context: () => own(request),
    addInitScript: (script: unknown, argument: unknown) => page.evaluateOnNewDocument(script, argument),
  };
  await takeUpSession(tab as unknown as Page, PERSON);
}

/** The cookies of the identity service are there since the first time. */
function own(request: Page['request']) {
  return { request, addCookies: async () => {} };
}
