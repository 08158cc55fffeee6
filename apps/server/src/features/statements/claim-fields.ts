import { amountSchema, isoDateSchema } from '@prorata/contract/fields';
import { type Cause, causeSchema } from '@prorata/contract/statements/cause';
import {
  beneficiarySchema,
  claimPartsSchema,
  type declaredPartsSchema,
  incomeRightSchema,
  paymentsSchema,
  periodsSchema,
} from '@prorata/contract/statements/claim-breakdown';
import { fixedPartsSchema, type newClaimFieldsSchema } from '@prorata/contract/statements/privileged-claim';
import { titlesSchema } from '@prorata/contract/statements/title';
import { centsFromEuros, eurosFromCents, largerOf } from '@prorata/domain/money';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import type { PrivilegedClaimsTable } from '../../database/tables.ts';
import type { ClaimRecord } from './statement-record.ts';

type ClaimFields = z.output<typeof newClaimFieldsSchema>;
type OfficeField =
  | 'assetId'
  | 'assetIds'
  | 'onAllAssets'
  | 'fixedParts'
  | 'fixedPartsReason'
  | 'amountDeclared'
  | 'reservedAmount'
  | 'reservationReason'
  | 'rejectionReason'
  | 'rejectionNote'
  | 'debtorIds'
  | 'liability';

/**
 * A claim as it is entered; an invited creditor decides on nothing that is the office's. One that an extract tells of has
 * no proof yet: the statement is not validated before it has.
 */
export type ClaimInput = Omit<ClaimFields, OfficeField | 'documentId' | 'parts'> &
  Partial<Pick<ClaimFields, OfficeField>> & {
    readonly documentId: string | null;
    /** Only who claims says so; what was said stays whatever the office makes of the claim. */
    readonly cause?: Cause | null;
    readonly parts: ClaimFields['parts'] | z.output<typeof declaredPartsSchema>;
  };

/**
 * A claim of which the office says only what was declared. It does not judge: in doubt a claim is admitted, and whoever
 * disagrees contests it (Judicial Code 1628, 1629).
 */
export function withAdmitted<Given extends Amounts>(
  given: Given,
): Given & { readonly amountDemanded: number } {
  const { amountDemanded, amountDeclared, reservedAmount } = given;
  const undecided = centsFromEuros(amountDeclared ?? 0) - centsFromEuros(reservedAmount);
  return { ...given, amountDemanded: amountDemanded ?? eurosFromCents(largerOf(0n, undecided)) };
}

interface Amounts {
  readonly amountDemanded: number | null;
  readonly amountDeclared: number | null;
  readonly reservedAmount: number;
}

/** What earlier runs of the series gave: nobody enters it, and no form changes it. */
const dividendsSchema = z
  .array(
    z.object({
      dossierId: z.string(),
      /** The last day of interest of that run. */
      date: isoDateSchema,
      amount: amountSchema,
      /** What of it by the privilege of the claim. */
      secured: amountSchema,
      /** What of it is consigned for a reserve. */
      consigned: amountSchema,
    }),
  )
  .default([]);

/** What is read and written with a claim as a whole. A field that the product has learnt of since is empty. */
const detailsSchema = z.object({
  parts: claimPartsSchema,
  payments: paymentsSchema,
  periods: periodsSchema,
  beneficiary: beneficiarySchema,
  isConsumerPledge: z.boolean().default(false),
  incomeRight: incomeRightSchema,
  titles: titlesSchema,
  fixedParts: fixedPartsSchema,
  fixedPartsReason: z.string().nullable().default(null),
  cause: causeSchema,
  dividends: dividendsSchema,
});
export type ClaimDetails = z.output<typeof detailsSchema>;

export function detailsOf({ details }: Pick<ClaimRecord, 'details'>): ClaimDetails {
  return detailsSchema.parse(details);
}

/** The lots that are named; `undefined` where they are not for the one who enters the claim to say. */
export function lotsIn({ assetId, assetIds }: ClaimInput): readonly string[] | undefined {
  if (assetIds !== undefined) return [...new Set(assetIds)];
  return assetId === undefined ? undefined : [assetId].filter((id) => id !== null);
}

/** The columns that keep a claim; those of fields that were not given are absent, or as they were stored. */
export function claimColumnsOf(given: ClaimInput, stored?: Pick<ClaimRecord, 'details'>) {
  const lots = lotsIn(given);
  return {
    claimType: given.type,
    privilegeId: given.privilegeId,
    amountDemandedCents: centsFromEuros(given.amountDemanded),
    assetDescription: given.assetDescription,
    documentId: given.documentId,
    since: given.since,
    limitCents: centsOrNull(given.limit),
    details: toDetails(given, stored && detailsOf(stored)),
    ...(given.amountDeclared !== undefined && { declaredCents: centsOrNull(given.amountDeclared) }),
    ...(given.reservedAmount !== undefined && { reservedCents: centsFromEuros(given.reservedAmount) }),
    ...(given.reservationReason !== undefined && { reservationReason: given.reservationReason }),
    ...(given.rejectionReason !== undefined && { rejectionReason: given.rejectionReason }),
    ...(given.rejectionNote !== undefined && { rejectionNote: given.rejectionNote }),
    ...(given.debtorIds !== undefined && { debtorIds: given.debtorIds }),
    ...(given.liability !== undefined && { liability: given.liability }),
    ...(given.onAllAssets !== undefined && { isOnAllAssets: given.onAllAssets }),
    ...(lots !== undefined && { assetIds: lots }),
    // A claim that is specific no longer draws on no lots of its own.
    ...(given.type !== 'specific' && { assetIds: [], isOnAllAssets: false }),
  } satisfies Partial<Record<keyof Insertable<PrivilegedClaimsTable>, unknown>>;
}

/** As they are written: JSON goes to the database as text. */
export function storedColumns<Columns extends { readonly details: ClaimDetails }>(columns: Columns) {
  return { ...columns, details: JSON.stringify(columns.details) };
}

/** As long as the office has not looked at it, all that is declared counts. */
export function partsIn({ parts }: ClaimInput): ClaimDetails['parts'] {
  return parts.map((part) => ({
    ...{ admitted: part.declared, reserved: 0, followsPrivilege: null },
    ...part,
  }));
}

function toDetails(given: ClaimInput, stored?: ClaimDetails): ClaimDetails {
  const { payments, periods, beneficiary, isConsumerPledge, incomeRight, titles } = given;
  return {
    parts: partsIn(given),
    ...{ payments, periods, beneficiary, isConsumerPledge, incomeRight, titles },
    fixedParts: given.fixedParts ?? [],
    fixedPartsReason: given.fixedPartsReason ?? null,
    cause: given.cause === undefined ? (stored?.cause ?? null) : given.cause,
    dividends: stored?.dividends ?? [],
  };
}

function centsOrNull(amount: number | null) {
  return amount === null ? null : centsFromEuros(amount);
}
