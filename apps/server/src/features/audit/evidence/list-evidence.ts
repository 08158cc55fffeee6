import type { FileVerdict } from '@prorata/domain/vocabulary';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { addressOf } from '../../delivery/record-delivery-event.ts';
import type { DossierRecord } from '../../dossiers/find-dossier.ts';
import { nameOfFile } from '../../payouts/read-payout.ts';

/** A receipt is one that we made out: its number stands in the events, and not its fingerprint. */
export type EvidenceKind = 'document' | 'receipt' | 'deed' | 'delivery';

/** What is not in the evidence, and why. */
export interface LeftOut {
  readonly kind: EvidenceKind | 'original';
  readonly subjectId: string;
  readonly name: string;
  /** Null where it was erased and its fingerprint with it. */
  readonly sha256: string | null;
  /** The verdict of the scanner on what nobody is given; `erased` is what events name and nobody keeps any more. */
  readonly reason: 'payment' | 'erased' | FileVerdict;
}

/** A file of a dossier, with what it is. */
export interface EvidenceFile {
  readonly kind: EvidenceKind;
  /** What it belongs to: the document, the result or the delivery. */
  readonly subjectId: string;
  readonly name: string;
  readonly fileId: string;
}

/** Everything that people filed in a dossier, the oldest first. What is only laid ready to be taken over is no part of it yet. */
export async function listDocuments(db: Database, dossierId: string): Promise<EvidenceFile[]> {
  const filed = await db
    .selectFrom('documents')
    .select(['id', 'fileId', 'fileName'])
    .where('dossierId', '=', dossierId)
    .unionAll(
      db.selectFrom('looseDocuments').select(['id', 'fileId', 'fileName']).where('dossierId', '=', dossierId),
    )
    .unionAll(
      db
        .selectFrom('contestationPieces')
        .select(['id', 'fileId', 'fileName'])
        .where('dossierId', '=', dossierId),
    )
    .unionAll(
      db
        .selectFrom('imports')
        .select(['id', 'fileId', 'fileName'])
        .where('dossierId', '=', dossierId)
        .where(sql<SqlBool>`taken <> '[]'`),
    )
    .orderBy('id')
    .execute();
  const kept = await db
    .selectFrom('replacementConsents')
    .select(['id', 'fileId', 'fileName'])
    .where('dossierId', '=', dossierId)
    .unionAll(
      db
        .selectFrom('extracts')
        .select(['id', 'fileId', 'fileName'])
        .where('dossierId', '=', dossierId)
        .where('appliedAt', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('followUps')
        .select(['dossierId as id', 'fileId', 'fileName'])
        .where('dossierId', '=', dossierId),
    )
    .unionAll(
      db
        .selectFrom('reportReceipts')
        .innerJoin('calculationResults', 'calculationResults.id', 'reportReceipts.resultId')
        .select(['reportReceipts.id', 'fileId', 'reportReceipts.fileName'])
        .where('dossierId', '=', dossierId),
    )
    .orderBy('id')
    .execute();
  return [...filed, ...kept].flatMap((row) => fileOf('document', row));
}

/** What people were given for what they filed. */
export async function listReceipts(db: Database, dossierId: string): Promise<EvidenceFile[]> {
  const receipts = await db
    .selectFrom('noClaimDeclarations')
    .select(['id', 'fileId', 'receiptNumber as fileName'])
    .where('dossierId', '=', dossierId)
    .unionAll(
      db
        .selectFrom('balanceConfirmations')
        .select(['id', 'fileId', 'receiptNumber as fileName'])
        .where('dossierId', '=', dossierId),
    )
    .unionAll(
      db
        .selectFrom('receipts')
        .select(['fileId as id', 'fileId', 'receiptNumber as fileName'])
        .where('dossierId', '=', dossierId)
        .$narrowType<{ id: string }>(),
    )
    .orderBy('id')
    .execute();
  return receipts.flatMap((row) => fileOf('receipt', row));
}

interface KeptFile {
  readonly id: string;
  readonly fileId: string | null;
  readonly fileName: string | null;
}

function fileOf(kind: EvidenceKind, { id, fileId, fileName }: KeptFile): EvidenceFile[] {
  return fileId === null ? [] : [{ kind, subjectId: id, fileId, name: fileName ?? id }];
}

/** The files for the bank: they stay inside, for whoever has one can pay with it, whatever stops the payment. */
export async function listPaymentFiles(
  db: Database,
  { id: dossierId, fileNumber }: DossierRecord,
): Promise<LeftOut[]> {
  const files = await db
    .selectFrom('payoutFiles')
    .innerJoin('files', 'files.id', 'payoutFiles.fileId')
    .select(['payoutFiles.id', 'sequence', 'sha256'])
    .where('dossierId', '=', dossierId)
    .orderBy('sequence')
    .execute();
  return files.map(({ id: subjectId, sequence, sha256 }) => {
    const name = nameOfFile(fileNumber, sequence);
    return { kind: 'document', subjectId, name, sha256, reason: 'payment' };
  });
}

/** The drafts of the report, and each as it was signed. */
export async function listDeeds(db: Database, dossierId: string): Promise<EvidenceFile[]> {
  const results = await db
    .selectFrom('calculationResults')
    .select(['id', 'fileName', 'pdfFileId', 'signedPdfFileId'])
    .where('dossierId', '=', dossierId)
    .orderBy('sequence')
    .execute();
  return results.flatMap(({ id: subjectId, fileName, pdfFileId, signedPdfFileId }) => [
    { kind: 'deed' as const, subjectId, name: fileName, fileId: pdfFileId },
    ...(signedPdfFileId === null
      ? []
      : [
          {
            kind: 'deed' as const,
            subjectId,
            name: fileName.replace(/(\.pdf)?$/i, ' (signed).pdf'),
            fileId: signedPdfFileId,
          },
        ]),
  ]);
}

/** What was sent to whom, with every step that was reported, and the files that prove it. What a mail said stays out: it may hold a code. */
export async function listDeliveries(db: Database, dossierId: string) {
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'purpose', 'sendMethod', 'addressee', 'email', 'address', 'language', 'barcode'])
    .select(['createdAt', 'handedOverAt', 'acceptedAt', 'untold', 'letterFileId', 'proofOfDepositFileId'])
    .where('dossierId', '=', dossierId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const steps = await db
    .selectFrom('deliveryEvents as step')
    .innerJoin('deliveries', 'deliveries.id', 'step.deliveryId')
    .select(['step.id', 'deliveryId', 'status', 'providerEventId', 'detail', 'occurredAt'])
    .select(['evidenceKind', 'evidenceFileId'])
    .where('dossierId', '=', dossierId)
    .orderBy('occurredAt')
    .orderBy('step.id')
    .execute();
  const told = deliveries.map((delivery) => {
    const { id, email, address, letterFileId, proofOfDepositFileId, ...facts } = delivery;
    return {
      id,
      ...facts,
      address: addressOf({ email, address }),
      steps: steps
        .filter(({ deliveryId }) => deliveryId === id)
        .map(({ status, providerEventId, detail, occurredAt, evidenceKind }) => ({
          ...{ status, providerEventId, detail, occurredAt, evidenceKind },
        })),
    };
  });
  const ofDelivery = (subjectId: string, name: string, fileId: string | null): EvidenceFile[] =>
    fileId === null ? [] : [{ kind: 'delivery', subjectId, name, fileId }];
  const files = [
    ...deliveries.flatMap(({ id, addressee, letterFileId, proofOfDepositFileId }) => [
      ...ofDelivery(id, `${addressee ?? ''} letter.pdf`, letterFileId),
      ...ofDelivery(id, `${addressee ?? ''} proof of deposit.pdf`, proofOfDepositFileId),
    ]),
    ...steps.flatMap(({ deliveryId, evidenceKind, evidenceFileId }) =>
      ofDelivery(deliveryId, `evidence ${evidenceKind ?? ''}`, evidenceFileId),
    ),
  ];
  return { told, files };
}
