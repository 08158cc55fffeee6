// What the browser must fetch before the start page is there: all scripts and styles that Chromium really loads, in bytes
// as the server sends them, against React alone; and how much of it has come when the largest text is painted.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { launchChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../scripts/product.ts';

const MOST_KILOBYTES = 220;
const AIM_BEFORE_THE_LARGEST_PAINT = 60;
const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));

interface Loaded {
  readonly kind: string;
  readonly kilobytes: number;
  /** Since the page was asked for. */
  readonly milliseconds: number;
}

async function loadStartPage(): Promise<{ loaded: Loaded[]; largestPaint: number }> {
  const product = await startProduct({
    ...(await findFreePorts()),
    dataFolder: path.join(folder, 'data'),
    settings: ON_ITS_OWN,
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'nl-BE' });
    const responses: import('playwright-core').Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(product.address, { waitUntil: 'networkidle' });
    const loaded = await Promise.all(responses.map(measure));
    return { loaded, largestPaint: await page.evaluate<number>(LARGEST_PAINT) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measure(response: import('playwright-core').Response): Promise<Loaded> {
  const request = response.request();
  const { responseBodySize } = await request.sizes();
  const { startTime, responseEnd } = request.timing();
  return {
    kind: request.resourceType(),
    kilobytes: responseBodySize / 1000,
    milliseconds: startTime + responseEnd,
  };
}

/** For the page; in milliseconds since 1970, as the network tells its times. */
const LARGEST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    resolve(performance.timeOrigin + list.getEntries().at(-1).startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

function sum(loaded: readonly Loaded[], kinds: readonly string[]): number {
  return loaded
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((total, { kilobytes }) => total + kilobytes, 0);
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

const { loaded, largestPaint } = await loadStartPage();
const react = await buildReactAlone();
const scripts = sum(loaded, ['script']);
const styles = sum(loaded, ['stylesheet']);
const before = loaded.filter(({ milliseconds }) => milliseconds <= largestPaint);
process.stdout.write(
  `start page: ${(scripts + styles).toFixed(1)} kB of script and style as served (at most ${MOST_KILOBYTES}):` +
    ` ${scripts.toFixed(1)} of script, ${(scripts / react).toFixed(2)} x React alone (${react.toFixed(1)} kB), and` +
    ` ${styles.toFixed(1)} of style; ${sum(before, ['script', 'stylesheet']).toFixed(1)} kB of it before the largest` +
    ` paint (aim: ${AIM_BEFORE_THE_LARGEST_PAINT} or less)\n`,
);
if (scripts + styles > MOST_KILOBYTES) process.exitCode = 1;
rmSync(folder, { recursive: true, force: true });
