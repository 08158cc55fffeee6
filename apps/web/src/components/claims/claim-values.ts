import type { Call } from '@prorata/contract/call';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { ClaimType } from '@prorata/domain/vocabulary';
import { type ValuesOf, valuesFor } from '../form/use-contract-form.ts';

/** What the fields of a claim hold; those of the office alone are left out of an invited creditor's form. */
export interface ClaimValues {
  readonly type: ClaimType;
  readonly amountDemanded: number;
  readonly privilegeId: string | null;
  readonly assetDescription: string | null;
  readonly documentId: string;
  readonly since: string | null;
  readonly limit: number | null;
  readonly assetId: string | null;
}

const NEW_CLAIM = {
  type: 'specific',
  privilegeId: null,
  assetDescription: null,
  since: null,
  limit: null,
  assetId: null,
} as const satisfies Partial<ClaimValues>;

type ClaimCall = Call & { readonly body: { readonly shape: object } };

/**
 * A claim as its form starts with it. A new one has neither proof nor amount yet, which the contract then asks for,
 * and a version that only fills its place.
 */
export function claimValues<C extends ClaimCall>(
  call: C,
  claim: Partial<PrivilegedClaim> | undefined,
  more: object = {},
): ValuesOf<C> {
  const { documentId, assetIds: _, ...known }: Partial<PrivilegedClaim> = claim ?? NEW_CLAIM;
  const values = { version: 1, ...known, ...(documentId && { documentId }), ...more };
  return valuesFor(call, values as unknown as ValuesOf<C>);
}
