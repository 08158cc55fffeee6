import type { FieldError } from '@prorata/contract/field-errors';
import { findGoverningDate } from '@prorata/domain/governing-date';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, centsFromEuros } from '@prorata/domain/money';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import { isInForce } from '@prorata/law/privileges/in-force';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { ClaimInput } from './claim-fields.ts';
import { sumOfClaims } from './sum-of-claims.ts';

interface ClaimPlace {
  readonly dossier: DossierRecord;
  readonly statement: { readonly id: string; readonly totalAmountClaimedCents: Cents };
  /** The claim itself, when it is changed. */
  readonly claimId?: string;
}

/**
 * Refuses a claim that cannot stand in its statement: a proof that it names is uploaded before it, its privilege is of its type
 * and in force, its lot is one of the dossier, and all claims together stay within the total. Exactly the total is
 * fine: nothing then remains for an ordinary claim.
 */
export async function checkClaim(trx: Transaction, place: ClaimPlace, given: ClaimInput): Promise<void> {
  const errors = [
    checkPrivilege(given, findGoverningDate(place.dossier)),
    await checkProof(trx, place, given),
    await checkAsset(trx, place, given),
    await checkAmount(trx, place, given),
  ].filter((error) => error !== undefined);
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** The day that decides is the claim's own where the law lets older claims keep a privilege; unknown, it waits. */
function checkPrivilege(given: ClaimInput, governingDate: IsoDate | null): FieldError | undefined {
  if (given.privilegeId === null) return undefined;
  const privilege = findPrivilege(given.privilegeId);
  const day = privilege?.validOn === 'claimDate' ? given.since : governingDate;
  const isFitting = privilege?.kind === given.type && (day === null || isInForce(privilege, day));
  return isFitting ? undefined : { path: 'privilegeId', code: 'choice-invalid' };
}

async function checkProof(
  trx: Transaction,
  { statement }: ClaimPlace,
  { documentId }: ClaimInput,
): Promise<FieldError | undefined> {
  if (documentId === null) return undefined;
  const document = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('statementId', '=', statement.id)
    .executeTakeFirst();
  return document ? undefined : { path: 'documentId', code: 'choice-invalid' };
}

async function checkAsset(
  trx: Transaction,
  { dossier }: ClaimPlace,
  { assetId }: ClaimInput,
): Promise<FieldError | undefined> {
  if (!assetId || (await isAssetOf(trx, dossier.id, assetId))) return undefined;
  return { path: 'assetId', code: 'choice-invalid' };
}

export async function isAssetOf(trx: Transaction, dossierId: string, assetId: string): Promise<boolean> {
  const asset = await trx
    .selectFrom('assets')
    .select('id')
    .where('id', '=', assetId)
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  return asset !== undefined;
}

async function checkAmount(
  trx: Transaction,
  { statement, claimId }: ClaimPlace,
  { amountDemanded }: ClaimInput,
): Promise<FieldError | undefined> {
  const others = await sumOfClaims(trx, statement.id, claimId);
  const isWithin = others + centsFromEuros(amountDemanded) <= statement.totalAmountClaimedCents;
  return isWithin ? undefined : { path: 'amountDemanded', code: 'claims-exceed-total' };
}
