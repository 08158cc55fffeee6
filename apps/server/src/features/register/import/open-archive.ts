import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** The files of an extract, by name. */
export interface Archive {
  readonly names: readonly string[];
  readonly sizeOf: (name: string) => number;
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
  readonly close: () => void;
}

/** The extract cannot be loaded; the sentence is for the person at the terminal. The register is as it was. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError';
}

/** Opens a zip as the register publishes it. */
export async function openZip(file: string): Promise<Archive> {
  try {
    const zip = await openPromise(file, { autoClose: false });
    return archiveOf(file, zip, await listEntries(zip));
  } catch (error) {
    if (isMissing(error)) throw new ExtractError(`There is no file ${file}.`);
    throw damaged(file, error);
  }
}

/** An extract that is made on the spot. */
export function archiveOfLines(files: Readonly<Record<string, () => Iterable<string>>>): Archive {
  return {
    names: Object.keys(files),
    sizeOf: () => 0,
    async *read(name) {
      for (const line of files[name]?.() ?? []) yield Buffer.from(line);
    },
    close: () => {},
  };
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    // Some tools put everything into a folder first.
    entries.set(entry.fileName.replace(/^.*\//, '').toLowerCase(), entry);
  }
  return entries;
}

function archiveOf(file: string, zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    async *read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw new ExtractError(`${file} holds no ${name}.`);
      let sum = 0;
      try {
        for await (const chunk of await openEntry(zip, entry)) {
          sum = crc32(chunk, sum);
          yield chunk;
        }
      } catch (error) {
        throw damaged(`${name} in ${file}`, error);
      }
      if (sum !== entry.crc32) throw damaged(`${name} in ${file}`);
    },
    close: () => zip.close(),
  };
}

/** Each chunk costs a visit to another thread, so that those of zlib, of 16 KiB, take longer than what is in them. */
const CHUNK_BYTES = 64 * 1024;

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (!entry.isCompressed()) return zip.openReadStreamPromise(entry);
  const compressed = await zip.openReadStreamPromise(entry, { decompress: false });
  // What goes wrong with either is told to whoever reads.
  return pipeline(compressed, createInflateRaw({ chunkSize: CHUNK_BYTES }), () => {});
}

function damaged(what: string, cause?: unknown): ExtractError {
  if (cause instanceof ExtractError) return cause;
  return new ExtractError(`${what} is damaged or was not downloaded completely. Download it again.`, {
    cause,
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
