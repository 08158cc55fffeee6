import type { newClaimFieldsSchema } from '@prorata/contract/statements/privileged-claim';
import { centsFromEuros } from '@prorata/domain/money';
import type { Insertable } from 'kysely';
import type * as z from 'zod';
import type { PrivilegedClaimsTable } from '../../database/tables.ts';
import { presentClaim } from './present-claim.ts';
import type { ClaimRecord } from './statement-record.ts';

type ClaimFields = z.output<typeof newClaimFieldsSchema>;
type OfficeField = 'assetId' | 'isReserved';

/**
 * A claim as it is entered; an invited creditor does not link it to a lot, nor reserve it. One that an extract tells of
 * has no proof yet: the statement is not validated before it has.
 */
export type ClaimInput = Omit<ClaimFields, OfficeField | 'documentId'> &
  Partial<Pick<ClaimFields, OfficeField>> & { readonly documentId: string | null };

/** The columns that keep a claim; those of fields that were not given are absent. */
export function claimColumnsOf(given: ClaimInput) {
  return {
    claimType: given.type,
    privilegeId: given.privilegeId,
    amountDemandedCents: centsFromEuros(given.amountDemanded),
    assetDescription: given.assetDescription,
    documentId: given.documentId,
    since: given.since,
    limitCents: given.limit === null ? null : centsFromEuros(given.limit),
    ...(given.isReserved !== undefined && { isReserved: given.isReserved }),
    // A claim that is specific no longer draws on no lot alone.
    ...(given.type !== 'specific' && { assetId: null }),
    ...(given.type === 'specific' && given.assetId !== undefined && { assetId: given.assetId }),
  } satisfies Partial<Insertable<PrivilegedClaimsTable>>;
}

/** A claim as the audit trail tells of it. */
export function claimFieldsOf(stored: ClaimRecord) {
  const { id: _, version: __, isCalculatedAutomatically: ___, ...fields } = presentClaim(stored);
  return fields;
}
