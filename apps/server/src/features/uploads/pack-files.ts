import { Readable } from 'node:stream';
import { isSealed, type SealedVerdict } from '@prorata/contract/statements/document';
import type { FileVerdict } from '@prorata/domain/vocabulary';
import { ZipFile } from 'yazl';
import { DamagedFileError, type FileStorage, type StoredFile } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** A file that a row names, with all that decides whether it is given. */
export interface KeptFile extends StoredFile {
  readonly sizeBytes: bigint;
  readonly verdict: FileVerdict;
}

/** One of several that are given together, under the name that it has among them. */
export interface NamedFile {
  readonly name: string;
  readonly file: KeptFile;
}

/** What a person still stores and hands on; beyond it a file needs a form that few programs read. */
export const MAX_PACKED_BYTES = 2n * 1024n * 1024n * 1024n;
export const MAX_PACKED_FILES = 20_000;

/** By their ids, in one question. */
export async function readKeptFiles(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storageKey', 'sha256', 'sizeBytes', 'verdict'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

export type SealKind = SealedVerdict | 'damaged';

/** Why a file is given to nobody. */
interface FileSeal {
  readonly kind: SealKind;
  readonly cause?: DamagedFileError;
}

export async function findSeal(
  storage: Pick<FileStorage, 'findFault'>,
  file: KeptFile,
): Promise<FileSeal | undefined> {
  if (isSealed(file.verdict)) return { kind: file.verdict };
  const fault = await storage.findFault(file);
  return fault && { kind: 'damaged', cause: new DamagedFileError(file, fault) };
}

const REFUSALS = {
  quarantined: 'paper-quarantined',
  unjudgeable: 'paper-unjudgeable',
  infected: 'paper-infected',
  damaged: 'paper-damaged',
} as const satisfies Record<SealKind, string>;

/** Nobody is given half of what belongs together: the one that is in the way is named. */
export async function refuseSealed(
  storage: Pick<FileStorage, 'findFault'>,
  files: readonly NamedFile[],
): Promise<void> {
  const size = files.reduce((sum, { file }) => sum + file.sizeBytes, 0n);
  if (size > MAX_PACKED_BYTES || files.length > MAX_PACKED_FILES)
    throw new ProblemError('download-too-large');
  for (const { name, file } of files) {
    const seal = await findSeal(storage, file);
    if (seal) throw new ProblemError(REFUSALS[seal.kind], { params: { name }, cause: seal.cause });
  }
}

/** What lies in storage, or what was just written. */
export type Packed =
  | { readonly name: string; readonly file: StoredFile }
  | { readonly name: string; readonly content: Buffer };

/** One file with all of them. What lies in storage is read while it is sent, one after the other, and never as a whole. */
export function packFiles(
  storage: Pick<FileStorage, 'open'>,
  files: Iterable<Packed>,
  mtime: Date,
): Readable {
  const zip = new ZipFile();
  let reading: Readable | undefined;
  for (const packed of files) {
    if ('content' in packed) {
      zip.addBuffer(packed.content, packed.name, { mtime });
      continue;
    }
    // Already packed, most of them: photos and PDFs do not get smaller.
    zip.addReadStreamLazy(packed.name, { mtime, compress: false }, (give) => {
      storage.open(packed.file).then(
        (opened) => {
          reading = opened;
          opened.once('error', (error) => content.destroy(error));
          give(null, opened);
        },
        (error) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  // A stream of Node, though its types promise less.
  const content = zip.outputStream as Readable;
  // Whoever gives up half-way leaves no file open.
  content.once('close', () => reading?.destroy());
  // What cannot be read ends the download where it is: half of it is none.
  zip.on('error', (error) => content.destroy(error instanceof Error ? error : new Error(String(error))));
  return content;
}
