import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

const run = promisify(execFile);
const NPM_PACKAGE = createRequire(import.meta.url).resolve('@sparticuz/chromium');

/**
 * Debian's Chromium without a window, with what this system lacks for it, put into a folder and not installed: nothing else on the
 * machine changes, and nobody needs to be root. Its fonts are those of the package from npm, so that pages look the same everywhere.
 */
export async function unpackFromDebian(folder: string): Promise<void> {
  try {
    await unpackPackages(folder);
  } catch (error) {
    throw new Error('Debian’s Chromium cannot be had here. Set CHROMIUM_PATH to one of yours.', {
      cause: error,
    });
  }
  await unpackFonts(folder);
}

async function unpackPackages(folder: string): Promise<void> {
  const apt = path.join(folder, 'apt');
  for (const name of ['lists/partial', 'archives/partial'])
    mkdirSync(path.join(apt, name), { recursive: true });
  // Lists of its own: those of the machine may be missing, old, or not ours to renew.
  const settings = [
    `Dir::State::lists=${apt}/lists`,
    `Dir::Cache=${apt}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting]);
  await run('apt-get', [...settings, 'update']);
  const wanted = [
    '--download-only',
    '--yes',
    '--no-install-recommends',
    'install',
    'chromium-headless-shell',
  ];
  await run('apt-get', [...settings, ...wanted]);
  for (const name of globSync('archives/*.deb', { cwd: apt }))
    await run('dpkg-deb', ['--extract', path.join(apt, name), folder]);
  rmSync(apt, { recursive: true });
}

async function unpackFonts(folder: string): Promise<void> {
  const packed = path.join(path.dirname(NPM_PACKAGE), '../bin/fonts.tar.br');
  const untar = run('tar', ['--extract', '--directory', folder]);
  untar.child.stdin?.end(brotliDecompressSync(readFileSync(packed)));
  await untar;
}
