import type { ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Piece } from '@prorata/contract/contestations/contestation';
import type { ContestationPiece } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossier, readInDossier } from '../dossiers/find-dossier.ts';
import { giveDocument, receiveDocument } from '../statements/receive-document.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';
import { getDraftInForce } from './draft-in-force.ts';
import { findProceeding, lockContestation, type PlaceOfPiece } from './find-contestation.ts';

/** The papers of a dossier, those of each contestation and those of the proceeding, in the order in which they came. */
export async function listPieces(db: Database | Transaction, dossierId: string) {
  const rows = await db
    .selectFrom('contestationPieces as piece')
    .innerJoin('files as file', 'file.id', 'piece.fileId')
    .innerJoin('users as adder', 'adder.id', 'piece.addedBy')
    .select(['piece.id', 'kind', 'fileName', 'sha256', 'fileId', 'contestationId', 'proceedingId', 'addedAt'])
    .select(sql<string>`adder.first_name || ' ' || adder.last_name`.as('adderName'))
    .where('piece.dossierId', '=', dossierId)
    .orderBy('addedAt')
    .orderBy('piece.id')
    .execute();
  return rows.map(({ addedAt, adderName, ...piece }) => ({
    ...piece,
    presented: {
      ...{ id: piece.id, kind: piece.kind, fileName: piece.fileName, sha256: piece.sha256 },
      addedAt: addedAt.toISOString(),
      addedBy: adderName,
    } satisfies Piece,
  }));
}

/** Keeps a paper with a contestation, whatever became of that one. */
export async function attachPiece(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  place: ParamsOf<typeof contestationsCalls.attachPiece>,
  kind: ContestationPiece,
  file: UploadedFile,
): Promise<void> {
  const { db } = tools;
  const received = await receiveDocument(tools, file);
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const { id: contestationId, contestant } = await lockContestation(trx, place);
    await keep(trx, action, { dossier, place: { contestationId }, contestant, kind, received });
  });
}

/** Keeps a paper of the proceeding before the judge. */
export async function attachProceedingPiece(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  dossierId: string,
  kind: ContestationPiece,
  file: UploadedFile,
): Promise<void> {
  const { db } = tools;
  const received = await receiveDocument(tools, file);
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const draft = await getDraftInForce(trx, dossierId);
    const proceeding = await findProceeding(trx, draft.id);
    if (proceeding === undefined) throw new ProblemError('contestation-status');
    const place = { proceedingId: proceeding.id };
    await keep(trx, action, { dossier, place, contestant: null, kind, received });
  });
}

interface PieceToKeep {
  readonly dossier: Awaited<ReturnType<typeof lockDossier>>;
  readonly place: PlaceOfPiece;
  readonly contestant: string | null;
  readonly kind: ContestationPiece;
  readonly received: Awaited<ReturnType<typeof receiveDocument>>;
}

async function keep(
  trx: Transaction,
  action: UserAction,
  { dossier, place, contestant, kind, received: { fileName, ...received } }: PieceToKeep,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('contestationPieces')
    .values({
      ...{ id, dossierId: dossier.id, kind, fileName, ...place },
      fileId: await insertFile(trx, received),
      addedBy: action.actor.id,
      addedAt: action.at,
    })
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'contestation.pieceKept',
    subjectId: id,
    before: null,
    after: { contestant, kind, fileName, sha256: received.sha256 },
    version: null,
  });
}

export async function downloadPiece(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  { dossierId, pieceId }: ParamsOf<typeof contestationsCalls.downloadPiece>,
): Promise<OutgoingFile> {
  const piece = await readInDossier(tools.db, user, dossierId, (db) =>
    db
      .selectFrom('contestationPieces as piece')
      .innerJoin('files as file', 'file.id', 'piece.fileId')
      .select(['fileId', 'fileName', 'mediaType'])
      .where('piece.id', '=', pieceId)
      .where('piece.dossierId', '=', dossierId)
      .executeTakeFirst(),
  );
  return giveDocument(tools, piece);
}
