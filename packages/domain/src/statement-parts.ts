import type { Creditor } from './dossier-validation/dossier-to-validate.ts';
import { isAddressComplete, isCreditorComplete } from './dossier-validation/party-checks.ts';
import type { Cents } from './money.ts';
import type { DocumentType } from './vocabulary.ts';

/**
 * What a statement of claim needs, in the order in which people are asked for it. A creditor is asked for it before
 * closing, by the rules that the validation of the dossier applies: the office can not know it in the creditor's place.
 */
export const STATEMENT_PARTS = [
  'creditor',
  'creditorAddress',
  'totalAmountClaimed',
  'settlementDocument',
  'titleDocument',
  'proofDocuments',
  'paymentaccount',
] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

interface StatementToComplete {
  readonly creditor: Creditor;
  readonly totalAmountClaimedCents: Cents;
  readonly documentTypes: readonly DocumentType[];
  /** Of each claim that the creditor listed, whether a document proves it. */
  readonly claims: readonly { readonly hasDocument: boolean }[];
  readonly paymentAccount: string | null;
}

const IS_THERE: Record<StatementPart, (statement: StatementToComplete) => boolean> = {
  creditor: ({ creditor }) => isCreditorComplete(creditor),
  creditorAddress: ({ creditor }) => isAddressComplete(creditor.address),
  totalAmountClaimed: ({ totalAmountClaimedCents }) => totalAmountClaimedCents > 0n,
  settlementDocument: ({ documentTypes }) => documentTypes.includes('settlement'),
  titleDocument: ({ documentTypes }) => documentTypes.includes('title'),
  proofDocuments: ({ claims }) => claims.every(({ hasDocument }) => hasDocument),
  paymentaccount: ({ paymentAccount }) => paymentAccount !== null,
};

export function listMissingParts(statement: StatementToComplete): StatementPart[] {
  return STATEMENT_PARTS.filter((part) => !IS_THERE[part](statement));
}

/** Whether a bailiff may mark the statement as validated. Where to pay can still be asked afterwards. */
export function canBeValidated(missingParts: readonly StatementPart[]): boolean {
  return missingParts.every((part) => part === 'paymentaccount');
}

/** Where a statement stands on the desk of the office: still with its creditor, waiting, or decided. */
export const REVIEW_STATES = ['filing', 'incomplete', 'toReview', 'validated', 'invalid'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
