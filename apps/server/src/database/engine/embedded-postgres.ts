import { readFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

type EngineCode = NonNullable<PGliteOptions['pgliteWasmModule']>;
/** Of every browser and of Node, whose types know nothing of it. */
declare const WebAssembly: { readonly compile: (content: Uint8Array) => Promise<EngineCode> };

/** Makes the engine's machine code, which takes a fifth of the time to open it and needs to know nothing. */
export async function compileEngine(): Promise<EngineCode> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

/**
 * A quarter of what it would take: all of it is filled with zeros before anything else, which takes a start a tenth of a second,
 * and what no longer fits is found in the cache of the system's files.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];

/** Opens PostgreSQL in this process, with the extensions that the migrations ask for. */
export async function openEmbeddedPostgres(
  options: Omit<PGliteOptions, 'extensions' | 'startParams'>,
): Promise<PGlite> {
  const database = new EmbeddedPostgres({
    ...options,
    startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
    extensions: { btree_gist, pg_trgm, unaccent },
  });
  await database.waitReady;
  return database;
}

class EmbeddedPostgres extends PGlite {
  /** Reads all array types, for those who ask PGlite itself; ours read what they get, and a start is a tenth of a second shorter. */
  override async _initArrayTypes(): Promise<void> {}
}
