import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, SOURCES_OF_PACKAGES } from './built-from.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const PROOF = path.join(PROJECT, 'packages/proof');

/** The script that checks an evidence file or a signed report without the platform, as one file. Gives its path. */
export async function buildVerifier(): Promise<string> {
  const place = path.join(PROOF, 'dist');
  await buildIfChanged({
    place,
    sources: ['package-lock.json', 'scripts/build-verifier.ts', SOURCES_OF_PACKAGES],
    make: bundle,
    announcement: 'Building the script that checks evidence',
  });
  return path.join(place, 'verify.mjs');
}

async function bundle(folder: string): Promise<void> {
  // Only now: a start that finds it built has no use for the bundler.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: path.join(PROOF, 'src/evidence/main.ts'),
    cwd: PROJECT,
    platform: 'node',
    transform: { target: 'node20' },
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const [script, ...more] = output;
  const imported = script.imports.filter((name) => !name.startsWith('node:'));
  if (more.length > 0 || imported.length > 0) {
    throw new Error(`The script must be one file that needs no other: ${imported.join(', ')}`);
  }
  writeFileSync(path.join(folder, 'verify.mjs'), `${headOf(script.moduleIds)}${script.code}`);
}

const HEAD = `#!/usr/bin/env node
// Checks the evidence file of a dossier, or a signed report, without the platform: this one file needs Node (20 or newer)
// and nothing else, and makes no connection.
//
//   node verify.mjs FILE.zip   [--trust authorities.pem] [--language nl|fr|de|en]
//   node verify.mjs REPORT.pdf [--trust authorities.pem] [--signers signers.json] [--language nl|fr|de|en]
//
// --trust    certificates (PEM) of the authorities behind time stamps and signatures, got from elsewhere than the file
// --signers  the keys that sign for the platform, as it publishes them
//
// It ends with
//   0  good: everything is vouched for and proven, by authorities that were given with --trust
//   1  the file contradicts itself: something was changed, left out, put in or exchanged
//   2  the script was started in a wrong way, or the file cannot be read
//   3  cannot be confirmed: nothing contradicts, but something is vouched for by nothing, is under no time stamp, or
//      leads only to an authority that was found in the file itself
//
// A single report never ends with 0: this script does not read what its pages print. The page /seal of the platform does.
//
// Made from several files, each below a line with its name. Those of "packages" are the platform's own, the last ones; the
// others are these libraries, unchanged:
`;

function headOf(moduleIds: readonly string[]): string {
  const libraries = new Set(moduleIds.flatMap(libraryOf));
  return `${HEAD}${[...libraries].map((library) => `//   ${library}\n`).join('')}\n`;
}

function libraryOf(moduleId: string): string[] {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId) ?? [];
  if (folder === undefined) return [];
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [`${name} ${version} (${license})`];
}
