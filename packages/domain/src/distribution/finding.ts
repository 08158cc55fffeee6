/** What can be wrong with an input. Each code has a phrase in four languages. */
export const FINDING_CODES = [
  'governingDateInvalid',
  'duplicateId',
  'amountNegative',
  'amountTooLarge',
  'poolUnknown',
  'poolMissing',
  'poolNotAllowed',
  'privilegeUnknown',
  'privilegeNotInForce',
  'claimsExceedTotal',
  'dateInvalid',
  'dateNeeded',
  'reasonMissing',
  'decisionUnknownClaim',
  'rankNotEditable',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** A problem with the input, and where it is. */
export interface Finding {
  readonly code: FindingCode;
  readonly poolId?: string;
  readonly costId?: string;
  readonly statementId?: string;
  readonly claimId?: string;
  readonly privilegeId?: string;
}
