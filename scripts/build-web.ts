import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const WEB = path.join(PROJECT, 'apps', 'web');
const STAMP = path.join(WEB, 'dist', '.built-from-sha256');
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web/*.{html,ts,js,cjs,mjs,json}',
  'apps/web/{src,public}/**/*.*',
  'packages/*/src/**/*.ts',
];

/** Builds the interface into apps/web/dist, unless what is there was built from the same sources. */
export async function buildWeb(): Promise<void> {
  const wanted = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Building the interface …\n');
  // In a child process, because the bundler's memory would otherwise stay with us for the whole run.
  const vite = spawn(
    process.execPath,
    [path.join(PROJECT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: WEB,
      // Whoever asks for it: under the test runner's NODE_ENV the slow development build of React would go in.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error('The interface could not be built; the lines above say why.');
  compressAssets();
  writeFileSync(STAMP, wanted);
}

/** Beside each asset its compressed twins, which the server prefers; the pages themselves change with every answer. */
function compressAssets(): void {
  for (const file of globSync('dist/assets/**/*.{js,css,svg}', { cwd: WEB })) {
    const place = path.join(WEB, file);
    const content = readFileSync(place);
    writeFileSync(`${place}.br`, brotliCompressSync(content));
    writeFileSync(`${place}.gz`, gzipSync(content, { level: 9 }));
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: PROJECT }).sort()) {
    if (file.includes('.test.')) continue;
    hash.update(`${file}\0`).update(readFileSync(path.join(PROJECT, file)));
  }
  return hash.digest('hex');
}
