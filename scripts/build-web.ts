import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildIfChanged, CACHE, SOURCES_OF_PACKAGES } from './built-from.ts';
import { makePassingFolder } from './passing-folder.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const WEB = path.join(PROJECT, 'apps', 'web');
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  { folder: 'apps/web', name: /^apps\/web\/(?:[^/]+\.(?:html|[cm]?js|ts|json)|(?:src|public)\/.*)$/ },
  SOURCES_OF_PACKAGES,
  { folder: 'packages/documents/manual', name: /^packages\/documents\/manual\/[^/]+\/[^/]+\.png$/ },
];

/** Builds the interface into apps/web/dist, unless what is there was built from the same sources. */
export function buildWeb(): Promise<void> {
  return buildIfChanged({
    place: path.join(WEB, 'dist'),
    sources: SOURCES,
    make: async (folder) => {
      await runVite(['--outDir', folder]);
      await paintPages(folder);
      await compressAssets(folder);
    },
    announcement: 'Building the interface',
  });
}

/** The pages that show something before their scripts have come. */
async function paintPages(folder: string): Promise<void> {
  const drawing = makePassingFolder(CACHE, 'painted');
  try {
    await runVite(['--config', 'vite.painted.config.ts', '--outDir', drawing]);
    await run([path.join(WEB, 'paint-pages.ts'), folder, path.join(drawing, 'draw-start.js')]);
  } finally {
    rmSync(drawing, { recursive: true, force: true });
  }
}

function runVite(options: readonly string[]): Promise<void> {
  const vite = path.join(PROJECT, 'node_modules/vite/bin/vite.js');
  return run([vite, 'build', '--logLevel', 'warn', '--emptyOutDir', ...options]);
}

/** In a child process, because the bundler's memory would otherwise stay with us for the whole run. */
async function run(command: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: WEB,
    // Whoever asks for it: under the test runner's NODE_ENV the slow development build of React would go in.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The interface could not be built; the lines above say why.');
}

/**
 * Beside each asset its compressed twins, which the server prefers; the pages themselves change with every answer. On
 * all cores at once: it takes longer than the bundling.
 */
async function compressAssets(folder: string): Promise<void> {
  const assets = globSync('assets/**/*.{js,mjs,css,svg,wasm}', { cwd: folder });
  await Promise.all(
    assets.map(async (file) => {
      const place = path.join(folder, file);
      const content = readFileSync(place);
      writeFileSync(`${place}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${place}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
