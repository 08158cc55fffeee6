import { isIsoDate } from '@prorata/domain/iso-date';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../database/tables.ts';
import { findRegisterExtract, type RegisterExtract } from '../find-enterprise.ts';
import { type Archive, ExtractError } from './open-archive.ts';
import { EncodingError, readRecords } from './read-records.ts';
import {
  ADDRESS_FILE,
  CODE_FILE,
  deletionFile,
  ENTERPRISE_FILE,
  type FileFormat,
  NAME_FILE,
  WORD_TABLE,
} from './read-row.ts';
import { type RefusedRecord, RowReader } from './row-reader.ts';
import {
  dropNext,
  type ExtractKind,
  type ExtractMeta,
  type FileCounts,
  Indexing,
  makeNext,
  mergeNext,
  putNextInPlace,
} from './take-over.ts';
import { WordList } from './word-list.ts';
import type { OpenRowWriter } from './write-rows.ts';

export interface ImportTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly openWriter: OpenRowWriter;
  /** Whether the database serves two connections at a time; the embedded one lets the second wait until it gives up. */
  readonly hasManySessions?: boolean;
  readonly onProgress?: (done: number, total: number, file: string) => void;
  /** Everything is read; what remains takes a while and cannot be counted. */
  readonly onAllRead?: () => void;
  readonly onRefused?: (record: RefusedRecord) => void;
  /** Takes a full extract in which a large part of the known enterprises is missing. */
  readonly acceptsLosses?: boolean;
}

export interface ImportReport {
  readonly extract: RegisterExtract;
  readonly kind: ExtractKind;
  readonly files: Readonly<Record<string, FileCounts>>;
  /** How many enterprises this extract no longer has. */
  readonly gone: number;
}

/** In the order in which they are read. Everything else in the archive is left alone. */
const FILES: Readonly<Record<ExtractKind, Readonly<Record<string, FileFormat>>>> = {
  full: {
    'code.csv': CODE_FILE,
    // First of the large ones: putting the names in order takes longest.
    'denomination.csv': NAME_FILE,
    'enterprise.csv': ENTERPRISE_FILE,
    'address.csv': ADDRESS_FILE,
  },
  update: {
    'code.csv': CODE_FILE,
    'enterprise_delete.csv': deletionFile('enterprise'),
    'enterprise_insert.csv': ENTERPRISE_FILE,
    'denomination_delete.csv': deletionFile('denomination'),
    'denomination_insert.csv': NAME_FILE,
    'address_delete.csv': deletionFile('address'),
    'address_insert.csv': ADDRESS_FILE,
  },
};

/**
 * Loads an extract. A full one is made ready beside the register and takes its place when it is complete; an update
 * changes the register in one transaction. Whatever goes wrong before that leaves the register as it was, and the next
 * import begins anew.
 *
 * @throws ExtractError when the extract cannot be loaded.
 */
export async function importExtract(tools: ImportTools, archive: Archive): Promise<ImportReport> {
  const { db } = tools;
  const meta = await readMeta(archive);
  refuseOutOfTurn(meta, await findRegisterExtract(db));
  refuseMissingFiles(archive, meta.kind);
  await makeNext(db);
  const indexing = meta.kind === 'full' ? new Indexing(db, tools.hasManySessions) : undefined;
  try {
    const files = await readFiles(tools, archive, meta.kind, (table) => indexing?.start(table));
    tools.onAllRead?.();
    const taken = { ...meta, loadedAt: tools.clock(), counts: files, acceptsLosses: tools.acceptsLosses };
    const gone = indexing ? await putNextInPlace(db, taken, indexing) : await mergeNext(db, taken);
    return { extract: meta.extract, kind: meta.kind, files, gone };
  } catch (error) {
    throw isTwice(error) ? new ExtractError(`The extract holds a row twice. ${error.detail}`) : error;
  } finally {
    await indexing?.settle();
    await dropNext(db);
  }
}

function isTwice(error: unknown): error is { readonly detail: string } {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

async function readMeta(archive: Archive): Promise<ExtractMeta> {
  if (!archive.names.includes('meta.csv')) {
    throw new ExtractError('The file holds no meta.csv: it is no extract of the register.');
  }
  const values = new Map<string, string>();
  for await (const records of readRecords(archive.read('meta.csv'))) {
    for (const { fields: [variable = '', value = ''] = [] } of records) values.set(variable, value);
  }
  const number = Number(values.get('ExtractNumber'));
  const [day, month, year] = (values.get('SnapshotDate') ?? '').split('-');
  const date = `${year}-${month}-${day}`;
  const kind = values.get('ExtractType')?.toLowerCase();
  if (!Number.isSafeInteger(number) || number < 1 || !isIsoDate(date) || !isKind(kind)) {
    throw new ExtractError('meta.csv does not say which extract this is.');
  }
  return { extract: { number, date }, kind };
}

function isKind(word: string | undefined): word is ExtractKind {
  return word === 'full' || word === 'update';
}

/** An update tells what changed since the extract before it, so none may be left out. The same one may come again. */
function refuseOutOfTurn({ extract, kind }: ExtractMeta, loaded: RegisterExtract | undefined): void {
  const { number } = extract;
  if (loaded === undefined) {
    if (kind === 'full') return;
    throw new ExtractError('There is no register yet: load a full extract first, then the updates.');
  }
  if (number < loaded.number) {
    throw new ExtractError(`The register stands at extract ${loaded.number}; this is the older ${number}.`);
  }
  if (kind === 'update' && number > loaded.number + 1) {
    throw new ExtractError(
      `The register stands at extract ${loaded.number}: load update ${loaded.number + 1} first, or a full extract.`,
    );
  }
}

function refuseMissingFiles(archive: Archive, kind: ExtractKind): void {
  const missing = Object.keys(FILES[kind]).filter((name) => !archive.names.includes(name));
  if (missing.length > 0) throw new ExtractError(`The extract lacks ${missing.join(', ')}.`);
}

async function readFiles(
  tools: ImportTools,
  archive: Archive,
  kind: ExtractKind,
  onFilled: (table: string) => void,
): Promise<Record<string, FileCounts>> {
  const files = Object.entries(FILES[kind]);
  const total = files.reduce((sum, [name]) => sum + archive.sizeOf(name), 0);
  const counts: Record<string, FileCounts> = {};
  let before = 0;
  for (const [name, format] of files) {
    const start = before;
    const onBytes = (bytes: number) => tools.onProgress?.(start + bytes, total, name);
    const words = format === NAME_FILE ? new WordList() : undefined;
    counts[name] = await readFile(tools, name, format, counted(archive.read(name), onBytes), words);
    before += archive.sizeOf(name);
    onFilled(format.table);
    if (words === undefined) continue;
    await writeWords(tools, words);
    onFilled(WORD_TABLE.table);
  }
  return counts;
}

async function writeWords({ openWriter }: ImportTools, { words }: WordList): Promise<void> {
  const writer = await openWriter(WORD_TABLE);
  for (let start = 0; start < words.length; start += WORDS_PER_BLOCK) {
    await writer.write(words.slice(start, start + WORDS_PER_BLOCK).map((word) => [word]));
  }
  await writer.end();
}

const WORDS_PER_BLOCK = 1_000;

async function* counted(chunks: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void) {
  let bytes = 0;
  for await (const chunk of chunks) {
    yield chunk;
    bytes += chunk.length;
    onBytes(bytes);
  }
}

async function readFile(
  tools: ImportTools,
  name: string,
  format: FileFormat,
  chunks: AsyncIterable<Uint8Array>,
  words: WordList | undefined,
): Promise<FileCounts> {
  const writer = await tools.openWriter(format);
  const { write, writeBytes } = writer;
  const reader = new RowReader(name, format, {
    onRefused: tools.onRefused,
    words,
    givesBytes: writeBytes !== undefined,
  });
  try {
    for await (const records of readRecords(chunks, reader.takePlain)) {
      await write(reader.readRows(records));
      await writeBytes?.(reader.takePlainRows());
    }
  } catch (error) {
    await writer.cancel();
    if (!(error instanceof EncodingError)) throw error;
    throw new ExtractError(`${name} is not written in UTF-8.`, { cause: error });
  }
  await writer.end();
  return reader.finish();
}
