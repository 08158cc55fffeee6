import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { isAddressComplete, isCreditorComplete } from '@prorata/domain/dossier-validation/party-checks';
import { missingTypes } from '../../components/documents/document-facts.ts';
import {
  declaredRestOf,
  declaredTotalOf,
  enteredClaims,
  isOtherwiseChanged,
  isUnreasoned,
  type ReviewDraft,
  totalOf,
} from './review-draft.ts';
import { creditorOf } from './statement-values.ts';

export type CheckKey =
  | 'creditor'
  | 'documents'
  | 'proofs'
  | 'sum'
  | 'assets'
  | 'titles'
  | 'reasoned'
  | 'explained';

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
  const specific = claims.filter(({ type }) => type === 'specific');
  const checks: Check[] = [
    blocking('creditor', isCreditorComplete(creditor) && isAddressComplete(creditor.address)),
    blocking('documents', missingTypes(statement.documents).length === 0),
    blocking(
      'proofs',
      claims.every(({ documentId }) => documentId !== null),
    ),
    blocking('sum', totalOf(draft) <= declaredTotalOf(statement)),
  ];
  if (specific.length > 0) {
    const isPassed = specific.every(({ assetIds, onAllAssets }) => onAllAssets || assetIds.length > 0);
    checks.push({ key: 'assets', isPassed, isBlocking: false });
  }
  checks.push({ key: 'titles', isPassed: isTitled(statement), isBlocking: false });
  if (isUnreasoned(statement, draft)) checks.push(blocking('reasoned', false));
  if (isOtherwiseChanged(statement)) {
    checks.push(blocking('explained', (draft.explanationOfChange ?? '').trim() !== ''));
  }
  return checks;
}

/** What is ordinary by itself rests on the titles of the statement; each claim has its own. */
function isTitled(statement: ThirdPartyStatement): boolean {
  const founded = enteredClaims(statement).map(({ titles }) => titles);
  if (declaredRestOf(statement) > 0) founded.push(statement.titles);
  return founded.every((titles) => titles.length > 0);
}

function blocking(key: CheckKey, isPassed: boolean): Check {
  return { key, isPassed, isBlocking: true };
}

export function canValidate(checks: readonly Check[]): boolean {
  return checks.every(({ isPassed, isBlocking }) => isPassed || !isBlocking);
}
