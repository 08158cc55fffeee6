import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import type {
  Choices,
  ClaimInput,
  CostInput,
  DistributionInput,
  StatementInput,
} from '@prorata/domain/distribution/input';
import { poolsOfBalance } from '@prorata/domain/distribution/pools-of-balance';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, sumCents } from '@prorata/domain/money';
import { sharesInDistribution } from '../dossiers/shares-in-distribution.ts';
import { countedOf } from '../statements/claim-amounts.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import type { DossierContent, StatementContent } from './content.ts';

/** The pool of what belongs to no asset. */
export const REST = 'rest';

/** What the engine calculates with. The dossier has passed validation. */
export function toInput(
  content: DossierContent,
  costs: readonly DossierCostLine[],
  { asOf, choices }: { readonly asOf: IsoDate; readonly choices: Choices },
): DistributionInput {
  const { dossier, money } = content;
  const assets = money.assets.map(({ id, poolKind, collectedAmountCents }) => ({
    id,
    kind: poolKind,
    collectedCents: collectedAmountCents,
  }));
  return {
    asOf,
    pools: poolsOfBalance(dossier.balanceToDistributeCents ?? 0n, assets, REST),
    costs: [...executionCosts(content), ...costs.map(tariffCost)],
    statements: sharingStatements(content).map(toStatementInput),
    choices,
  };
}

/** The statements that share in the distribution: not those that were deleted or declared invalid. */
export function sharingStatements({ statements }: DossierContent): StatementContent[] {
  return statements.filter(sharesInDistribution);
}

function executionCosts({ money }: DossierContent): CostInput[] {
  return money.executionCosts.map(({ id, amountCents, assetIds, creditorId }) => ({
    id,
    amountCents,
    ...(assetIds.length > 0 && { poolIds: assetIds }),
    ...(creditorId !== null && { creditorId }),
  }));
}

function tariffCost({ costId, totalCents }: DossierCostLine): CostInput {
  return { id: costId, amountCents: totalCents };
}

function toStatementInput(statement: StatementContent): StatementInput {
  const { id, toldCreditorId: creditorId, totalAmountClaimedCents, claims, isReserved } = statement;
  return {
    id,
    creditorId,
    totalCents: totalAmountClaimedCents,
    claims: claims.map((claim) => toClaimInput(claim, isReserved)),
    ...(isReserved && { reservedCents: chirographicCents(statement) }),
  };
}

function chirographicCents({ totalAmountClaimedCents, claims }: StatementContent): Cents {
  return totalAmountClaimedCents - sumCents(claims.map(countedOf));
}

function toClaimInput(claim: ClaimRecord, isStatementReserved: boolean): ClaimInput {
  const { id, privilegeId, assetIds, isOnAllAssets, since, limitCents } = claim;
  const amountCents = countedOf(claim);
  const reservedCents = isStatementReserved ? amountCents : claim.reservedCents;
  return {
    id,
    privilegeId: privilegeId ?? 'chirographic',
    amountCents,
    ...(reservedCents > 0n && { reservedCents }),
    ...(isOnAllAssets ? { lots: 'all' as const } : assetIds.length > 0 && { lots: assetIds }),
    ...(since !== null && { since }),
    ...(limitCents !== null && { limitCents }),
  };
}
