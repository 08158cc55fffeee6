import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { buildServer } from '../build-server.ts';
import { buildWeb } from '../build-web.ts';
import { launchChromium } from '../chromium.ts';
import { findFreePorts } from '../free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../product.ts';
import { takeManualPictures } from './manual-pictures.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { takeTour } from './tour.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));

/** The pictures of the manual come last: a dossier goes on while they are taken. */
const PARTS: Readonly<Record<string, (browser: Browser, address: string) => Promise<void>>> = {
  readme: (browser, address) => takeReadmePictures(browser, address, FOLDER),
  tour: (browser, address) => takeTour(browser, address, FOLDER),
  manual: takeManualPictures,
};

const wanted = process.argv.slice(2);
const strange = wanted.filter((name) => !(name in PARTS));
if (strange.length > 0) {
  process.stderr.write(
    `There are no pictures called ${strange.join(', ')}: ${Object.keys(PARTS).join(', ')}.\n`,
  );
  process.exit(1);
}

await buildServer();
await buildWeb();
mkdirSync(FOLDER, { recursive: true });
const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-screenshots-'));
const product = await startProduct({
  ...(await findFreePorts()),
  dataFolder,
  settings: { ...ON_ITS_OWN, RATE_LIMIT_PER_MINUTE: '100000' },
});
try {
  const browser = await launchChromium();
  try {
    for (const [name, take] of Object.entries(PARTS)) {
      if (wanted.length === 0 || wanted.includes(name)) await take(browser, product.address);
    }
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
  rmSync(dataFolder, { recursive: true });
}
