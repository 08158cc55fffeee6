import type { CreditorType, DossierValidationCode } from '../vocabulary.ts';
import type { PersonOrCompany, StatementToValidate } from './dossier-to-validate.ts';
import { isAddressComplete, isCompanyComplete, isPersonComplete } from './party-checks.ts';
import { type AssetsById, listClaimFaults } from './validate-claims.ts';

const IS_CREDITOR_COMPLETE: Record<CreditorType, (creditor: PersonOrCompany) => boolean> = {
  person: isPersonComplete,
  // A trader acts under the name of the business or under the trader's own.
  trader: (creditor) => isCompanyComplete(creditor) || isPersonComplete(creditor),
  organization: isCompanyComplete,
  governmentInstance: isCompanyComplete,
  legalEntity: isCompanyComplete,
};

/** In the order of the specification's catalogue, which is the order of the findings. */
const STATEMENT_RULES: readonly [DossierValidationCode, (statement: StatementToValidate) => boolean][] = [
  ['STATEMENT_CREDITOR_INVALID', ({ creditor }) => !IS_CREDITOR_COMPLETE[creditor.type](creditor)],
  ['STATEMENT_CREDITOR_INVALID_ADDRESS', ({ creditor }) => !isAddressComplete(creditor.address)],
  ['STATEMENT_NO_TITLE_DOCUMENT', ({ documentTypes }) => !documentTypes.includes('title')],
  ['STATEMENT_NO_SETTLEMENT_DOCUMENT', ({ documentTypes }) => !documentTypes.includes('settlement')],
  ['STATEMENT_NO_CLAIMS', (statement) => demandsNothing(statement) && statement.claims.length === 0],
  [
    'STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED',
    (statement) => demandsNothing(statement) && statement.claims.length > 0,
  ],
];

/** What keeps a statement out of the distribution altogether; nothing else about it matters then. */
export function findReasonLeftOut(statement: StatementToValidate): DossierValidationCode | undefined {
  if (statement.isDeleted) return 'STATEMENT_DELETED';
  return statement.isThirdParty && demandsNothing(statement) ? 'STATEMENT_INVALID' : undefined;
}

export function listStatementFaults(
  statement: StatementToValidate,
  assets: AssetsById,
): { code: DossierValidationCode; claimId: string | null }[] {
  const leftOut = findReasonLeftOut(statement);
  if (leftOut !== undefined) return [{ code: leftOut, claimId: null }];
  const broken = STATEMENT_RULES.filter(([, isBroken]) => isBroken(statement));
  return [...broken.map(([code]) => ({ code, claimId: null })), ...listClaimFaults(statement, assets)];
}

function demandsNothing({ totalAmountClaimedCents }: StatementToValidate): boolean {
  return totalAmountClaimedCents <= 0n;
}
