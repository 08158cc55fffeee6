import { CREDITOR_QUESTION_CODES } from '@prorata/domain/creditors/creditor-questions';
import { FINDING_CODES } from '@prorata/domain/distribution/finding';
import { COST_CODES } from '@prorata/domain/dossier-validation/cost-points';
import { DEED_CODES } from '@prorata/domain/dossier-validation/deed-points';
import { MONEY_DATA_CODES } from '@prorata/domain/dossier-validation/money-data';
import { PLEDGE_CODES } from '@prorata/domain/dossier-validation/pledge-points';
import { SIGNER_CODES } from '@prorata/domain/dossier-validation/signer';
import { TITLE_CODES } from '@prorata/domain/dossier-validation/titles';
import { CLAIM_TYPES, DOSSIER_VALIDATION_CODES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  amountSchema,
  identifierSchema,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
} from '../fields.ts';
import { problemSchema } from '../problems.ts';
import { poolIdSchema } from './calculation.ts';
import { privilegeIdSchema } from './privilege.ts';

/** Claims of which each goes before the next and the last before the first. */
const circleSchema = z.object({
  poolId: poolIdSchema,
  poolName: z.string(),
  members: z.array(
    z.object({
      privilegeId: privilegeIdSchema,
      claimIds: z.array(identifierSchema),
      creditorNames: z.array(z.string()),
      since: optionalIsoDateSchema,
    }),
  ),
  /** Who goes before whom, by place in `members`, and by which rule of the register; without one, by rank. */
  priorities: z.array(z.object({ ahead: z.int(), behind: z.int(), rule: z.string().nullable() })),
});
export type Circle = z.output<typeof circleSchema>;

/** What the tariff, the law register or the product itself cannot answer for the dossier. */
export const GAP_CODES = [
  'governingDateMissing',
  'priceMissing',
  'lawMissing',
  'rateMissing',
  'rankingNotCalculated',
  'massChanged',
  'costsExceedReleased',
  'receivedMore',
] as const;

/** What stands in the way of nothing, but should be seen before a report leaves. */
export const ATTENTION_CODES = [
  'dossierStopped',
  'debtorDeceased',
  'sumCantoned',
  'claimUnderPlan',
  'consultationMissing',
  'consultationOld',
  'nobodyInvited',
  'invitationsEndedEarly',
  'statementLate',
  'amountChanged',
  'costsShare',
  'costNameMissing',
  'introductionMissing',
  'remarksMissing',
  'smallTransfer',
  'scaleUnconfirmed',
  'quotaPaidLess',
  'quotaPaidMore',
  'quotaDifferenceExplained',
  'assignmentOnSeizureDay',
  'delegationWithoutMaintenance',
  'creditorUnreachable',
  'defendantUnreachable',
  'creditorUnprintable',
  'defendantUnprintable',
  'emailAlone',
  'defendantSituation',
  'defendantGone',
  'creditorSituation',
  'creditorGone',
  ...MONEY_DATA_CODES,
  ...COST_CODES,
  ...DEED_CODES,
  ...PLEDGE_CODES,
] as const;

/**
 * Where a finding is mended: a tab of the dossier, the review desk for the statement of an invited creditor, the dialog
 * that asks who a creditor is, or a place outside the dossier.
 */
const FINDING_PLACES = [
  'general',
  'collection',
  'income',
  'invitations',
  'statements',
  'review',
  'creditors',
  'decisions',
  'users',
  'tariff',
  'templates',
] as const;

/** One thing that is wrong with a dossier, with what a person needs to find it and to mend it. */
export const dossierFindingSchema = z.object({
  code: z.enum([
    ...DOSSIER_VALIDATION_CODES,
    ...CREDITOR_QUESTION_CODES,
    ...FINDING_CODES,
    ...GAP_CODES,
    ...SIGNER_CODES,
    ...TITLE_CODES,
    ...ATTENTION_CODES,
  ]),
  /** An error stands in the way of a calculation, a warning does not. */
  severity: z.enum(['error', 'warning']),
  place: z.enum(FINDING_PLACES),
  fileNumber: z.string().nullable(),
  creditorName: z.string().nullable(),
  statementId: optionalIdentifierSchema,
  /** Of whom it is asked who it is. */
  creditorId: optionalIdentifierSchema,
  claimId: optionalIdentifierSchema,
  /** What the claim is, for who reads several findings about one creditor. */
  claim: z
    .object({
      type: z.enum(CLAIM_TYPES),
      privilegeId: privilegeIdSchema.nullable(),
      amountDemanded: amountSchema,
    })
    .nullable(),
  assetId: optionalIdentifierSchema,
  /** Fills the variables of the code's phrase; amounts are euros, dates ISO. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type DossierFinding = z.output<typeof dossierFindingSchema>;

export const dossierValidationSchema = z.object({
  canCalculate: z.boolean(),
  findings: z.array(dossierFindingSchema),
  /** Priorities that go round in circles: the calculation will ask the bailiff for these orders. */
  circles: z.array(circleSchema),
});
export type DossierValidation = z.output<typeof dossierValidationSchema>;

/** The dossier has errors, so it cannot be calculated. */
export const dossierInvalidProblemSchema = problemSchema.extend({
  code: z.literal('dossier-invalid'),
  findings: z.array(dossierFindingSchema),
});

/** The law's priorities go round in circles: the calculation waits for the bailiff's order. */
export const prioritiesInCircleProblemSchema = problemSchema.extend({
  code: z.literal('priorities-in-circle'),
  circles: z.array(circleSchema),
});
