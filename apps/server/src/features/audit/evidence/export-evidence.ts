import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { findRefusal } from '@prorata/domain/capabilities';
import type { Language } from '@prorata/domain/vocabulary';
import { hasErasedHash, listMissing } from '@prorata/proof/evidence/list-named';
import { DamagedFileError, type StoredFile } from '../../../adapters/file-storage.ts';
import type { Database, Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import { recordEvent } from '../../../events/record-event.ts';
import type { UserAction } from '../../../http/action.ts';
import type { OutgoingFile } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { type DossierRecord, lockDossier } from '../../dossiers/find-dossier.ts';
import { MAX_PACKED_BYTES, MAX_PACKED_FILES, type Packed, packFiles } from '../../uploads/pack-files.ts';
import { type ChainedEvent, readChain } from '../chain.ts';
import { beginStamp, listStamps, takeStampWithin } from '../stamps/stamp-head.ts';
import {
  type EvidenceFile,
  type LeftOut,
  listDeeds,
  listDeliveries,
  listDocuments,
  listPaymentFiles,
  listReceipts,
} from './list-evidence.ts';

/** Raised when the file gets another form; the script says which forms it knows, and what it cannot check in an older one. */
const FORMAT = 'prorata-evidence/3';
/** Of a dossier from which fingerprints were erased, as was done before form 3: the script cannot hold it to all rules of that form. */
const FORMAT_WITHOUT_FINGERPRINTS = 'prorata-evidence/2';

/** The script that checks the file, in one piece; it is built with the server. */
export const VERIFIER = new URL('../../../../../../packages/proof/dist/verify.mjs', import.meta.url);
const README_FOLDER = new URL('../../../../../../packages/proof/src/evidence/words/', import.meta.url);

/** The download does not wait longer for the time stamp service; the stamp is stored whenever it comes. */
const STAMP_PATIENCE_MILLISECONDS = 10_000;

type EvidenceTools = Pick<Tools, 'db' | 'storage' | 'clock' | 'timeStamping' | 'logger'>;

/**
 * All that proves a dossier, in one file that proves itself: the chain of events word for word, the files that the events
 * name, and the time stamps over the chain. The contents are listed first, with what was left out, and their fingerprint
 * becomes the last event of the chain: who takes something out or puts something in is found out. That event is stamped, or the file
 * is made without its stamp when the service does not answer in time. The files are read while they are sent.
 */
export async function exportEvidence(
  tools: EvidenceTools,
  action: UserAction,
  dossierId: string,
  language: Language,
): Promise<OutgoingFile> {
  const { db } = tools;
  refuseOthers(action);
  const guides = await readGuides(language);
  const gathered = await inTransaction(db, (trx) => gather(trx, tools, action, dossierId, guides));
  const { dossier, files, told, contents, chain, begun } = gathered;
  if (begun) await takeStampWithin(tools, begun, STAMP_PATIENCE_MILLISECONDS);
  const packed: Packed[] = [];
  const add = (name: string, content: string | Buffer) => {
    packed.push({ name, content: Buffer.from(content) });
  };
  add('README.txt', guides.readmeOf(dossier.fileNumber));
  add('verify.mjs', guides.script);
  add('contents.json', contents);
  add('deliveries.json', told);
  add('events.jsonl', chain.events.map((event) => `${canonicalJson(event)}\n`).join(''));
  add('chain.json', `${canonicalJson({ chainId: dossierId, ...chain.end })}\n`);
  for (const { sequence, token } of await listStamps(db, dossierId, chain.end?.lastSequence ?? 0)) {
    add(`proofs/${sequence}.tst`, token);
  }
  const trust = await tools.timeStamping?.readTrustFile().catch(() => undefined);
  if (trust !== undefined) add('proofs/authorities.pem', trust);
  packed.push(...files.map(({ path, stored }) => ({ name: path, file: stored })));
  const content = packFiles({ open: (stored) => openEvidence(tools, stored) }, packed, action.at);
  const name = `${dossier.fileNumber.replaceAll('/', '-')}-evidence.zip`;
  return { name, mediaType: 'application/zip', content };
}

/** The guide for the receiver of the file, and the script that checks it. */
interface Guides {
  readonly readmeOf: (fileNumber: string) => Buffer;
  readonly script: Buffer;
}

async function readGuides(language: Language): Promise<Guides> {
  const readme = await readFile(new URL(`README.${language}.txt`, README_FOLDER), 'utf8');
  return {
    readmeOf: (fileNumber) => Buffer.from(readme.replace('{{fileNumber}}', () => fileNumber)),
    script: await readFile(VERIFIER),
  };
}

/** What there is at one moment, which the event that vouches for it ends: nothing is written in the dossier meanwhile. */
async function gather(
  trx: Transaction,
  tools: EvidenceTools,
  action: UserAction,
  dossierId: string,
  guides: Guides,
) {
  const dossier = await lockDossier(trx, action.actor, dossierId);
  // Who writes an event waits here: what an event names is then either there already or comes after ours.
  await trx.selectFrom('auditChains').select('id').where('id', '=', dossierId).forUpdate().execute();
  const before = await readChain(trx, dossierId);
  const deliveries = await listDeliveries(trx, dossierId);
  const { files, withheld } = await locate(trx, [
    ...(await listDocuments(trx, dossierId)),
    ...(await listReceipts(trx, dossierId)),
    ...(await listDeeds(trx, dossierId)),
    ...deliveries.files,
  ]);
  refuseTooLarge(files);
  const told = Buffer.from(`${canonicalJson(deliveries.told)}\n`);
  const format = hasErasedHash(before.events) ? FORMAT_WITHOUT_FINGERPRINTS : FORMAT;
  const attached = {
    'README.txt': sha256(guides.readmeOf(dossier.fileNumber)),
    'verify.mjs': sha256(guides.script),
  };
  const listed = { format, attached, ...listContents(dossier, action.at, files, told) };
  const kept = [...withheld, ...(await listPaymentFiles(trx, dossier))];
  const leftOut = [...kept, ...listErased(before.events, { files: listed.files, leftOut: kept })];
  const contents = Buffer.from(`${canonicalJson({ ...listed, leftOut })}\n`);
  await recordEvent(trx, action, {
    dossier,
    type: 'evidence.exported',
    subjectId: dossierId,
    before: null,
    after: { format, numberOfFiles: files.length, sha256: sha256(contents) },
    version: null,
  });
  const begun = await beginStamp(trx, tools, dossierId, action.at);
  const { events, end } = await readChain(trx, dossierId, before.end?.lastSequence);
  return { dossier, files, told, contents, chain: { events: [...before.events, ...events], end }, begun };
}

/** Files that events name and that are no longer kept: the script asks for them. */
function listErased(events: readonly ChainedEvent[], contents: Parameters<typeof listMissing>[1]): LeftOut[] {
  return listMissing(events, contents).map(({ sequence, subjectId, sha256 = null }) => ({
    ...{ kind: 'document', subjectId, name: `#${sequence}`, sha256, reason: 'erased' },
  }));
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

interface LocatedFile extends Pick<EvidenceFile, 'subjectId'> {
  readonly kind: keyof typeof FOLDERS;
  readonly path: string;
  readonly stored: StoredFile;
  /** Of an original that of what is shown in its place: nobody counted its own, and it is much the same. */
  readonly sizeBytes: bigint;
}

const FOLDERS = {
  ...{ document: 'documents', receipt: 'documents', deed: 'deeds', delivery: 'deliveries' },
  original: 'originals',
} as const;

/**
 * Where each lies, and beside it what was sent where another is shown in its place: cleaning takes a signature away, and only the
 * untouched bytes prove that there was one. What the scanner has not judged, or found a virus in, leaves in no way.
 */
async function locate(db: Database, listed: readonly EvidenceFile[]) {
  if (listed.length > MAX_PACKED_FILES) throw new ProblemError('evidence-too-large');
  const files: LocatedFile[] = [];
  const withheld: LeftOut[] = [];
  const byId = await readFiles(db, [...new Set(listed.map(({ fileId }) => fileId))]);
  for (const [at, { fileId, kind, subjectId, name }] of listed.entries()) {
    const file = byId.get(fileId);
    if (file === undefined) continue;
    const { verdict, mediaType, sizeBytes, originalStorageKey, originalSha256 } = file;
    const place = { kind, subjectId, stored: file, path: pathOf(kind, name, at, mediaType), sizeBytes };
    const places: LocatedFile[] = [place];
    if (originalStorageKey !== null && originalSha256 !== null) {
      const stored = { storageKey: originalStorageKey, sha256: originalSha256 };
      const sent = mediaType === 'image/jpeg' ? `${name}.heic` : name;
      places.push({ ...place, kind: 'original', stored, path: pathOf('original', sent, at, mediaType) });
    }
    if (verdict === 'clean' || verdict === 'unscanned') files.push(...places);
    else {
      const told = places.map(({ kind, stored }) => ({ kind, sha256: stored.sha256 }));
      withheld.push(...told.map((one) => ({ ...one, subjectId, name, reason: verdict })));
    }
  }
  return { files, withheld };
}

async function readFiles(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storageKey', 'sha256', 'sizeBytes', 'mediaType', 'verdict'])
    .select(['originalStorageKey', 'originalSha256'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'text/xml': '.xml',
};

/** Numbered, so that two of one name never meet; without what no file system takes. */
function pathOf(kind: keyof typeof FOLDERS, name: string, at: number, mediaType: string): string {
  const words = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(-120);
  const extension = /\.\w{2,5}$/.test(words) ? '' : (EXTENSIONS[mediaType] ?? '');
  return `${FOLDERS[kind]}/${String(at + 1).padStart(4, '0')} ${words}${extension}`;
}

function refuseTooLarge(files: readonly LocatedFile[]): void {
  const size = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0n);
  if (size > MAX_PACKED_BYTES) throw new ProblemError('evidence-too-large');
}

function listContents(
  { id, fileNumber }: DossierRecord,
  at: Date,
  files: readonly LocatedFile[],
  deliveries: Buffer,
) {
  return {
    dossier: { id, fileNumber },
    exportedAt: at,
    deliveries: { sha256: sha256(deliveries) },
    files: files.map(({ path, kind, subjectId, stored, sizeBytes }) => ({
      ...{ path, kind, subjectId, sha256: stored.sha256 },
      ...(kind !== 'original' && { sizeBytes: Number(sizeBytes) }),
    })),
  };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
