// What the browser must fetch before the start page is there: all scripts and styles that Chromium really loads, in bytes
// as the server sends them, against React alone; how many bytes of whatever it is have come when the largest text is painted,
// and when that is on a slow 3G network, as the browser's own tools slow it down (400 kilobits and two seconds of delay). And
// how many requests a page takes that nobody has seen before, whatever they are for: its files, its fonts and its calls.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import { build } from 'vite';
import { launchChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../scripts/product.ts';
import { personOf, takeUpSession } from '../tests/browser/support/sign-in.ts';

const MOST_KILOBYTES = 220;
const MOST_KILOBYTES_OF_STYLE = 32.5;
const MOST_REQUESTS = 40;
const PERSON = personOf('demo-joris-dewitte');
/** In kB, of page, styles, scripts and fonts together. */
const MOST_BEFORE_THE_LARGEST_PAINT = 60;
const MOST_SECONDS_ON_SLOW_3G = 4;
/** What moves after it was painted, as a part of the window: what browsers call good ends at a tenth. */
const MOST_MOVED = 0.01;
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const WINDOWS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));

interface Loaded {
  readonly kind: string;
  readonly kilobytes: number;
}

/** A part of whatever the page asks for, as it comes. */
interface Received extends Loaded {
  /** Since 1970, in milliseconds. */
  readonly at: number;
}

interface Visit {
  readonly loaded: readonly Loaded[];
  /** Since the page was asked for, in seconds. */
  readonly largestPaint: number;
  /** What had come by then, also of files that had not yet come whole. */
  readonly before: readonly Received[];
  readonly moved: number;
}

async function visitStartPage(
  browser: Browser,
  url: string,
  window: object,
  isSlow: boolean,
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'nl-BE', ...window });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const tools = await context.newCDPSession(page);
    const listReceived = await listen(tools);
    if (isSlow) await tools.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.locator('#painted').waitFor({ state: 'detached' });
    const loaded = await Promise.all(responses.map(measure));
    const { origin, paint, moved } = await watch(page);
    const before = listReceived().filter(({ at }) => at <= origin + paint);
    return { loaded, largestPaint: paint / 1000, before, moved };
  } finally {
    await context.close();
  }
}

async function measure(response: Response): Promise<Loaded> {
  const request = response.request();
  const { responseBodySize } = await request.sizes();
  return { kind: request.resourceType(), kilobytes: responseBodySize / 1000 };
}

/** Gives, in the end, everything that came over the network from now on, part by part. */
async function listen(tools: CDPSession): Promise<() => Received[]> {
  const requests = new Map<string, { kind: string; sinceEpoch: number; sent: number; unpacked: number }>();
  const parts: { readonly requestId: string; readonly unpacked: number; readonly timestamp: number }[] = [];
  tools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp, wallTime }) => {
    // What comes is told by a clock that only goes forward; here both are told.
    const sinceEpoch = wallTime - timestamp;
    requests.set(requestId, { kind: type.toLowerCase(), sinceEpoch, sent: 0, unpacked: 0 });
  });
  tools.on('Network.dataReceived', ({ requestId, dataLength, timestamp }) => {
    parts.push({ requestId, unpacked: dataLength, timestamp });
    const request = requests.get(requestId);
    if (request) request.unpacked += dataLength;
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.sent = encodedDataLength;
  });
  await tools.send('Network.enable');
  return () =>
    parts.flatMap(({ requestId, unpacked, timestamp }) => {
      const request = requests.get(requestId);
      if (request === undefined) return [];
      // Of a part only its unpacked size is told: it is taken to be packed as tightly as the whole, or not at all.
      const packed = request.sent === 0 ? 1 : request.sent / request.unpacked;
      const at = (request.sinceEpoch + timestamp) * 1000;
      return { kind: request.kind, kilobytes: (unpacked * packed) / 1000, at };
    });
}

function watch(page: Page): Promise<{ origin: number; paint: number; moved: number }> {
  return page.evaluate(WATCHED);
}

/** For the page: when the largest text was painted since it was asked for, and how far anything moved. */
const WATCHED = `Promise.all(
  ['largest-contentful-paint', 'layout-shift'].map(
    (type) =>
      new Promise((resolve) => {
        const seen = [];
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve(seen), 500);
      }),
  ),
).then(([paints, shifts]) => ({
  origin: performance.timeOrigin,
  paint: paints.at(-1).startTime,
  moved: shifts.reduce((sum, { value }) => sum + value, 0),
}))`;

function sum(loaded: readonly Loaded[], kinds?: readonly string[]): number {
  return loaded
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .reduce((total, { kilobytes }) => total + kilobytes, 0);
}

function describeKinds(loaded: readonly Loaded[]): string {
  const kinds = [...new Set(loaded.map(({ kind }) => kind))];
  return kinds.map((kind) => `${kind} ${sum(loaded, [kind]).toFixed(1)}`).join(', ');
}

async function buildReactAlone(): Promise<number> {
  const requireFromWeb = createRequire(path.resolve(import.meta.dirname, '../apps/web/package.json'));
  const entry = path.join(folder, 'react-alone.js');
  writeFileSync(
    entry,
    `import { createElement } from ${JSON.stringify(requireFromWeb.resolve('react'))};
     import { createRoot } from ${JSON.stringify(requireFromWeb.resolve('react-dom/client'))};
     createRoot(document.body).render(createElement('p', null, 'Hello'));`,
  );
  const outDir = path.join(folder, 'react-alone');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'out.js' } },
    },
  });
  return brotliCompressSync(readFileSync(path.join(outDir, 'out.js'))).length / 1000;
}

function check(isKept: boolean): string {
  if (!isKept) process.exitCode = 1;
  return isKept ? '' : ' TOO MUCH';
}

const react = await buildReactAlone();
const product = await startProduct({
  ...(await findFreePorts()),
  dataFolder: path.join(folder, 'data'),
  settings: { ...ON_ITS_OWN, DEMO_DATA: 'true', RATE_LIMIT_PER_MINUTE: '999999' },
});
const browser = await launchChromium();
try {
  const { loaded } = await visitStartPage(browser, product.address, WINDOWS.desk, false);
  const scripts = sum(loaded, ['script']);
  const styles = sum(loaded, ['stylesheet']);
  process.stdout.write(
    `start page: ${(scripts + styles).toFixed(1)} kB of script and style as served (at most ${MOST_KILOBYTES}):` +
      ` ${scripts.toFixed(1)} of script, ${(scripts / react).toFixed(2)} x React alone (${react.toFixed(1)} kB), and` +
      ` ${styles.toFixed(1)} of style (at most ${MOST_KILOBYTES_OF_STYLE})` +
      `${check(scripts + styles <= MOST_KILOBYTES && styles <= MOST_KILOBYTES_OF_STYLE)}\n`,
  );
  for (const [name, window] of Object.entries(WINDOWS)) {
    const visit = await visitStartPage(browser, product.address, window, true);
    const kilobytes = sum(visit.before);
    process.stdout.write(
      `slow 3G, ${name}: largest paint after ${visit.largestPaint.toFixed(2)} s (at most ${MOST_SECONDS_ON_SLOW_3G})` +
        `${check(visit.largestPaint <= MOST_SECONDS_ON_SLOW_3G)}, with ${kilobytes.toFixed(1)} kB before it (at most` +
        ` ${MOST_BEFORE_THE_LARGEST_PAINT}: ${describeKinds(visit.before)})${check(kilobytes <= MOST_BEFORE_THE_LARGEST_PAINT)};` +
        ` moved ${visit.moved.toFixed(4)} of the window (at most ${MOST_MOVED})${check(visit.moved <= MOST_MOVED)}\n`,
    );
  }
  for (const [name, path] of Object.entries(await findPages())) await countRequests(name, path);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function newVisitor(): Promise<{ context: BrowserContext; page: Page; token: string }> {
  const context = await browser.newContext({
    baseURL: product.address,
    locale: 'nl-BE',
    ...WINDOWS.desk,
  });
  const page = await context.newPage();
  return { context, page, token: await takeUpSession(page, PERSON) };
}

async function findPages(): Promise<Record<string, string>> {
  const { context, token } = await newVisitor();
  const answer = await context.request.get('/api/Dossier?pageSize=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  await context.close();
  return { 'signed-in start': '/app', list: '/app/dossiers', dossier: `/app/dossier/${items[0]?.id}` };
}

/** All that a signed-in page asks for that was never opened before, until it asks for nothing more. */
async function countRequests(name: string, path: string): Promise<void> {
  const { context, page } = await newVisitor();
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 });
  await context.close();
  process.stdout.write(
    `${name}: ${requests} requests (at most ${MOST_REQUESTS})${check(requests <= MOST_REQUESTS)}\n`,
  );
}
