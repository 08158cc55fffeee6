import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import type { FileStorage } from '../../adapters/file-storage.ts';
import { insertFile } from '../../database/insert-file.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';

export interface Visit {
  readonly id: string;
  readonly dossierId: string;
  readonly resultId: string;
  readonly providerSessionId: string;
  readonly pdfSha256: string;
  readonly stateSha256: string | null;
  readonly createdAt: Date;
  /** The person who went to sign. */
  readonly bailiff: {
    readonly id: string;
    readonly fullName: string;
    readonly nationalNumber: string | null;
  };
}

/** In each of these a signature may have been given at the service that we do not have. */
export const WITHOUT_SIGNATURE = ['open', 'cancelled', 'expired'] as const;

/** Far more than one report ever has. */
const MAX_VISITS = 100;

/** The visits of a report to the signing service from which a signature may still come, the newest first. */
export async function listVisits(db: Database, resultId: string): Promise<Visit[]> {
  const rows = await db
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
    .where('visit.status', 'in', WITHOUT_SIGNATURE)
    .orderBy('visit.createdAt', 'desc')
    .orderBy('visit.id', 'desc')
    .limit(MAX_VISITS)
    .execute();
  return rows.flatMap(({ bailiffId, firstName, lastName, nationalNumber, providerSessionId, ...visit }) => {
    if (providerSessionId === null) return [];
    const bailiff = { id: bailiffId, fullName: `${firstName} ${lastName}`, nationalNumber };
    return [{ ...visit, providerSessionId, bailiff }];
  });
}

export type StoredFile = Awaited<ReturnType<FileStorage['store']>>;

interface Ending {
  readonly status: 'cancelled' | 'expired' | 'refused';
  readonly failure?: SignatureFault;
  /** The refused document, kept as evidence. */
  readonly refused?: StoredFile;
}

/** Ends a visit without a signature that counts. Of several who do, the first has told of it. */
export async function endVisit(
  trx: Transaction,
  action: Action,
  visit: Pick<Visit, 'id' | 'dossierId' | 'resultId'>,
  { status, failure, refused }: Ending,
): Promise<void> {
  const dossier = await lockDossierById(trx, visit.dossierId);
  if (dossier === undefined) return;
  const ended = await trx
    .updateTable('signingSessions')
    .set({
      status,
      failure: failure ?? null,
      finishedAt: action.at,
      urlSealed: null,
    })
    .where('id', '=', visit.id)
    // What comes back from a visit that had ended here is refused all the same, and kept.
    .where('status', 'in', status === 'refused' ? WITHOUT_SIGNATURE : ['open'])
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
