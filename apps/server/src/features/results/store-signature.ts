import type { ServerProblemCode } from '@prorata/contract/problems';
import type { FileStorage } from '../../adapters/file-storage.ts';
import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { recordDossierEvent } from '../../events/record-dossier-event.ts';
import type { Act } from '../../http/calls/act.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { endVisit, type OpenVisit } from './open-visit.ts';
import { getResultToSign, isOutdatedSince, refuseSigning } from './result-to-sign.ts';

interface Signature {
  readonly place: { readonly dossierId: string; readonly resultId: string };
  readonly visit: OpenVisit;
  readonly file: Awaited<ReturnType<FileStorage['store']>>;
}

/**
 * Stores a signature that passed our checks and closes the dossier, together. A dossier that was changed while the
 * bailiff was at the desk is not closed over a report that no longer tells it: the visit then ends without effect.
 */
export async function storeSignature(
  trx: Transaction,
  act: Act,
  { place, visit, file }: Signature,
): Promise<ServerProblemCode | undefined> {
  const dossier = await lockDossier(trx, act.actor, place.dossierId);
  const result = await getResultToSign(trx, place);
  // Another request has stored it meanwhile.
  if (result.signedAt !== null) return undefined;
  refuseSigning(act.actor, dossier, result);
  if (isOutdatedSince(result, visit.createdAt)) {
    await endVisit(trx, act, visit, { status: 'refused', failure: 'outdated' });
    return 'result-outdated';
  }
  const signedPdfFileId = await insertFile(trx, { ...file, mediaType: 'application/pdf' });
  const { version } = await trx
    .updateTable('calculationResults')
    .set({ signedAt: act.at, signedBy: visit.bailiff.id, signedPdfFileId })
    .where('id', '=', place.resultId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('signingSessions')
    .set({ status: 'signed', finishedAt: act.at })
    .where('id', '=', visit.id)
    .execute();
  await closeDossier(trx, act, dossier, { visit, version, sha256: file.sha256 });
  return undefined;
}

async function closeDossier(
  trx: Transaction,
  act: Act,
  dossier: DossierRecord,
  signed: { readonly visit: OpenVisit; readonly version: number; readonly sha256: string },
): Promise<void> {
  const deed = deedOfUser(act);
  await recordDossierEvent(trx, deed, {
    dossier,
    type: 'result.signed',
    subject: { type: 'result', id: signed.visit.resultId },
    before: null,
    after: { signedBy: signed.visit.bailiff.fullName, sha256: signed.sha256 },
    version: signed.version,
  });
  await moveDossier(trx, deed, dossier, {
    event: 'sign',
    set: { closedAt: act.at },
  });
}
