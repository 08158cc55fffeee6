import type { AnswerOf, BodyOf, ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { ReportDifferences } from '@prorata/contract/results/difference';
import type { TariffDoubt } from '@prorata/domain/costs/tariff-doubts';
import { brusselsDate } from '@prorata/domain/iso-date';
import { SigningUnavailableError, type SigningVisit } from '../../adapters/signing.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getResult, tariffDoubtsOf } from '../distribution/select-results.ts';
import { demandConsultation, refuseWithoutConsultation } from '../dossiers/consultations.ts';
import { type DossierRecord, getDossier, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { refuseStopped } from '../dossiers/stops.ts';
import { refuseUnconfirmedScale } from '../income/refuse-unconfirmed-scale.ts';
import { compareWithNow, countDifferences, fingerprintOf, hasDifferences } from './compare-with-now.ts';
import { findLackOfConsent } from './consents.ts';
import { readPointsToSignOff, recordSignOff, refuseUnlessSignedOff } from './points-to-sign-off.ts';
import { getResultToSign, isOutdatedSince, type ResultToSign, refuseSigning } from './result-to-sign.ts';

type Place = ParamsOf<typeof resultsCalls.getSigningUrl>;

/**
 * Opens a visit to the signing service. The service is asked outside any transaction: a visit of which nothing is
 * stored in the end is never looked at again, and runs out by itself.
 */
export async function openSigningVisit(
  tools: Tools,
  action: UserAction,
  place: Place,
  { allowOlder, isTariffConfirmed, signedOff, consultation }: BodyOf<typeof resultsCalls.getSigningUrl>,
): Promise<AnswerOf<typeof resultsCalls.getSigningUrl>> {
  const dossier = await getDossier(tools.db, action.actor, place.dossierId);
  const result = await getResultToSign(tools.db, place);
  refuseSigning(action.actor, dossier, result);
  await refuseStopped(tools.db, dossier.id);
  await refuseUnconfirmedScale(tools.db, dossier.id);
  const lack = await findLackOfConsent(tools.db, dossier, result.id);
  if (lack !== undefined) throw lack;
  const compared = await inTransaction(tools.db, (trx) => compareWithNow(trx, dossier, place.resultId));
  if (!allowOlder && (isOutdatedSince(result) || hasDifferences(compared))) {
    throw new ProblemError('result-outdated', { members: compared });
  }
  const doubts = tariffDoubtsOf(await getResult(tools.db, place));
  if (doubts.length > 0 && !isTariffConfirmed) throw new ProblemError('tariff-not-confirmed');
  const points = await readPointsToSignOff(tools, action, place);
  refuseUnlessSignedOff(points, signedOff);
  if (!consultation) await refuseWithoutConsultation(tools.db, dossier, 'signing', brusselsDate(action.at));
  const visit = await askService(tools, action, dossier, result);
  await inTransaction(tools.db, async (trx) => {
    await storeVisit(trx, action, { place, visit, sha256: result.sha256, compared });
    if (doubts.length > 0) await recordConfirmation(trx, action, dossier, place.resultId, doubts);
    await recordSignOff(trx, action, dossier, { resultId: place.resultId, points });
    await demandConsultation(trx, action, dossier, { step: 'signing', consultation });
  });
  return { url: visit.url, expiresAt: visit.expiresAt.toISOString() };
}

/** Who signs although prices are in doubt has said so: which ones, the trail keeps. */
async function recordConfirmation(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  resultId: string,
  doubts: readonly TariffDoubt[],
): Promise<void> {
  const costsOf = (wanted: TariffDoubt['reason']) =>
    doubts.filter(({ reason }) => reason === wanted).map(({ cost }) => cost);
  await recordEvent(trx, action, {
    dossier,
    type: 'result.tariffConfirmed',
    subjectId: resultId,
    before: null,
    after: { unverifiedCosts: costsOf('unverified'), outdatedCosts: costsOf('old') },
    version: null,
  });
}

async function askService(
  { db, storage, signing, settings }: Tools,
  { actor }: UserAction,
  dossier: DossierRecord,
  result: ResultToSign,
): Promise<SigningVisit> {
  if (signing === undefined) throw new ProblemError('service-unavailable');
  const document = await storage.read(result);
  const { nationalNumber, preferredLanguage } = await db
    .selectFrom('users')
    .select(['nationalNumber', 'preferredLanguage'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const returnUrl = `${settings.publicOrigin}/app/dossier/${dossier.id}?tab=calculation&signing=${result.id}`;
  const signer = { fullName: actor.name, nationalNumber };
  return signing
    .open({ document, documentName: result.fileName, language: preferredLanguage, signer, returnUrl })
    .catch(toProblem);
}

/** For whoever waits at the screen: the service is down, nothing is lost. */
export function toProblem(error: unknown): never {
  if (!(error instanceof SigningUnavailableError)) throw error;
  throw new ProblemError('service-unavailable', { cause: error });
}

interface NewVisit {
  readonly place: Place;
  readonly visit: SigningVisit;
  readonly sha256: string;
  /** In what the report differs from the dossier, as the bailiff was told. */
  readonly compared: ReportDifferences;
}

/** The newest visit counts: one that was left open before it is given up. */
async function storeVisit(
  trx: Transaction,
  action: UserAction,
  { place, visit, sha256, compared }: NewVisit,
): Promise<void> {
  const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
  refuseSigning(action.actor, dossier, await getResultToSign(trx, place));
  await refuseStopped(trx, dossier.id);
  await refuseUnconfirmedScale(trx, dossier.id);
  await trx
    .updateTable('signingSessions')
    .set({ status: 'cancelled', finishedAt: action.at, failure: 'A newer visit took its place.' })
    .where('resultId', '=', place.resultId)
    .where('status', '=', 'open')
    .execute();
  await trx
    .insertInto('signingSessions')
    .values({
      id: newId(),
      ...place,
      userId: action.actor.id,
      providerSessionId: visit.sessionId,
      pdfSha256: sha256,
      stateSha256: fingerprintOf(compared),
      expiresAt: visit.expiresAt,
      createdAt: action.at,
    })
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'result.signingStarted',
    subjectId: place.resultId,
    before: null,
    after: hasDifferences(compared) ? { differences: countDifferences(compared) } : null,
    version: null,
  });
}
