import { type Result, signatureFactsSchema } from '@prorata/contract/results/result';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { getResult, type ListedResult, tariffDoubtsOf } from './select-results.ts';

export function presentResult(result: ListedResult): Result {
  return {
    id: result.id,
    version: result.version,
    fileName: result.fileName,
    date: result.calculatedAt.toISOString(),
    calculatedBy: result.calculatorName,
    note: result.note,
    signDate: result.signedAt?.toISOString() ?? null,
    signedBy: result.signerName,
    signature: signatureFactsSchema.nullable().parse(result.signature),
    voided: presentVoided(result),
    sendDate: result.sentAt?.toISOString() ?? null,
    isOutdated: isOlder(result),
    interestCutOff: result.interestCutOff,
    lawVersion: result.lawVersion,
    engineVersion: result.engineVersion,
    inputSha256: result.inputSha256,
    numberOfRecipients: result.numberOfRecipients,
    failedDeliveries: result.failedDeliveries,
    refusedSignatures: [...result.refusedSignatures],
    tariffDoubts: tariffDoubtsOf(result),
  };
}

function presentVoided(result: ListedResult): Result['voided'] {
  const { voidedAt, voidKind, voidReason, voiderName, isConsentNeeded, replacedBy, successorName } = result;
  if (voidedAt === null || voidKind === null) return null;
  return {
    kind: voidKind,
    at: voidedAt.toISOString(),
    by: voiderName ?? '',
    reason: voidReason ?? '',
    isConsentNeeded,
    replacedBy: replacedBy === null ? null : { id: replacedBy, fileName: successorName ?? '' },
  };
}

/** An older calculation: a later one exists, or the dossier was changed since. */
function isOlder({ isSuperseded, outdatedAt }: ListedResult): boolean {
  return isSuperseded || outdatedAt !== null;
}

/** One calculation, as the list tells it. */
export async function readResult(
  db: Database,
  user: ActingUser,
  { dossierId, resultId }: { readonly dossierId: string; readonly resultId: string },
): Promise<Result> {
  const dossier = await getDossier(db, user, dossierId);
  return presentResult(await getResult(db, { dossierId: dossier.id, resultId }));
}
