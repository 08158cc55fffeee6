import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { findRefusal } from '@prorata/domain/capabilities';
import type { Language } from '@prorata/domain/vocabulary';
import { ZipFile } from 'yazl';
import { DamagedFileError, type StoredFile } from '../../../adapters/file-storage.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import { recordEvent } from '../../../events/record-event.ts';
import type { UserAction } from '../../../http/action.ts';
import type { OutgoingFile } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { type DossierRecord, getDossier } from '../../dossiers/find-dossier.ts';
import { readChain } from '../chain.ts';
import { type ChainProof, proveChain } from '../day-roots/prove-chain.ts';
import { type EvidenceFile, listDeeds, listDeliveries, listDocuments } from './list-evidence.ts';

/** Raised when the file gets another form; the script says which forms it knows. */
const FORMAT = 'prorata-evidence/1';
/** The script that checks the file, which needs nothing of ours. */
export const VERIFIER = new URL(import.meta.resolve('@prorata/documents/verifier'));

/** What lies in the file and how it is checked, for whoever opens it first. */
function readmeIn(language: Language): URL {
  return new URL(`README.${language}.txt`, VERIFIER);
}

/** What a person still stores and hands on; beyond it a file needs a form that few programs read. */
const MAX_BYTES = 2n * 1024n * 1024n * 1024n;
const MAX_FILES = 20_000;

type EvidenceTools = Pick<Tools, 'db' | 'storage' | 'timeStamping' | 'logger'>;

/**
 * All that proves a dossier, in one file that proves itself: the chain of events word for word, the files that the events
 * name, and what was published of the chain. The contents are listed first and their fingerprint becomes the last event of
 * the chain: who takes something out or puts something in is found out. The files are read while they are sent.
 */
export async function exportEvidence(
  tools: EvidenceTools,
  action: UserAction,
  dossierId: string,
  language: Language,
): Promise<OutgoingFile> {
  const { db } = tools;
  refuseOthers(action);
  const dossier = await getDossier(db, action.actor, dossierId);
  const deliveries = await listDeliveries(db, dossierId);
  const files = await locate(db, [
    ...(await listDocuments(db, dossierId)),
    ...(await listDeeds(db, dossierId)),
    ...deliveries.files,
  ]);
  refuseTooLarge(files);
  const told = Buffer.from(`${canonicalJson(deliveries.told)}\n`);
  const contents = Buffer.from(`${canonicalJson(contentsOf(dossier, action.at, files, told))}\n`);
  await inTransaction(db, (trx) =>
    recordEvent(trx, action, {
      dossier,
      type: 'evidence.exported',
      subjectId: dossierId,
      before: null,
      after: { numberOfFiles: files.length, sha256: sha256(contents) },
      version: null,
    }),
  );
  const chain = await readChain(db, dossierId);
  const zip = new ZipFile();
  const add = (name: string, content: string | Buffer) =>
    zip.addBuffer(Buffer.from(content), name, { mtime: action.at });
  add(
    'README.txt',
    (await readFile(readmeIn(language), 'utf8')).replace('{{fileNumber}}', dossier.fileNumber),
  );
  add('verify.mjs', await readFile(VERIFIER));
  add('contents.json', contents);
  add('deliveries.json', told);
  add('events.jsonl', chain.events.map((event) => `${canonicalJson(event)}\n`).join(''));
  add('chain.json', `${canonicalJson({ chainId: dossierId, ...chain.end })}\n`);
  addProofs(add, await proveChain(db, dossierId));
  const trust = await tools.timeStamping?.readTrustFile().catch(() => undefined);
  if (trust !== undefined) add('proofs/authorities.pem', trust);
  let reading: Readable | undefined;
  for (const { path, stored } of files) {
    // Already packed, most of them: photos and PDFs do not get smaller.
    zip.addReadStreamLazy(path, { mtime: action.at, compress: false }, (give) => {
      openEvidence(tools, stored).then(
        (opened) => {
          reading = opened;
          give(null, opened);
        },
        (error) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const content = zip.outputStream as Readable;
  // Whoever gives up half-way leaves no file open.
  content.once('close', () => reading?.destroy());
  // Where files cannot be reached at all, the download ends where it is: half an export is none.
  zip.on('error', (error) => content.destroy(error instanceof Error ? error : new Error(String(error))));
  const name = `${dossier.fileNumber.replaceAll('/', '-')}-evidence.zip`;
  return { name, mediaType: 'application/zip', content };
}

/** One that is damaged lies empty in the file, and the script names it: all others still prove what they prove. */
async function openEvidence({ storage, logger }: EvidenceTools, stored: StoredFile): Promise<Readable> {
  try {
    return await storage.open(stored);
  } catch (err) {
    if (!(err instanceof DamagedFileError)) throw err;
    logger.error({ err }, 'a damaged file was taken out as evidence');
    return Readable.from([]);
  }
}

/** Whoever answers for the deeds of the office: its bailiffs and its administrators. */
function refuseOthers({ actor }: UserAction): void {
  if (actor.isOrganizationAdmin || findRefusal(actor, 'signDossiers') === undefined) return;
  throw new ProblemError('insufficient-permissions');
}

interface LocatedFile extends EvidenceFile {
  readonly path: string;
  readonly stored: StoredFile & { readonly sizeBytes: bigint };
}

const FOLDERS = { document: 'documents', deed: 'deeds', delivery: 'deliveries' } as const;

async function locate(db: Database, listed: readonly EvidenceFile[]): Promise<LocatedFile[]> {
  const ids = [...new Set(listed.map(({ fileId }) => fileId))];
  if (ids.length === 0) return [];
  if (listed.length > MAX_FILES) throw new ProblemError('evidence-too-large');
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storageKey', 'sha256', 'sizeBytes', 'mediaType'])
    .where('id', 'in', ids)
    // What the scanner has not judged, or found a virus in, leaves in no way; the trail says that it came.
    .where('verdict', 'not in', ['quarantined', 'infected'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap((file, at) => {
    const stored = byId.get(file.fileId);
    return stored === undefined ? [] : { ...file, stored, path: pathOf(file, at, stored.mediaType) };
  });
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'text/xml': '.xml',
};

/** Numbered, so that two of one name never meet; without what no file system takes. */
function pathOf({ kind, name }: EvidenceFile, at: number, mediaType: string): string {
  const words = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(-120);
  const extension = /\.\w{2,5}$/.test(words) ? '' : (EXTENSIONS[mediaType] ?? '');
  return `${FOLDERS[kind]}/${String(at + 1).padStart(4, '0')} ${words}${extension}`;
}

function refuseTooLarge(files: readonly LocatedFile[]): void {
  const size = files.reduce((sum, { stored }) => sum + stored.sizeBytes, 0n);
  if (size > MAX_BYTES) throw new ProblemError('evidence-too-large');
}

function contentsOf(
  { id, fileNumber }: DossierRecord,
  at: Date,
  files: readonly LocatedFile[],
  deliveries: Buffer,
) {
  return {
    format: FORMAT,
    dossier: { id, fileNumber },
    exportedAt: at,
    deliveries: { sha256: sha256(deliveries) },
    files: files.map(({ path, kind, subjectId, stored }) => ({
      ...{ path, kind, subjectId, sha256: stored.sha256 },
      sizeBytes: Number(stored.sizeBytes),
    })),
  };
}

function addProofs(
  add: (name: string, content: string | Buffer) => void,
  proofs: readonly ChainProof[],
): void {
  for (const { statement, timeStamp, ...proof } of proofs) {
    add(`proofs/${proof.day}.inclusion.json`, `${canonicalJson(proof)}\n`);
    add(`proofs/${proof.day}.json`, statement);
    if (timeStamp !== null) add(`proofs/${proof.day}.tst`, timeStamp);
  }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
