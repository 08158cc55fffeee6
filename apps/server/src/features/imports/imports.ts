import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { importsCalls } from '@prorata/contract/imports/calls';
import type { ImportOrSeal, ImportSummary } from '@prorata/contract/imports/import';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier, isReadOnlyFor, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { safeFileName } from '../statements/safe-file-name.ts';
import { receiveSource, type UploadTools } from '../uploads/receive-upload.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { getImport, linesOf, lockImport, presentImport, selectImports, takenOf } from './find-import.ts';
import { readLines } from './read-lines.ts';

type Place = ParamsOf<typeof importsCalls.read>;

/** Text of some hundred creditors takes less than a tenth of this. */
export const MAX_IMPORT_BYTES = 10 * 1024 ** 2;

/** Reads a sheet and keeps it with the dossier. The same file again, by whoever, goes on with what was decided about it. */
export async function processImport(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  dossierId: string,
  file: UploadedFile,
): Promise<ImportOrSeal> {
  const { db } = tools;
  const { actor, at } = action;
  const dossier = await getDossier(db, actor, dossierId);
  if (isReadOnlyFor(actor, dossier)) throw new ProblemError('dossier-read-only');
  const same = () =>
    selectImports(db, actor, dossierId).where('imports.sha256', '=', file.sha256).executeTakeFirst();
  const known = await same();
  if (known !== undefined) return presentImport(db, known);
  const { lines, mediaType } = await readLines(file);
  const received = await receiveSource(tools, file, mediaType);
  await inTransaction(db, async (trx) => {
    await lockDossierForChange(trx, actor, dossierId);
    const fileId = await insertFile(trx, received);
    const added = await trx
      .insertInto('imports')
      .values({
        ...{ id: newId(), organizationId: dossier.organizationId, dossierId, fileId, sha256: file.sha256 },
        fileName: safeFileName(file.name, mediaType),
        lines: JSON.stringify(lines),
        ...{ uploadedBy: actor.id, uploadedAt: at },
      })
      .onConflict((conflict) => conflict.columns(['dossierId', 'sha256']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // Somebody uploaded the same bytes meanwhile: one row speaks of them.
    if (added === undefined) await trx.deleteFrom('files').where('id', '=', fileId).execute();
  });
  const record = await same();
  if (record === undefined) throw new ProblemError('not-found');
  return presentImport(db, record);
}

export async function readImport(db: Database, user: ActingUser, place: Place): Promise<ImportOrSeal> {
  return presentImport(db, await getImport(db, user, place));
}

export async function listImports(
  db: Database,
  user: ActingUser,
  dossierId: string,
): Promise<ImportSummary[]> {
  await getDossier(db, user, dossierId);
  const records = await selectImports(db, user, dossierId).orderBy('imports.uploadedAt', 'desc').execute();
  return records.map((record) => ({
    id: record.id,
    version: record.version,
    fileName: record.fileName,
    uploadedAt: record.uploadedAt.toISOString(),
    uploadedBy: record.uploaderName,
    numberOfLines: linesOf(record).length,
    numberOfTaken: takenOf(record).length,
  }));
}

export async function downloadImport(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  place: Place,
): Promise<OutgoingFile> {
  const { fileId, fileName } = await getImport(db, user, place);
  const file = await db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
  refuseUnjudged(file);
  return {
    name: fileName,
    mediaType: file.mediaType,
    content: await storage.open(file),
    sizeBytes: Number(file.sizeBytes),
  };
}

/** Keeps what was decided so far. Of two people who work on one sheet the second is told of the first. */
export async function saveProgress(
  db: Database,
  action: UserAction,
  place: Place,
  { version, progress }: BodyOf<typeof importsCalls.saveProgress>,
): Promise<{ version: number }> {
  return inTransaction(db, async (trx) => {
    await lockDossierForChange(trx, action.actor, place.dossierId);
    const record = await lockImport(trx, action.actor, place);
    await refuseStale(trx, record, version);
    return trx
      .updateTable('imports')
      .set({ progress: JSON.stringify(progress) })
      .where('id', '=', record.id)
      .returning('version')
      .executeTakeFirstOrThrow();
  });
}

/** What lines were taken over from stays: it is the source of what the dossier says. Bytes go with the next sweep. */
export async function discardImport(
  db: Database,
  action: UserAction,
  place: Place,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockDossierForChange(trx, action.actor, place.dossierId);
    const record = await lockImport(trx, action.actor, place);
    await refuseStale(trx, record, version);
    if (takenOf(record).length > 0) throw new ProblemError('import-lines-taken');
    await trx.deleteFrom('imports').where('id', '=', record.id).execute();
    await trx.deleteFrom('files').where('id', '=', record.fileId).execute();
  });
}
