import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Result } from '@prorata/contract/results/result';
import type { UserReference } from '@prorata/contract/users/user';

type Standing = Pick<Dossier, 'status' | 'isReadOnly'>;

/** Validation waits until every creditor has had the time to file, and is over once a dossier is closed. */
export function canValidate({ status, isReadOnly }: Standing): boolean {
  return !isReadOnly && (status === 'Provisioned' || status === 'Calculated');
}

export function canCalculate(dossier: Standing): boolean {
  return canValidate(dossier);
}

/** Who signs the report of a dossier, as it was chosen. */
export function signerOf(
  dossier: Pick<Dossier, 'signer' | 'responsibleBailiff' | 'deputyBailiff'>,
): UserReference | null {
  return dossier.signer === 'deputy' ? dossier.deputyBailiff : dossier.responsibleBailiff;
}

/** The bailiff whom the report names as its signer; an older calculation only when that was asked for. */
export function canSign(
  dossier: Standing & Pick<Dossier, 'signer' | 'responsibleBailiff' | 'deputyBailiff'>,
  result: Pick<Result, 'isOutdated' | 'signDate'> | undefined,
  { userId, allowOlder }: { readonly userId: string | null; readonly allowOlder: boolean },
): boolean {
  const isSigner = userId !== null && signerOf(dossier)?.id === userId;
  if (result === undefined || dossier.status !== 'Calculated' || result.signDate !== null) return false;
  return isSigner && (allowOlder || !result.isOutdated);
}

export function canSend(
  { status }: Pick<Dossier, 'status'>,
  result: Pick<Result, 'signDate' | 'voided'> | undefined,
): boolean {
  const isInForce = result !== undefined && result.signDate !== null && result.voided === null;
  return isInForce && ['Signed', 'PvSent', 'ToPay', 'Paid'].includes(status);
}
