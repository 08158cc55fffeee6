import type { SignatureFacts } from '@prorata/contract/results/result';
import type { FileStorage } from '../../adapters/file-storage.ts';
import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { askForStamp } from '../../events/ask-for-stamp.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { isStopped } from '../dossiers/stops.ts';
import { compareWithNow, fingerprintOf, hasDifferences } from './compare-with-now.ts';
import { findLackOfConsent } from './consents.ts';
import { endVisit, type OpenVisit } from './open-visit.ts';
import { findRefusalToSign, getResultToSign, isOutdatedSince, type ResultToSign } from './result-to-sign.ts';

interface Signature {
  readonly place: { readonly dossierId: string; readonly resultId: string };
  readonly visit: OpenVisit;
  readonly file: Awaited<ReturnType<FileStorage['store']>>;
  readonly facts: SignatureFacts;
}

/**
 * Stores a signature that passed our checks and closes the dossier, together. A dossier that was changed while the
 * bailiff was at the desk is not closed over a report that no longer tells it: the visit then ends without effect, and
 * the signature is kept as evidence that it was given. Gives the reason in that case.
 */
export async function storeSignature(
  trx: Transaction,
  tools: Pick<Tools, 'timeStamping' | 'jobs'>,
  action: UserAction,
  { place, visit, file, facts }: Signature,
): Promise<ProblemError | undefined> {
  const dossier = await lockDossier(trx, action.actor, place.dossierId);
  const result = await getResultToSign(trx, place);
  // Another request has stored it meanwhile.
  if (result.signedAt !== null) return undefined;
  const refusal = await findRefusal(trx, dossier, result, visit);
  const fileId = await insertFile(trx, { ...file, mediaType: 'application/pdf' });
  if (refusal !== undefined) {
    const failure = refusal.code === 'dossier-stopped' ? 'stopped' : 'outdated';
    await endVisit(trx, action, visit, { status: 'refused', failure, refusedFileId: fileId });
    return refusal;
  }
  const { version } = await trx
    .updateTable('calculationResults')
    .set({
      signedAt: action.at,
      signedBy: visit.bailiff.id,
      signedPdfFileId: fileId,
      signature: JSON.stringify(facts),
    })
    .where('id', '=', place.resultId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('signingSessions')
    .set({ status: 'signed', finishedAt: action.at })
    .where('id', '=', visit.id)
    .execute();
  await takePlaceOfEarlier(trx, place);
  await closeDossier(trx, action, dossier, { visit, version, sha256: file.sha256 });
  await askForStamp(trx, tools, dossier.id, { occasion: 'signed', at: action.at });
  return undefined;
}

/** What was voided or replaced before, and of which nothing has taken the place yet. */
async function takePlaceOfEarlier(
  trx: Transaction,
  { dossierId, resultId }: Signature['place'],
): Promise<void> {
  await trx
    .updateTable('calculationResults')
    .set({ replacedBy: resultId })
    .where('dossierId', '=', dossierId)
    .where('voidedAt', 'is not', null)
    .where('replacedBy', 'is', null)
    .execute();
}

/** Why a signature comes too late: the dossier was stopped, or no longer says what the bailiff went to sign. */
async function findRefusal(
  trx: Transaction,
  dossier: DossierRecord,
  result: ResultToSign,
  visit: OpenVisit,
): Promise<ProblemError | undefined> {
  if (await isStopped(trx, dossier.id)) return new ProblemError('dossier-stopped');
  const lack = await findLackOfConsent(trx, dossier, result.id);
  if (lack !== undefined) return lack;
  const compared = await compareWithNow(trx, dossier, result.id);
  const isChanged = hasDifferences(compared) && fingerprintOf(compared) !== visit.stateSha256;
  if (isChanged || isOutdatedSince(result, visit.createdAt)) {
    return new ProblemError('result-outdated', { members: compared });
  }
  return findRefusalToSign(visit.bailiff, dossier, result);
}

async function closeDossier(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  signed: { readonly visit: OpenVisit; readonly version: number; readonly sha256: string },
): Promise<void> {
  await recordEvent(trx, action, {
    dossier,
    type: 'result.signed',
    subjectId: signed.visit.resultId,
    before: null,
    after: { signedBy: signed.visit.bailiff.fullName, sha256: signed.sha256 },
    version: signed.version,
  });
  await moveDossier(trx, action, dossier, {
    event: 'sign',
    set: { closedAt: action.at },
  });
}
