import { readFile } from 'node:fs/promises';
import type { QueryOf } from '@prorata/contract/call';
import type { extractsCalls } from '@prorata/contract/extracts/calls';
import type { DraftOrSeal } from '@prorata/contract/extracts/draft';
import type { ExtractContents } from '@prorata/contract/extracts/extract';
import { type SqlBool, sql } from 'kysely';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier, isReadOnlyFor } from '../dossiers/find-dossier.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { safeFileName } from '../statements/safe-file-name.ts';
import {
  type ReceivedFile,
  receiveSource,
  receiveUpload,
  refuseInfected,
  type UploadTools,
} from '../uploads/receive-upload.ts';
import { bringCreditorsTogether } from './bring-creditors-together.ts';
import { mediaTypeOf } from './extract-files.ts';
import {
  findContent,
  getExtract,
  refuseUsed,
  type StoredContent,
  selectOwnExtracts,
} from './find-extract.ts';
import { presentDraft } from './present-draft.ts';
import { readExtract } from './reading/read-extract.ts';

type ProcessTools = Pick<Tools, 'db' | 'settings'> & UploadTools;
type Query = QueryOf<typeof extractsCalls.process>;

/**
 * Reads an extract and keeps it as a draft. The same file again, by whoever of the office, goes on with the draft; as
 * another type it is read anew.
 */
export async function processExtract(
  tools: ProcessTools,
  action: UserAction,
  query: Query,
  file: UploadedFile,
): Promise<DraftOrSeal> {
  const { db } = tools;
  const { actor } = action;
  const organizationId = actor.organization?.id;
  if (organizationId === undefined) throw new ProblemError('not-found');
  const { docTypeId, dossierId = null } = query;
  if (dossierId !== null && isReadOnlyFor(actor, await getDossier(db, actor, dossierId))) {
    throw new ProblemError('dossier-read-only');
  }
  await refuseUsed(db, { organizationId, sha256: file.sha256, dossierId });
  const draft = await selectOwnExtracts(db, actor)
    .where('extract.sha256', '=', file.sha256)
    .where('extract.dossierId', 'is not distinct from', dossierId)
    .where('extract.appliedAt', 'is', null)
    .executeTakeFirst();
  if (draft?.extractType === docTypeId && findContent(draft)) return presentDraft(db, draft, action.at);
  const content = bringCreditorsTogether(await readContents(tools, file, docTypeId));
  const received = await receiveExtract(tools, file, docTypeId);
  const id = await storeDraft(tools.db, action, {
    ...{ organizationId, docTypeId, dossierId, file, content, received },
  });
  return presentDraft(db, await getExtract(db, actor, id), action.at);
}

/** @throws ProblemError that says why the file cannot be read. */
async function readContents(
  { settings }: ProcessTools,
  file: UploadedFile,
  docTypeId: Query['docTypeId'],
): Promise<ExtractContents> {
  const options = { layoutsFolder: settings.extractLayouts, whose: file };
  const reading = await readExtract(await readFile(file.path), docTypeId, options);
  if (reading.kind === 'refused') throw new ProblemError(reading.refusal);
  return reading.contents;
}

/** What a reader of text passes over may still do something when a person opens the file. */
async function receiveExtract(tools: UploadTools, file: UploadedFile, docTypeId: Query['docTypeId']) {
  const mediaType = mediaTypeOf(docTypeId);
  if (mediaType !== 'application/pdf') return receiveSource(tools, file, mediaType);
  const received = await receiveUpload(tools, file);
  refuseInfected(received);
  return received;
}

interface NewDraft {
  readonly organizationId: string;
  readonly docTypeId: Query['docTypeId'];
  readonly dossierId: string | null;
  readonly file: UploadedFile;
  readonly content: StoredContent;
  readonly received: ReceivedFile<string>;
}

async function storeDraft(
  db: Database,
  { actor, at }: UserAction,
  { organizationId, docTypeId, dossierId, file, content, received }: NewDraft,
): Promise<string> {
  const mediaType = mediaTypeOf(docTypeId);
  const read = {
    extractType: docTypeId,
    fileName: safeFileName(file.name, mediaType),
    content: JSON.stringify(content),
    progress: null,
    uploadedBy: actor.id,
    uploadedAt: at,
  };
  return inTransaction(db, async (trx) => {
    const fileId = await insertFile(trx, received);
    const draft = await trx
      .insertInto('extracts')
      .values({ id: newId(), organizationId, dossierId, fileId, sha256: file.sha256, ...read })
      .onConflict((conflict) =>
        conflict
          .columns(['organizationId', 'sha256', 'dossierId'])
          .where(sql<SqlBool>`applied_at is null`)
          .doUpdateSet(read),
      )
      .returning(['id', 'fileId'])
      .executeTakeFirstOrThrow();
    // Somebody uploaded the same bytes before: one row speaks of them.
    if (draft.fileId !== fileId) await trx.deleteFrom('files').where('id', '=', fileId).execute();
    return draft.id;
  });
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

export async function readMaxExtractBytes(db: Database): Promise<number> {
  return (await readParameter(db, 'uploads.largest-extract')) * BYTES_PER_MEGABYTE;
}
