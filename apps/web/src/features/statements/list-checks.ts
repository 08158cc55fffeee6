import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { isAddressComplete, isCreditorComplete } from '@prorata/domain/dossier-validation/party-checks';
import { sumClaims } from '../../components/claims/claim-sums.ts';
import { missingTypes } from '../../components/documents/document-facts.ts';
import { enteredClaims, isChanged, type ReviewDraft } from './review-draft.ts';
import { creditorOf } from './statement-values.ts';

export type CheckKey = 'creditor' | 'documents' | 'proofs' | 'sum' | 'assets' | 'explained';

export interface Check {
  readonly key: CheckKey;
  readonly isPassed: boolean;
  /** Whether it stands in the way of validating; what can be mended later does not. */
  readonly isBlocking: boolean;
}

/** What must hold before a statement can be validated, as it now stands on the desk. */
export function listChecks(statement: ThirdPartyStatement, draft: ReviewDraft): Check[] {
  const creditor = creditorOf(statement);
  const claims = enteredClaims(statement);
  const amounts = new Map(draft.claims.map(({ id, amountDemanded }) => [id, amountDemanded]));
  const accepted = claims.map((claim) => ({
    ...claim,
    amountDemanded: amounts.get(claim.id) ?? claim.amountDemanded,
  }));
  const specific = claims.filter(({ type }) => type === 'specific');
  const checks: Check[] = [
    blocking('creditor', isCreditorComplete(creditor) && isAddressComplete(creditor.address)),
    blocking('documents', missingTypes(statement.documents).length === 0),
    blocking(
      'proofs',
      claims.every(({ documentId }) => documentId !== null),
    ),
    blocking('sum', sumClaims(draft.totalAmountClaimed, accepted).excess === 0),
  ];
  if (specific.length > 0) {
    const isPassed = specific.every(({ assetId }) => assetId !== null);
    checks.push({ key: 'assets', isPassed, isBlocking: false });
  }
  if (isChanged(statement, draft)) {
    checks.push(blocking('explained', (draft.explanationOfChange ?? '').trim() !== ''));
  }
  return checks;
}

function blocking(key: CheckKey, isPassed: boolean): Check {
  return { key, isPassed, isBlocking: true };
}

export function canValidate(checks: readonly Check[]): boolean {
  return checks.every(({ isPassed, isBlocking }) => isPassed || !isBlocking);
}
