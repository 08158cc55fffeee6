import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';
import type { ResultId } from '../dossiers/result-in-force.ts';
import { packFiles, readKeptFiles, refuseSealed } from '../uploads/pack-files.ts';
import { type KnownLedger, readReportLedger } from './read-ledger.ts';
import { getReportToSend } from './report-to-send.ts';

export interface Proof {
  readonly fileId: string;
  readonly addressee: string;
  /** What it is, with what tells it from others to the same addressee. */
  readonly title: string;
  /** With which it opens. */
  readonly extension: string;
}

/** All that proves to whom the report went, in one file: proofs of deposit, evidence of each step, and receipts. */
export async function downloadProofs(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  place: ResultPlace,
): Promise<OutgoingFile> {
  const { dossier, kept } = await readInDossier(db, user, place.dossierId, (db, dossier) =>
    readTogether(db, (db) => ({
      dossier,
      report: getReportToSend(db, place),
      kept: readKeptProofs(db, place.resultId),
    })),
  );
  const { ledger, files } = await readTogether(db, (db) => ({
    ledger: readReportLedger(db, dossier, place.resultId),
    files: readKeptFiles(db, fileIdsOf(kept)),
  }));
  const proofs = proofsOf(kept, ledger).flatMap((proof, at) => {
    const file = files.get(proof.fileId);
    return file === undefined ? [] : { name: nameInZip(proof, at), file };
  });
  await refuseSealed(storage, proofs);
  const name = `proofs-${dossier.fileNumber.replaceAll('/', '-')}.zip`;
  return { name, mediaType: 'application/zip', content: packFiles(storage, proofs, FIXED) };
}

/** The same proofs give the same file. */
const FIXED = new Date('2020-01-01T00:00:00Z');

/** Numbered, so that two of one name never meet; without what no file system takes. */
function nameInZip({ addressee, title, extension }: Proof, at: number): string {
  const number = String(at + 1).padStart(3, '0');
  const words = `${addressee} - ${title}`.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
  return `${number} ${words.slice(0, 120)}.${extension}`;
}

export type KeptProofs = Awaited<ReturnType<typeof readKeptProofs>>;

/** What was kept of who was sent a report: what the services gave, and the receipts. */
export function readKeptProofs(db: Database, resultId: ResultId) {
  return readTogether(db, (db) => ({
    deposits: db
      .selectFrom('deliveries as delivery')
      .innerJoin('files as file', 'file.id', 'delivery.proofOfDepositFileId')
      .select(['file.id as fileId', 'addressee', 'barcode', 'delivery.id'])
      .where('resultId', '=', resultId)
      .orderBy('delivery.createdAt')
      .orderBy('delivery.id')
      .execute(),
    evidence: db
      .selectFrom('deliveryEvents as event')
      .innerJoin('deliveries as delivery', 'delivery.id', 'event.deliveryId')
      .innerJoin('files as file', 'file.id', 'event.evidenceFileId')
      .select(['file.id as fileId', 'file.mediaType', 'addressee', 'event.evidenceKind'])
      .where('resultId', '=', resultId)
      .orderBy('event.occurredAt')
      .orderBy('event.id')
      .execute(),
    receipts: listReceipts(db, resultId),
  }));
}

function fileIdsOf({ deposits, evidence, receipts }: KeptProofs): string[] {
  return [...deposits, ...evidence, ...receipts].map(({ fileId }) => fileId);
}

/** The same with the names of those whom they are of. */
export function proofsOf(
  { deposits, evidence, receipts }: KeptProofs,
  { entries }: Pick<KnownLedger, 'entries'>,
): Proof[] {
  const names = new Map(entries.map(({ addresseeId, name }) => [addresseeId, name]));
  return [
    ...deposits.map(({ barcode, id, addressee, fileId }) => ({
      fileId,
      extension: 'pdf',
      addressee: addressee ?? '',
      title: `proof of deposit ${barcode ?? id}`,
    })),
    ...evidence.map(({ evidenceKind, addressee, fileId, mediaType }) => ({
      fileId,
      extension: mediaType === 'application/pdf' ? 'pdf' : 'xml',
      addressee: addressee ?? '',
      title: `evidence ${evidenceKind}`,
    })),
    ...receipts.map(({ addresseeId, receivedOn, fileId, fileName }) => ({
      fileId,
      extension: fileName?.split('.').at(-1) ?? 'pdf',
      addressee: names.get(addresseeId) ?? '',
      title: `receipt ${receivedOn}`,
    })),
  ];
}

/** Also those that were followed by another: what was kept stays. */
function listReceipts(db: Database, resultId: ResultId) {
  return db
    .selectFrom('reportReceipts as receipt')
    .innerJoin('files as file', 'file.id', 'receipt.fileId')
    .select(['file.id as fileId', 'fileName', 'addresseeId', 'receivedOn'])
    .where('resultId', '=', resultId)
    .orderBy('recordedAt')
    .orderBy('receipt.id')
    .execute();
}
