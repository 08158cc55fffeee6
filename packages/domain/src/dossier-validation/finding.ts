import type { DossierValidationCode } from '../vocabulary.ts';

/** An error stands in the way of a calculation, a warning does not. */
export type FindingSeverity = 'error' | 'warning';

/** One thing that is wrong with a dossier, with what a person needs to find it. */
export interface DossierFinding {
  readonly code: DossierValidationCode;
  readonly severity: FindingSeverity;
  readonly fileNumber: string | null;
  readonly creditorName: string | null;
  readonly statementId: string | null;
  readonly claimId: string | null;
}

/**
 * A statement of which nothing is accepted stays out of the distribution, and a claim on an asset
 * that brought in nothing goes on as an ordinary one: both have an outcome, so they only need to be seen.
 */
const WARNINGS: ReadonlySet<DossierValidationCode> = new Set([
  'STATEMENT_INVALID',
  'SPECIFIC_CLAIM_ASSET_ZERO_VALUE',
]);

export function findingOf(
  code: DossierValidationCode,
  place: Partial<Omit<DossierFinding, 'code' | 'severity'>>,
): DossierFinding {
  const severity = WARNINGS.has(code) ? 'warning' : 'error';
  return { code, severity, fileNumber: null, creditorName: null, statementId: null, claimId: null, ...place };
}

/** Whether a calculation may follow. */
export function hasNoErrors(findings: readonly DossierFinding[]): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}
