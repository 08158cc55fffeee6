import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerOf, BodyOf, ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { ReportDifferences } from '@prorata/contract/results/difference';
import type { PointsToSignOff } from '@prorata/contract/results/result';
import type { TariffDoubt } from '@prorata/domain/costs/tariff-doubts';
import { brusselsDate } from '@prorata/domain/iso-date';
import { SigningRefusedError, SigningUnavailableError, type SigningVisit } from '../../adapters/signing.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { canonicalJson } from '../../events/canonical-json.ts';
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
import { endVisit } from './open-visit.ts';
import { readPointsToSignOff, recordSignOff, refuseUnlessSignedOff } from './points-to-sign-off.ts';
import { type FoundVisit, freePlace, reserveVisit, storeOpened } from './reserve-visit.ts';
import { getResultToSign, isOutdatedSince, type ResultToSign, refuseSigning } from './result-to-sign.ts';

type Place = ParamsOf<typeof resultsCalls.getSigningUrl>;

/** How long a request waits for another one that is opening a visit to the same report. */
const PATIENCE_MILLISECONDS = 45_000;
const POLL_MILLISECONDS = 200;

type Answer = AnswerOf<typeof resultsCalls.getSigningUrl>;

/**
 * Opens a visit to the signing service, or finds again the one that is open. The service is asked outside any transaction:
 * the place of the report is taken before, so that of many requests one opens a visit.
 */
export async function openSigningVisit(
  tools: Tools,
  action: UserAction,
  place: Place,
  body: BodyOf<typeof resultsCalls.getSigningUrl>,
): Promise<Answer> {
  const asked = await askBailiff(tools, action, place, body);
  const askedSha256 = digestOf(asked, action.at);
  for (let waited = 0; ; waited += POLL_MILLISECONDS) {
    const { sha256 } = asked.result;
    const reservation = await inTransaction(tools.db, async (trx) => {
      await lockForVisit(trx, action, place);
      const given = { place, pdfSha256: sha256, stateSha256: fingerprintOf(asked.compared), askedSha256 };
      return reserveVisit(trx, tools, action, given);
    });
    if (reservation.kind === 'ours') return openReserved(tools, action, asked, reservation.id);
    if (reservation.kind === 'open') {
      const answer = await findAgain(tools, action, asked, reservation);
      if (answer !== undefined) return answer;
    } else {
      if (waited >= PATIENCE_MILLISECONDS) throw new ProblemError('service-unavailable');
      await delay(POLL_MILLISECONDS);
    }
  }
}

/** Everything the bailiff saw and confirmed. */
interface Asked {
  readonly place: Place;
  readonly dossier: DossierRecord;
  readonly result: ResultToSign;
  /** In what the report differs from the dossier. */
  readonly compared: ReportDifferences;
  readonly doubts: readonly TariffDoubt[];
  readonly points: PointsToSignOff;
  readonly consultation: BodyOf<typeof resultsCalls.getSigningUrl>['consultation'];
}

function digestOf({ compared, doubts, points }: Asked, at: Date): string {
  const told = canonicalJson({ compared, doubts, points: points.sha256, day: brusselsDate(at) });
  return createHash('sha256').update(told).digest('hex');
}

async function askBailiff(
  tools: Tools,
  action: UserAction,
  place: Place,
  { allowOlder, isTariffConfirmed, signedOff, consultation }: BodyOf<typeof resultsCalls.getSigningUrl>,
): Promise<Asked> {
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
  return { place, dossier, result, compared, doubts, points, consultation };
}

async function lockForVisit(trx: Transaction, action: UserAction, place: Place): Promise<DossierRecord> {
  const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
  refuseSigning(action.actor, dossier, await getResultToSign(trx, place));
  await refuseStopped(trx, dossier.id);
  await refuseUnconfirmedScale(trx, dossier.id);
  return dossier;
}

/** The visit that is open is open at the service too, or has been signed there and waits to be fetched. */
async function findAgain(
  { db, signing, settings }: Tools,
  action: UserAction,
  { dossier, result }: Asked,
  { visit, url, expiresAt }: FoundVisit,
): Promise<Answer | undefined> {
  if (signing === undefined) throw new ProblemError('service-unavailable');
  const status = await signing.readStatus(visit.providerSessionId).catch(toProblem);
  const answer = { url, expiresAt: expiresAt.toISOString() };
  if (status === 'open') return answer;
  if (status === 'signed') return { ...answer, url: returnUrlOf(settings, dossier, result) };
  // The key of the request stands for the visit that is opened instead.
  const ending: UserAction = { ...action, claim: undefined };
  await inTransaction(db, (trx) => endVisit(trx, ending, visit, { status }));
  return undefined;
}

async function openReserved(tools: Tools, action: UserAction, asked: Asked, id: string): Promise<Answer> {
  const { place, doubts, points, consultation } = asked;
  try {
    const visit = await askService(tools, action, asked);
    await inTransaction(tools.db, async (trx) => {
      const dossier = await lockForVisit(trx, action, place);
      await storeOpened(trx, tools, id, visit);
      await recordStart(trx, action, dossier, asked);
      if (doubts.length > 0) await recordConfirmation(trx, action, dossier, place.resultId, doubts);
      await recordSignOff(trx, action, dossier, { resultId: place.resultId, points });
      await demandConsultation(trx, action, dossier, { step: 'signing', consultation });
    });
    return { url: visit.url, expiresAt: visit.expiresAt.toISOString() };
  } catch (error) {
    await freePlace(tools.db, id);
    throw error;
  }
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
  { dossier, result }: Asked,
): Promise<SigningVisit> {
  if (signing === undefined) throw new ProblemError('service-unavailable');
  const document = await storage.read(result);
  const { nationalNumber, preferredLanguage } = await db
    .selectFrom('users')
    .select(['nationalNumber', 'preferredLanguage'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const returnUrl = returnUrlOf(settings, dossier, result);
  const signer = { fullName: actor.name, nationalNumber };
  return signing
    .open({ document, documentName: result.fileName, language: preferredLanguage, signer, returnUrl })
    .catch(toProblem);
}

/** Where our own page fetches what became of the visit. */
function returnUrlOf(
  { publicOrigin }: Tools['settings'],
  dossier: DossierRecord,
  result: ResultToSign,
): string {
  return `${publicOrigin}/app/dossier/${dossier.id}?tab=calculation&signing=${result.id}`;
}

/** For the person at the screen: the service is down and nothing is lost, or it refuses and says why. */
export function toProblem(error: unknown): never {
  if (error instanceof SigningRefusedError) {
    throw new ProblemError('signing-refused', { params: { reason: error.reason }, cause: error });
  }
  if (!(error instanceof SigningUnavailableError)) throw error;
  throw new ProblemError('service-unavailable', { cause: error });
}

async function recordStart(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { place, compared }: Asked,
): Promise<void> {
  await recordEvent(trx, action, {
    dossier,
    type: 'result.signingStarted',
    subjectId: place.resultId,
    before: null,
    after: hasDifferences(compared) ? { differences: countDifferences(compared) } : null,
    version: null,
  });
}
