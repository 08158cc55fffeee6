import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { SignatureFacts } from '@prorata/contract/results/result';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { toProblem } from './open-signing-visit.ts';
import { endVisit, findOpenVisit, type OpenVisit } from './open-visit.ts';
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
  const facts = factsOf(await verify(tools, action, visit, { result, signed }));
  const file = await tools.storage.store(signed);
  const refusal = await inTransaction(db, (trx) =>
    storeSignature(trx, tools, action, { place, visit, file, facts }),
  );
  if (refusal !== undefined) throw refusal;
}

async function verify(
  { db, storage, signing }: Tools,
  action: UserAction,
  visit: OpenVisit,
  { result, signed }: { readonly result: ResultToSign; readonly signed: Buffer },
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
    await inTransaction(db, (trx) => endVisit(trx, action, visit, { status: 'refused', failure: fault }));
    const faults = error instanceof SignatureLackError ? error.lacks : [fault];
    throw new ProblemError('signature-invalid', { params: { fault }, members: { faults }, cause: error });
  }
}

/** What is kept of the check, for whoever looks at the calculation. */
function factsOf({
  level,
  lacks,
  signer,
  issuer,
  validUntil,
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
    certificateSha256: null,
    keySha256: null,
    stampedAt: timeStamp.at?.toISOString() ?? null,
    stampedBy: timeStamp.authority,
    revocation: evidence.revocation,
    revocationAt: revocation.at?.toISOString() ?? null,
  };
}
