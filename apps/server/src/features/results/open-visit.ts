import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import type { FileStorage } from '../../adapters/file-storage.ts';
import { insertFile } from '../../database/insert-file.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';

export interface OpenVisit {
  readonly id: string;
  readonly dossierId: string;
  readonly resultId: string;
  readonly providerSessionId: string;
  readonly pdfSha256: string;
  readonly stateSha256: string | null;
  readonly createdAt: Date;
  /** Who went to sign. */
  readonly bailiff: {
    readonly id: string;
    readonly fullName: string;
    readonly nationalNumber: string | null;
  };
}

/** The visit to the signing service that has not come to an end; there is at most one for a result. */
export async function findOpenVisit(db: Database, resultId: string): Promise<OpenVisit | undefined> {
  const row = await db
    .selectFrom('signingSessions as visit')
    .innerJoin('users as bailiff', 'bailiff.id', 'visit.userId')
    .select([
      'visit.id',
      'visit.dossierId',
      'visit.resultId',
      'visit.providerSessionId',
      'visit.pdfSha256',
      'visit.stateSha256',
      'visit.createdAt',
      'bailiff.id as bailiffId',
      'bailiff.firstName',
      'bailiff.lastName',
      'bailiff.nationalNumber',
    ])
    .where('visit.resultId', '=', resultId)
    .where('visit.status', '=', 'open')
    .executeTakeFirst();
  if (row === undefined || row.providerSessionId === null) return undefined;
  const { bailiffId, firstName, lastName, nationalNumber, providerSessionId, ...visit } = row;
  return {
    ...visit,
    providerSessionId,
    bailiff: { id: bailiffId, fullName: `${firstName} ${lastName}`, nationalNumber },
  };
}

export type StoredFile = Awaited<ReturnType<FileStorage['store']>>;

interface Ending {
  readonly status: 'cancelled' | 'expired' | 'refused';
  readonly failure?: SignatureFault;
  /** What came back, kept as evidence. */
  readonly refused?: StoredFile;
}

/** Ends a visit without a signature. Whoever ended it first has told of it. */
export async function endVisit(
  trx: Transaction,
  action: UserAction,
  visit: OpenVisit,
  { status, failure, refused }: Ending,
): Promise<void> {
  const dossier = await lockDossier(trx, action.actor, visit.dossierId);
  const ended = await trx
    .updateTable('signingSessions')
    .set({
      status,
      failure: failure ?? null,
      finishedAt: action.at,
    })
    .where('id', '=', visit.id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return;
  if (refused !== undefined) {
    const refusedFileId = await insertFile(trx, { ...refused, mediaType: 'application/pdf' });
    await trx.updateTable('signingSessions').set({ refusedFileId }).where('id', '=', visit.id).execute();
  }
  await recordEvent(trx, action, {
    dossier,
    type: ENDINGS[status],
    subjectId: visit.resultId,
    before: null,
    after: failure === undefined ? null : { failure },
    version: null,
  });
}

const ENDINGS = {
  cancelled: 'result.signingCancelled',
  expired: 'result.signingExpired',
  refused: 'result.signatureRefused',
} as const;
