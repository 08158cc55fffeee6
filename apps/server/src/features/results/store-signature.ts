import type { SignatureFacts } from '@prorata/contract/results/result';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { askForStamp } from '../../events/ask-for-stamp.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossierById } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { isStopped } from '../dossiers/stops.ts';
import { compareWithNow, fingerprintOf, hasDifferences } from './compare-with-now.ts';
import { findLackOfConsent } from './consents.ts';
import { endVisit, type StoredFile, type Visit } from './open-visit.ts';
import { storeReportCheck } from './report-checks.ts';
import { publishSigner, signerOf } from './report-signers.ts';
import { findRefusalToSign, getResultToSign, isOutdatedSince, type ResultToSign } from './result-to-sign.ts';

interface Signature {
  readonly place: { readonly dossierId: string; readonly resultId: string };
  readonly visit: Visit;
  readonly file: StoredFile;
  readonly reading: SignatureReading;
}

/**
 * Stores a signature that passed our checks and closes the dossier, together. A dossier that was changed while the
 * bailiff was at the desk is not closed over a report that no longer tells it: the visit then ends without effect, and
 * the signature is kept as evidence that it was given. Gives the reason in that case.
 */
export async function storeSignature(
  trx: Transaction,
  tools: Pick<Tools, 'timeStamping' | 'jobs'>,
  action: Action,
  { place, visit, file, reading }: Signature,
): Promise<ProblemError | undefined> {
  const dossier = await lockDossierById(trx, place.dossierId);
  if (dossier === undefined) return new ProblemError('not-found');
  const result = await getResultToSign(trx, place);
  // Another request has stored it meanwhile.
  if (result.signedAt !== null) return undefined;
  const refusal = await findRefusal(trx, dossier, result, visit);
  if (refusal !== undefined) {
    const failure = refusal.code === 'dossier-stopped' ? 'stopped' : 'outdated';
    await endVisit(trx, action, visit, { status: 'refused', failure, refused: file });
    return refusal;
  }
  const fileId = await insertFile(trx, { ...file, mediaType: 'application/pdf' });
  const { version, reportJson } = await trx
    .updateTable('calculationResults')
    .set({
      signedAt: action.at,
      signedBy: visit.bailiff.id,
      signedPdfFileId: fileId,
      signature: JSON.stringify(factsOf(reading)),
    })
    .where('id', '=', place.resultId)
    .returning(['version', 'reportJson'])
    .executeTakeFirstOrThrow();
  await endVisits(trx, action, visit);
  await storeReportCheck(trx, { resultId: result.id, checkedAt: action.at, fault: null, detail: null });
  const accepted = { organizationId: dossier.organizationId, userId: visit.bailiff.id };
  await publishSigner(trx, signerOf({ ...accepted, reportJson, signedAt: action.at }, reading));
  await takePlaceOfEarlier(trx, place);
  await closeDossier(trx, action, dossier, { visit, version, sha256: file.sha256 });
  await askForStamp(trx, tools, dossier.id, { occasion: 'signed', at: action.at });
  return undefined;
}

/** Only one visit of a report ends with its signature; one that is open beside it leads to nothing more. */
async function endVisits(trx: Transaction, { at }: Action, { id, resultId }: Visit): Promise<void> {
  const ended = { finishedAt: at, urlSealed: null };
  await trx
    .updateTable('signingSessions')
    .set({ ...ended, status: 'signed', failure: null })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('signingSessions')
    .set({ ...ended, status: 'cancelled', failure: 'The report was signed in another visit.' })
    .where('resultId', '=', resultId)
    .where('status', '=', 'open')
    .execute();
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
  visit: Visit,
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
  action: Action,
  dossier: DossierRecord,
  signed: { readonly visit: Visit; readonly version: number; readonly sha256: string },
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

/** Facts of the check that the screen of a calculation shows. */
function factsOf({
  level,
  lacks,
  signer,
  issuer,
  validUntil,
  certificateSha256,
  keySha256,
  timeStamp,
  revocation,
  evidence,
}: SignatureReading): SignatureFacts {
  return {
    level,
    lacks: [...lacks],
    signer: signer.name,
    issuer,
    validUntil: validUntil.toISOString(),
    certificateSha256,
    keySha256,
    stampedAt: timeStamp.at?.toISOString() ?? null,
    stampedBy: timeStamp.authority,
    revocation: evidence.revocation,
    revocationAt: revocation.at?.toISOString() ?? null,
  };
}
