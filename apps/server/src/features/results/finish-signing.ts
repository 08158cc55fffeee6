import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import type { SigningStatus } from '../../adapters/signing.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action, UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { toProblem } from './open-signing-visit.ts';
import { endVisit, listVisits, type StoredFile, type Visit } from './open-visit.ts';
import { getResultToSign, type ResultToSign, refuseSigning } from './result-to-sign.ts';
import { faultOf, SignatureLackError, verifySignedReport } from './signature/verify-signed-report.ts';
import { storeSignature } from './store-signature.ts';

type Place = ParamsOf<typeof resultsCalls.getSignedDocument>;

/**
 * Fetches what became of the visits of a report. Only a document that passes our own checks counts; it closes the dossier
 * for good. Asked again after that, nothing happens a second time.
 */
export async function finishSigning(tools: Tools, action: UserAction, place: Place): Promise<void> {
  const { db } = tools;
  // Read first: while the report is unsigned after that, the visit in which it is being signed is among them.
  const visits = await listVisits(db, place.resultId);
  const dossier = await getDossier(db, action.actor, place.dossierId);
  const result = await getResultToSign(db, place);
  if (result.signedAt !== null) return;
  // Answers the bailiff who went to sign, even when another was named meanwhile.
  if (!visits.some(({ bailiff }) => bailiff.id === action.actor.id)) {
    refuseSigning(action.actor, dossier, result);
  }
  const lack = await fetchSignature(tools, action, { place, result, visits });
  if (lack !== undefined) throw lack;
}

interface Unsigned {
  readonly place: Place;
  readonly result: ResultToSign;
  /** The newest first. */
  readonly visits: readonly Visit[];
}

/**
 * Asks the service about each visit until one has brought a signature that counts, whichever of them the bailiff signed in.
 * Gives the reason when none has: what became of the newest, unless a signature was refused.
 */
export async function fetchSignature(
  tools: Tools,
  action: Action,
  { place, result, visits }: Unsigned,
): Promise<ProblemError | undefined> {
  const { db, signing } = tools;
  if (signing === undefined) throw new ProblemError('service-unavailable');
  let refusal: ProblemError | undefined;
  const endings: SigningStatus[] = [];
  for (const visit of visits) {
    const status = await signing.readStatus(visit.providerSessionId).catch(toProblem);
    if (status === 'signed') {
      const refused = await bringInOnce(tools, action, { place, result, visit });
      if (refused === undefined) return undefined;
      refusal ??= refused;
    } else {
      endings.push(status);
      if (status !== 'open') await inTransaction(db, (trx) => endVisit(trx, action, visit, { status }));
    }
  }
  const [last] = endings;
  if (refusal !== undefined || last === undefined || last === 'open') {
    return refusal ?? new ProblemError('signing-not-finished');
  }
  return new ProblemError(last === 'expired' ? 'signing-expired' : 'signing-cancelled');
}

interface SignedVisit {
  readonly place: Place;
  readonly result: ResultToSign;
  readonly visit: Visit;
}

const inProgress = new Map<string, Promise<ProblemError | undefined>>();

/** Checking takes seconds: of requests that come meanwhile each waits for the one that has begun. */
function bringInOnce(tools: Tools, action: Action, signed: SignedVisit): Promise<ProblemError | undefined> {
  const { id } = signed.visit;
  const begun = inProgress.get(id);
  if (begun !== undefined) return begun;
  const begins = bringIn(tools, action, signed).finally(() => inProgress.delete(id));
  inProgress.set(id, begins);
  return begins;
}

async function bringIn(
  tools: Tools,
  action: Action,
  { place, result, visit }: SignedVisit,
): Promise<ProblemError | undefined> {
  const { db, signing, storage } = tools;
  if (signing === undefined) throw new ProblemError('service-unavailable');
  const signed = Buffer.from(await signing.fetchDocument(visit.providerSessionId).catch(toProblem));
  const file = await storage.store(signed);
  const reading = await verify(tools, action, visit, { result, signed, file });
  if (reading instanceof ProblemError) return reading;
  return inTransaction(db, (trx) => storeSignature(trx, tools, action, { place, visit, file, reading }));
}

interface CameBack {
  readonly result: ResultToSign;
  readonly signed: Buffer;
  /** Stored before it is checked: what is refused is evidence too. */
  readonly file: StoredFile;
}

async function verify(
  { db, storage, signing, logger }: Tools,
  action: Action,
  visit: Visit,
  { result, signed, file }: CameBack,
): Promise<SignatureReading | ProblemError> {
  if (result.sha256 !== visit.pdfSha256) {
    throw new Error(`The report of result ${result.id} is not the one that was handed over.`);
  }
  try {
    return await verifySignedReport(signed, {
      report: await storage.read(result),
      bailiff: visit.bailiff,
      since: visit.createdAt,
      authorities: (await signing?.readAuthorities()) ?? [],
      demanded: signing?.demandedLevel ?? 'B-LT',
      at: action.at,
    });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    logger.warn({ resultId: result.id, refusal: String(error) }, 'a signed report was refused');
    const ending = { status: 'refused', failure: fault, refused: file } as const;
    await inTransaction(db, (trx) => endVisit(trx, action, visit, ending));
    const faults = error instanceof SignatureLackError ? error.lacks : [fault];
    return new ProblemError('signature-invalid', { params: { fault }, members: { faults }, cause: error });
  }
}
