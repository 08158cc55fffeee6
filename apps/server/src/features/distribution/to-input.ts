import { sharesSchema } from '@prorata/contract/dossiers/estates';
import {
  type Beneficiary,
  beneficiaryKeys,
  type CountContext,
  countClaim,
} from '@prorata/domain/claims/count-claim';
import type { CutOff } from '@prorata/domain/claims/parts';
import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import type {
  Choices,
  ClaimInput,
  CostInput,
  Debtors,
  DistributionInput,
  EstateInput,
  PoolInput,
  StatementInput,
} from '@prorata/domain/distribution/input';
import { poolsOfBalance } from '@prorata/domain/distribution/pools-of-balance';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, centsFromEuros, smallerOf, sumCents } from '@prorata/domain/money';
import { brusselsMoment } from '@prorata/domain/parse-date';
import { withInitialAmounts } from '@prorata/domain/series/initial-amounts';
import { estatesOf } from '../dossiers/defendants.ts';
import { sharesInDistribution } from '../dossiers/shares-in-distribution.ts';
import { coDefendantsOf } from '../parties/defendant-names.ts';
import { restOf } from '../statements/claim-amounts.ts';
import { type ClaimDetails, detailsOf } from '../statements/claim-fields.ts';
import { toCount } from '../statements/claim-to-count.ts';
import { carriedLinesOf } from '../statements/series-amounts.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import type { DossierContent, StatementContent } from './content.ts';

/** The pool of what belongs to no asset. */
export const REST = 'rest';

/** What the engine calculates with. The dossier has passed validation. */
export function toInput(
  content: DossierContent,
  costs: readonly DossierCostLine[],
  { asOf, choices, cutOff }: { readonly asOf: IsoDate; readonly choices: Choices; readonly cutOff: CutOff },
): DistributionInput {
  const { dossier, money } = content;
  const sharing = sharingStatements(content);
  const context = countContextOf(content, asOf, cutOff);
  const assets = money.assets.map(({ id, poolKind, collectedAmountCents }) => ({
    id,
    kind: poolKind,
    collectedCents: collectedAmountCents,
  }));
  const pools = poolsOfBalance(dossier.balanceToDistributeCents ?? 0n, assets, REST);
  const estates = estatesIn(content);
  const weigh = estates === undefined && content.incomeOrder.sharesOn === 'initial' ? onInitial : asItIs;
  const statements = sharing.map((statement) => weigh(toStatementInput(statement, context), statement));
  const secured = content.followUp?.secured ?? [];
  const isAssigned = statements.some(({ claims }) => claims.some(({ assignment }) => assignment));
  const seizedAt = incomeSeizedAtOf(content);
  return {
    asOf,
    pools: estates === undefined ? pools : pools.map((pool) => withShares(pool, content)),
    costs: [...executionCosts(content), ...costs.map(tariffCost)],
    statements,
    choices,
    ...(secured.length > 0 && { secured }),
    ...(isAssigned && seizedAt !== undefined && { incomeSeizedAt: seizedAt }),
    ...(estates && { estates }),
  };
}

/** By what the claims of a dossier are counted. */
export function countContextOf(content: DossierContent, asOf: IsoDate, cutOff: CutOff): CountContext {
  return { ...cutOff, asOf, keyOf: beneficiaryKeys(listBeneficiaries(sharingStatements(content))) };
}

/** The own estate of every defendant, and what some have in common; of one defendant nothing needs to be said. */
function estatesIn({ dossier }: DossierContent): EstateInput[] | undefined {
  const others = coDefendantsOf(dossier).map(({ id }) => ({ id }));
  if (others.length === 0) return undefined;
  const common = estatesOf(dossier).map(({ id, memberIds }) => ({ id, memberIds }));
  return [{ id: MAIN_DEFENDANT }, ...others, ...common];
}

function withShares(pool: PoolInput, { money }: DossierContent): PoolInput {
  const asset = money.assets.find(({ id }) => id === pool.id);
  const shares = sharesSchema.parse(asset?.shares ?? []);
  return shares.length === 0 ? pool : { ...pool, shares };
}

/** Who owes it, where that is not the first defendant alone. */
function debtorsIn({ debtorIds, liability }: Pick<ClaimRecord, 'debtorIds' | 'liability'>): Debtors {
  return debtorIds.length === 0 ? {} : { debtorIds, liability };
}

/** The statements that share in the distribution: not those that were deleted or declared invalid. */
export function sharingStatements({ statements }: DossierContent): StatementContent[] {
  return statements.filter(sharesInDistribution);
}

function listBeneficiaries(statements: readonly StatementContent[]): Beneficiary[] {
  return statements.flatMap(({ claims }) => claims).flatMap((claim) => detailsOf(claim).beneficiary ?? []);
}

/** Whoever is told to be the same as another bears the cost as that other. */
function executionCosts({ money, statements }: DossierContent): CostInput[] {
  const toldIds = new Map(statements.map(({ creditorId, toldCreditorId }) => [creditorId, toldCreditorId]));
  return money.executionCosts.map(({ id, amountCents, assetIds, creditorId }) => ({
    id,
    amountCents,
    ...(assetIds.length > 0 && { poolIds: assetIds }),
    ...(creditorId !== null && { creditorId: toldIds.get(creditorId) ?? creditorId }),
  }));
}

function tariffCost({ costId, totalCents }: DossierCostLine): CostInput {
  return { id: costId, amountCents: totalCents };
}

/** The first seizure in the hands of a payer; where nobody entered its hour, the beginning of the day of the seizure. */
export function incomeSeizedAtOf({ dossier, incomeOrder }: DossierContent): string | undefined {
  if (incomeOrder.seizedAt !== null) return incomeOrder.seizedAt.toISOString();
  return dossier.seizureDate === null ? undefined : brusselsMoment(dossier.seizureDate, '00:00');
}

function asItIs(input: StatementInput): StatementInput {
  return input;
}

/** Takes part for what it was when it first did, and gets at most what is left of it. */
function onInitial(input: StatementInput, statement: StatementContent): StatementInput {
  const initialOf = new Map(
    carriedLinesOf(statement).map(({ id, initialCents }) => [id, BigInt(initialCents)]),
  );
  return withInitialAmounts(input, initialOf);
}

/** What a statement comes to: its claims as the law counts them, and what they leave of its total. */
function toStatementInput(statement: StatementContent, context: CountContext): StatementInput {
  const { id, toldCreditorId: creditorId, isReserved } = statement;
  const claims = statement.claims
    .map((claim) => toClaimInput(claim, context, isReserved))
    .filter(({ amountCents }) => amountCents > 0n);
  const restCents = restOf(statement).cents;
  return {
    id,
    creditorId,
    totalCents: restCents + sumCents(claims.map(({ amountCents }) => amountCents)),
    claims,
    ...(isReserved && { reservedCents: restCents }),
    ...debtorsIn(statement),
  };
}

function toClaimInput(claim: ClaimRecord, context: CountContext, isAllReserved: boolean): ClaimInput {
  const { id, privilegeId, assetIds, isOnAllAssets, since, limitCents } = claim;
  const { amountCents, ordinary, cappedWith, ...counted } = countClaim(toCount(claim), context);
  const reservedCents = isAllReserved ? amountCents : counted.reservedCents;
  const { fixedParts, fixedPartsReason: reason, incomeRight } = detailsOf(claim);
  return {
    id,
    privilegeId: privilegeId ?? 'chirographic',
    amountCents,
    ...(reservedCents > 0n && { reservedCents }),
    ...(isOnAllAssets ? { lots: 'all' as const } : assetIds.length > 0 && { lots: assetIds }),
    ...(fixedParts.length > 0 && {
      fixedParts: { reason: reason ?? '', parts: fixedParts.map((part) => toFixedPart(part, amountCents)) },
    }),
    ...(since !== null && { since }),
    ...(limitCents !== null && { limitCents }),
    ...(cappedWith !== null && { cappedWith }),
    ...(ordinary.length > 0 && { ordinary }),
    ...(incomeRight?.kind === 'assignment' && { assignment: { notifiedAt: incomeRight.notifiedAt } }),
    ...debtorsIn(claim),
  };
}

/** What a lot gives at most. It was fixed against what was accepted: of that, payments may have left less. */
function toFixedPart({ assetId, amount }: ClaimDetails['fixedParts'][number], leftCents: Cents) {
  return { poolId: assetId, amountCents: smallerOf(centsFromEuros(amount), leftCents) };
}
