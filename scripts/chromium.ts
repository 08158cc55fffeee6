import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { unpackFromDebian } from './debian-chromium.ts';
import { makePassingFolder } from './passing-folder.ts';

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

interface Origin {
  /** Under which it is kept. */
  readonly name: string;
  readonly unpackInto: (folder: string) => Promise<void>;
  /** Where in its folder the program is, and the libraries that a system may lack. */
  readonly program: string;
  readonly libraries: readonly string[];
}

/** Where Chromium comes from, by the kind of machine. */
const ORIGINS: Readonly<Record<string, Origin>> = {
  'linux-x64': {
    name: installedVersion(),
    unpackInto: unpackFromNpm,
    program: 'chromium',
    libraries: ['al2023/lib'],
  },
  // Nobody offers one for these in npm.
  'linux-arm64': {
    name: 'debian-arm64',
    unpackInto: unpackFromDebian,
    program: 'usr/lib/chromium/chromium-headless-shell',
    libraries: ['usr/lib/aarch64-linux-gnu', 'usr/lib/aarch64-linux-gnu/pulseaudio'],
  },
};

/**
 * Starts a Chromium that needs nothing of the system, with its libraries beside it.
 *
 * CHROMIUM_PATH names another Chromium, for the systems for which we know none.
 */
export async function launchChromium(furtherFlags: readonly string[] = []): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  const args = [...FLAGS, ...furtherFlags];
  if (own) return chromium.launch({ executablePath: own, args });
  const { folder, program, libraries } = await unpackedChromium();
  return chromium.launch({
    executablePath: path.join(folder, program),
    args,
    // Chromium's own sandbox refuses to run as root and needs a set-uid helper that npm cannot install.
    chromiumSandbox: false,
    env: {
      ...process.env,
      FONTCONFIG_PATH: folder,
      XDG_CACHE_HOME: folder,
      LD_LIBRARY_PATH: [...libraries.map((place) => path.join(folder, place)), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
    },
  });
}

/** The folder with the unpacked browser; unpacks it (some 200 MB) when it is not there yet. */
async function unpackedChromium(): Promise<Origin & { readonly folder: string }> {
  const origin = ORIGINS[`${process.platform}-${process.arch}`];
  if (origin === undefined) {
    throw new Error(
      `We know no Chromium for ${process.platform}-${process.arch}. Set CHROMIUM_PATH to one of yours.`,
    );
  }
  const folder = path.join(CACHE, origin.name);
  if (existsSync(folder)) return { ...origin, folder };
  mkdirSync(CACHE, { recursive: true });
  const unpacking = makePassingFolder(CACHE, 'unpacking');
  try {
    await origin.unpackInto(unpacking);
    writeFileSync(path.join(unpacking, 'fonts.conf'), FONT_SETTINGS);
    renameSync(unpacking, folder);
  } catch (error) {
    // Two first starts at once both unpack; the one that comes second finds the folder in place and uses that.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
  return { ...origin, folder };
}

/**
 * In a child process: the package unpacks into the system's temporary folder and takes any file of the right name
 * that it finds there for its own. It brings its libraries only where it believes to be in a Lambda.
 */
async function unpackFromNpm(folder: string): Promise<void> {
  const script = `await (await import(${JSON.stringify(PACKAGE)})).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: PROJECT,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', NODE_OPTIONS: '' },
  });
}

function installedVersion(): string {
  const manifest = path.join(path.dirname(PACKAGE), '..', 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
