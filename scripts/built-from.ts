import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePassingFolder } from './passing-folder.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What it was built from, and how that looked. */
const STAMP = '.built-from-sha256';

const NOT_SOURCES = new Set(['dist', 'node_modules']);
export const SOURCES_OF_PACKAGES: FilesOf = { folder: 'packages', name: /^packages\/[^/]+\/src\/.*\.ts$/ };

/** Where what is being built stands until it is whole. */
export const CACHE = path.join(PROJECT, '.cache');

/** The files of a folder of the project and of those in it whose names, from the project on, are such. */
export interface FilesOf {
  readonly folder: string;
  readonly name: RegExp;
}

export interface Building {
  /** Where the result belongs. */
  readonly place: string;
  /** All files that it is made of. */
  readonly sources: readonly (string | FilesOf)[];
  /** Makes it in the folder that it is given. */
  readonly make: (folder: string) => Promise<void>;
  /** Said before, because it takes its time. */
  readonly announcement: string;
}

/**
 * Builds unless what is there was built from the same sources. It is built beside and put in place when it is whole,
 * so that a product that runs meanwhile goes on with what it has.
 */
export async function buildIfChanged({ place, sources, make, announcement }: Building): Promise<void> {
  const files = sources
    .flatMap((source) => (typeof source === 'string' ? [source] : listFiles(source)))
    .filter((file) => !file.includes('.test.'))
    .sort();
  const stamp = path.join(place, STAMP);
  const [builtFrom, lookedLike] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const look = hashOf(files, lookOf);
  if (look === lookedLike) return;
  const content = hashOf(files, readFileSync);
  if (content === builtFrom) return writeFileSync(stamp, `${content}\n${look}`);
  process.stdout.write(`${announcement} …\n`);
  mkdirSync(CACHE, { recursive: true });
  const folder = makePassingFolder(CACHE, 'building');
  try {
    await make(folder);
    writeFileSync(path.join(folder, STAMP), `${content}\n${look}`);
    // A temporary folder is for nobody else; whoever serves may be somebody else than who built.
    chmodSync(folder, 0o755);
    // Two that began at once: what the first one put there may run already.
    if (existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(content)) return;
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By hand: `glob` takes a start fifteen times as long. */
function listFiles({ folder, name }: FilesOf): string[] {
  return readdirSync(path.join(PROJECT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return name.test(file) ? [file] : [];
    return NOT_SOURCES.has(entry.name) ? [] : listFiles({ folder: file, name });
  });
}

/** Asked first, for it costs a start half as much: a file that was changed has another time. */
function lookOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

function hashOf(files: readonly string[], tell: (file: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(tell(path.join(PROJECT, file)));
  return hash.digest('hex');
}
