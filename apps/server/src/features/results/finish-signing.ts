import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { toProblem } from './open-signing-visit.ts';
import { endVisit, findOpenVisit, type OpenVisit, type StoredFile } from './open-visit.ts';
import { getResultToSign, type ResultToSign, refuseSigning } from './result-to-sign.ts';
import { faultOf, SignatureLackError, verifySignedReport } from './signature/verify-signed-report.ts';
import { storeSignature } from './store-signature.ts';

/**
 * Fetches what became of a visit. Only a document that passes our own checks counts; it closes the dossier for good.
 * Asked again after that, nothing happens a second time.
 */
export async function finishSigning(
  tools: Tools,
  action: UserAction,
  place: ParamsOf<typeof resultsCalls.getSignedDocument>,
): Promise<void> {
  const { db, signing } = tools;
  const dossier = await getDossier(db, action.actor, place.dossierId);
  const result = await getResultToSign(db, place);
  if (result.signedAt !== null) return;
  const visit = await findOpenVisit(db, place.resultId);
  // Whoever went to sign is told what became of it, also when somebody else was named meanwhile.
  if (visit?.bailiff.id !== action.actor.id) refuseSigning(action.actor, dossier, result);
  if (signing === undefined) throw new ProblemError('service-unavailable');
  if (visit === undefined) throw new ProblemError('signing-not-finished');
  const status = await signing.readStatus(visit.providerSessionId).catch(toProblem);
  if (status === 'open') throw new ProblemError('signing-not-finished');
  if (status !== 'signed') {
    await inTransaction(db, (trx) => endVisit(trx, action, visit, { status }));
    throw new ProblemError(status === 'expired' ? 'signing-expired' : 'signing-cancelled');
  }
  const signed = Buffer.from(await signing.fetchDocument(visit.providerSessionId).catch(toProblem));
  const file = await tools.storage.store(signed);
  const reading = await verify(tools, action, visit, { result, signed, file });
  const refusal = await inTransaction(db, (trx) =>
    storeSignature(trx, tools, action, { place, visit, file, reading }),
  );
  if (refusal !== undefined) throw refusal;
}

interface CameBack {
  readonly result: ResultToSign;
  readonly signed: Buffer;
  /** Stored before it is checked: what is refused is evidence too. */
  readonly file: StoredFile;
}

async function verify(
  { db, storage, signing, logger }: Tools,
  action: UserAction,
  visit: OpenVisit,
  { result, signed, file }: CameBack,
): Promise<SignatureReading> {
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
    throw new ProblemError('signature-invalid', { params: { fault }, members: { faults }, cause: error });
  }
}
