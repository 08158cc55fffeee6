import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a process may touch of the disk besides the sources that it runs. */
export interface ProcessReach {
  /** Where the files lie that it is asked about. */
  readonly folder?: string;
  /** Whether it leaves a file beside them. */
  readonly isFolderWritten?: boolean;
}

const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Neither the data, which may lie in the project too, nor the settings. */
const SOURCES = ['node_modules', 'packages', 'apps/server', 'package.json'];

/**
 * How Node is told to keep a process to its files: no other ones, thus neither our settings, which the system shows under the number
 * of the process that has them, nor our data; no further programs, and no machine code. It is a belt, no wall: whoever takes over Node
 * itself is free of it. Before version 22.13 Node cannot do it.
 */
export function confinedTo({ folder, isFolderWritten = false }: ProcessReach): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const flags = ['--permission', ...readable().map((place) => `--allow-fs-read=${place}`)];
  if (folder !== undefined) flags.push(`--allow-fs-read=${folder}`);
  if (folder !== undefined && isFolderWritten) flags.push(`--allow-fs-write=${folder}`);
  return flags;
}

let places: readonly string[] | undefined;

/** As they are named and as they lie: Node asks for both where one leads to the other. */
function readable(): readonly string[] {
  places ??= SOURCES.map((name) => path.join(PROJECT, name)).flatMap((place) => [
    ...new Set([place, realpathSync(place)]),
  ]);
  return places;
}
