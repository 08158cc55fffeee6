// What the browser must fetch before the start page is there: all scripts and styles that Chromium really loads,
// compressed as a server would, against React alone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { launchChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../scripts/product.ts';

const AIM_KILOBYTES = 220;
const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));

function gzippedKilobytes(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length / 1000;
}

async function loadStartPage(): Promise<{ scripts: number; styles: number }> {
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
    const sizeOf = async (kind: string) => {
      const bodies = responses.filter((response) => response.request().resourceType() === kind);
      const sizes = await Promise.all(
        bodies.map(async (response) => gzippedKilobytes(await response.body())),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return { scripts: await sizeOf('script'), styles: await sizeOf('stylesheet') };
  } finally {
    await browser.close();
    await product.stop();
  }
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
  return gzippedKilobytes(readFileSync(path.join(outDir, 'out.js')));
}

const { scripts, styles } = await loadStartPage();
const react = await buildReactAlone();
process.stdout.write(
  `start page: ${scripts.toFixed(1)} kB of script, gzipped (aim: ${AIM_KILOBYTES} or less),` +
    ` ${(scripts / react).toFixed(2)} x React alone (${react.toFixed(1)} kB); ${styles.toFixed(1)} kB of styles\n`,
);
rmSync(folder, { recursive: true, force: true });
