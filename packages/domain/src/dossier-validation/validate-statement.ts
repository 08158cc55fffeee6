import type { Cents } from '../money.ts';
import type { DossierValidationCode } from '../vocabulary.ts';
import type { ClaimToValidate, SoldAsset, StatementToValidate } from './dossier-to-validate.ts';
import { isAddressComplete, isCreditorComplete } from './party-checks.ts';

/** In the order of the specification's catalogue, which is the order of the findings. */
const STATEMENT_RULES: readonly [DossierValidationCode, (statement: StatementToValidate) => boolean][] = [
  ['STATEMENT_CREDITOR_INVALID', ({ creditor }) => !isCreditorComplete(creditor)],
  ['STATEMENT_CREDITOR_INVALID_ADDRESS', ({ creditor }) => !isAddressComplete(creditor.address)],
  ['STATEMENT_NO_TITLE_DOCUMENT', ({ documentTypes }) => !documentTypes.includes('title')],
  ['STATEMENT_NO_SETTLEMENT_DOCUMENT', ({ documentTypes }) => !documentTypes.includes('settlement')],
  ['STATEMENT_NO_CLAIMS', (statement) => demandsNothing(statement) && statement.claims.length === 0],
  [
    'STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED',
    (statement) => demandsNothing(statement) && statement.claims.length > 0,
  ],
];

/**
 * What keeps a statement out of the distribution altogether; nothing else about it matters then. Something was declared
 * and nothing of it counts: the declarant is listed with nothing and the reason (Judicial Code 1629).
 */
export function findReasonLeftOut(
  statement: Pick<
    StatementToValidate,
    'isDeleted' | 'isThirdParty' | 'totalAmountClaimedCents' | 'declaredTotalCents'
  >,
): DossierValidationCode | undefined {
  if (statement.isDeleted) return 'STATEMENT_DELETED';
  const isDeclared = statement.isThirdParty || (statement.declaredTotalCents ?? 0n) > 0n;
  return isDeclared && demandsNothing(statement) ? 'STATEMENT_INVALID' : undefined;
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

function demandsNothing({
  totalAmountClaimedCents,
}: Pick<StatementToValidate, 'totalAmountClaimedCents'>): boolean {
  return totalAmountClaimedCents <= 0n;
}

export type AssetsById = ReadonlyMap<string, SoldAsset>;

interface ClaimInContext {
  readonly claim: ClaimToValidate;
  /** The lots that it draws on, as far as the dossier has them. */
  readonly lots: readonly SoldAsset[];
  /** With this claim the claims first add up to more than the statement's total. */
  readonly goesOverTotal: boolean;
}

/** In the order of the specification's catalogue, which is the order of the findings. */
const CLAIM_RULES: readonly [DossierValidationCode, (context: ClaimInContext) => boolean][] = [
  [
    'PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED',
    ({ claim }) => claim.amountDemandedCents <= 0n && claim.rejectedCents <= 0n,
  ],
  ['PRIVILEGED_CLAIM_NO_PRIVILEGE', ({ claim }) => isPrivileged(claim) && claim.privilegeType === null],
  [
    'PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE',
    ({ claim }) => claim.privilegeType !== null && claim.privilegeType !== claim.type,
  ],
  ['PRIVILEGED_CLAIM_NO_DOCUMENT', ({ claim }) => isPrivileged(claim) && !claim.hasDocument],
  ['PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM', ({ goesOverTotal }) => goesOverTotal],
  [
    'SPECIFIC_CLAIM_ASSET_ZERO_VALUE',
    ({ claim, lots }) =>
      claim.type === 'specific' &&
      lots.length > 0 &&
      lots.every(({ collectedCents }) => collectedCents <= 0n),
  ],
  ['SPECIFIC_CLAIM_NO_ASSET', ({ claim, lots }) => claim.type === 'specific' && lots.length === 0],
];

function listClaimFaults(
  statement: StatementToValidate,
  assets: AssetsById,
): { code: DossierValidationCode; claimId: string }[] {
  const overTotal = findClaimOverTotal(statement);
  return statement.claims.flatMap((claim) => {
    const lots = claim.assetIds.flatMap((id) => assets.get(id) ?? []);
    const context = { claim, lots, goesOverTotal: claim === overTotal };
    const broken = CLAIM_RULES.filter(([, isBroken]) => isBroken(context));
    return broken.map(([code]) => ({ code, claimId: claim.id }));
  });
}

/** Without a privilege there is nothing to prove beyond the title and the settlement of the statement itself. */
function isPrivileged(claim: ClaimToValidate): boolean {
  return claim.type !== 'chirographic';
}

/**
 * Exactly the total is fine: nothing then remains for the ordinary claims. A total of zero has a finding of its
 * own, so it is not reported again for each statement that also lists claims.
 */
function findClaimOverTotal({
  claims,
  totalAmountClaimedCents,
}: StatementToValidate): ClaimToValidate | undefined {
  if (totalAmountClaimedCents <= 0n) return undefined;
  let demanded: Cents = 0n;
  return claims.find(({ amountDemandedCents }) => {
    demanded += amountDemandedCents;
    return demanded > totalAmountClaimedCents;
  });
}
