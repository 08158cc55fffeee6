import { readFile } from 'node:fs/promises';
import { type laidDownSchema, MAX_LOOSE_DOCUMENTS } from '@prorata/contract/tray/loose-document';
import type * as z from 'zod';
import type { WorkFor } from '../../adapters/guarded-process.ts';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, getDossier, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { readPdfText } from '../extracts/reading/read-pdf-text.ts';
import { type ReceivedDocument, receiveWhatever } from '../statements/receive-document.ts';
import { tellInfected } from '../statements/tell-infected.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';
import { getLooseDocument, type LooseDocumentRecord, selectLooseDocuments } from './find-loose-document.ts';
import { presentLooseDocuments } from './list-loose-documents.ts';

type LaidDown = z.output<typeof laidDownSchema>;

interface GivenFile {
  readonly folder: string;
  readonly file: UploadedFile;
}

/** Lays a file in the tray. Its bytes and what they say are there before anything is locked, as for every document. */
export async function layDown(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  dossierId: string,
  { folder, file }: GivenFile,
): Promise<LaidDown> {
  const { db, logger } = tools;
  await getDossier(db, action.actor, dossierId);
  const received = await receiveWhatever(tools, file);
  const readText = await readTextOf(received, file).catch((error: unknown) => {
    // The file is sound; that its text could not be read is our fault, and must not lose it.
    logger.error({ err: error }, 'The text of a document could not be read.');
    return '';
  });
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const repeated = await selectLooseDocuments(trx, dossierId)
      .where('loose.sha256', '=', received.sha256)
      .executeTakeFirst();
    const laidDown =
      repeated ?? (await store(trx, action, dossier, { received, readText, folder: visible(folder) }));
    const [presented] = await presentLooseDocuments(trx, dossierId, [laidDown]);
    if (presented === undefined) throw new Error('A file was laid down and is not there.');
    return { ...presented, isRepeated: repeated !== undefined };
  });
}

async function readTextOf(
  { mediaType, verdict }: ReceivedDocument,
  { path, holder, network }: UploadedFile,
): Promise<string> {
  // What waits for the scanner says nothing before; the job that judges it reads it then.
  const isJudged = verdict === 'clean' || verdict === 'unscanned';
  return mediaType === 'application/pdf' && isJudged
    ? readTextToKeep(await readFile(path), { holder, network })
    : '';
}

export async function readTextToKeep(pdf: Uint8Array, whose: WorkFor): Promise<string> {
  // The database takes neither NUL nor half a sign.
  return (await readPdfText(pdf, whose)).replaceAll('\0', '').toWellFormed();
}

/** A path from a stranger's disk, without what could turn it around on the screen. */
function visible(folder: string): string {
  return folder.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

interface NewLooseDocument {
  readonly received: ReceivedDocument;
  readonly readText: string;
  readonly folder: string;
}

async function store(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { received, readText, folder }: NewLooseDocument,
): Promise<LooseDocumentRecord> {
  const { id: dossierId } = dossier;
  await refuseFullTray(trx, dossierId);
  const { fileName, ...file } = received;
  const id = newId();
  await trx
    .insertInto('looseDocuments')
    .values({
      ...{ id, dossierId, folder, fileName, readText, sha256: file.sha256 },
      fileId: await insertFile(trx, file),
      uploadedBy: action.actor.id,
      uploadedAt: action.at,
    })
    .execute();
  await recordEvent(trx, action, {
    ...{ type: 'document.laidDown', dossier, subjectId: id },
    before: null,
    after: { fileName, sha256: file.sha256, originalSha256: file.originalSha256 },
    version: null,
  });
  if (file.virus !== null) {
    const { sha256, virus } = file;
    await tellInfected(trx, action, dossier, { subjectId: id, statementId: null, fileName, sha256, virus });
  }
  return getLooseDocument(trx, { dossierId, looseDocumentId: id });
}

async function refuseFullTray(trx: Transaction, dossierId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('looseDocuments')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('dossierId', '=', dossierId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_LOOSE_DOCUMENTS)
    throw new ProblemError('tray-full', { params: { maximum: MAX_LOOSE_DOCUMENTS } });
}
