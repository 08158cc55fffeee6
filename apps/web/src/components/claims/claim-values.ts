import type { BodyOf, Call } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { type ValuesOf, valuesFor } from '../form/use-contract-form.ts';
import { sumDecided } from './claim-amounts.ts';

/** What the fields of a claim hold; those of the office alone are left out of an invited creditor's form. */
export type ClaimValues = BodyOf<typeof statementsCalls.updateClaim>;

export type ClaimPartValues = ClaimValues['parts'][number];

const NEW_CLAIM = {
  type: 'specific',
  privilegeId: null,
  assetDescription: null,
  since: null,
  limit: null,
  parts: [],
  payments: [],
  periods: [],
  beneficiary: null,
  isConsumerPledge: false,
  incomeRight: null,
  titles: [],
  assetIds: [],
  onAllAssets: false,
  fixedParts: [],
  fixedPartsReason: null,
  debtorIds: [],
  liability: 'own',
  amountDeclared: null,
  reservedAmount: 0,
  reservationReason: null,
  rejectionReason: null,
  rejectionNote: null,
} as const satisfies Partial<Record<keyof ClaimValues, unknown>>;

/** To be filled in; left empty, it is nobody. */
const NOBODY = { name: null, nationalNumber: null };

/** Nobody said by what right. */
const NO_RIGHT = { kind: null, notifiedAt: null };

type ClaimCall = Call & { readonly body: { readonly shape: object } };

/**
 * A claim as its form starts with it. A new one has neither proof nor amount yet, which the contract then asks for,
 * and a version that only fills its place.
 */
export function claimValues<C extends ClaimCall>(
  call: C,
  claim: object | undefined,
  more: object = {},
): ValuesOf<C> {
  const { documentId, assetId: _, ...known }: Partial<PrivilegedClaim> = claim ?? NEW_CLAIM;
  const beneficiary = known.beneficiary ?? NOBODY;
  const incomeRight = known.incomeRight ?? NO_RIGHT;
  const values = {
    version: 1,
    ...known,
    beneficiary,
    incomeRight,
    ...(documentId && { documentId }),
    ...more,
  };
  return valuesFor(call, values as unknown as ValuesOf<C>);
}

interface TypedClaim {
  readonly parts?: readonly ClaimPartValues[] | undefined;
  readonly beneficiary?: { readonly name?: unknown; readonly nationalNumber?: unknown } | null | undefined;
  readonly incomeRight?: { readonly kind?: unknown } | null | undefined;
}

/**
 * A claim as it is sent. Where it is split, its amounts are those of its parts together; what the creditor filed stays
 * as it was filed, and who declares decides nothing. Nobody named is nobody, and a right without a kind is none.
 */
export function preparedClaim<Values extends object>(
  values: Values,
  office: { readonly filed: number | null } | undefined,
): Values {
  const { parts = [], beneficiary, incomeRight }: TypedClaim = values;
  const isNobody = !beneficiary?.name && !beneficiary?.nationalNumber;
  return {
    ...values,
    ...(parts.length > 0 && sumsOf(parts, office)),
    ...(isNobody && { beneficiary: null }),
    ...(!incomeRight?.kind && { incomeRight: null }),
  };
}

function sumsOf(parts: readonly ClaimPartValues[], office: { readonly filed: number | null } | undefined) {
  const { declared, admitted, reserved } = sumDecided(parts);
  if (office === undefined) return { amountDemanded: declared };
  return {
    ...{ amountDemanded: admitted, reservedAmount: reserved },
    ...(office.filed === null && { amountDeclared: declared }),
  };
}
