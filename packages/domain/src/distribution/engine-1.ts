import { sumCents } from '../money.ts';
import type { ClaimInput, CostInput, DistributionInput, StatementInput } from './input.ts';
import type { LineLimit, LineOutcome, PaymentRound } from './outcome.ts';

/** An input as its snapshot has it. Engine 1 knew one lot per claim and per cost, and reserved all of a claim or nothing. */
export interface KeptInput extends Omit<DistributionInput, 'costs' | 'statements'> {
  readonly costs: readonly KeptCost[];
  readonly statements: readonly KeptStatement[];
}

interface KeptCost extends CostInput {
  readonly poolId?: string;
}

interface KeptStatement extends Omit<StatementInput, 'claims'> {
  readonly claims: readonly KeptClaim[];
  readonly reserved?: boolean;
}

interface KeptClaim extends ClaimInput {
  readonly poolId?: string;
  readonly reserved?: boolean;
}

/** The same input in the words of today. */
export function upgradeInput(input: KeptInput): DistributionInput {
  return {
    ...input,
    costs: input.costs.map(upgradeCost),
    statements: input.statements.map(upgradeStatement),
  };
}

function upgradeCost({ poolId, ...cost }: KeptCost): CostInput {
  return poolId === undefined ? cost : { ...cost, poolIds: [poolId] };
}

function upgradeStatement({ reserved = false, claims: kept, ...statement }: KeptStatement): StatementInput {
  const claims = kept.map((claim) => upgradeClaim(claim, reserved));
  if (!reserved) return { ...statement, claims };
  const restCents = claims.reduce((rest, { amountCents }) => rest - amountCents, statement.totalCents);
  return { ...statement, claims, reservedCents: restCents };
}

function upgradeClaim({ poolId, reserved, ...claim }: KeptClaim, isStatementReserved: boolean): ClaimInput {
  return {
    ...claim,
    ...(poolId !== undefined && { lots: [poolId] }),
    ...((reserved || isStatementReserved) && { reservedCents: claim.amountCents }),
  };
}

/** A line as a result of engine 1 has it. */
interface LineOfEngine1
  extends Pick<
    LineOutcome,
    | 'kind'
    | 'id'
    | 'statementId'
    | 'creditorId'
    | 'privilegeId'
    | 'rank'
    | 'since'
    | 'claimedCents'
    | 'allottedCents'
    | 'steps'
  > {
  readonly poolId: string | null;
  readonly reserved: boolean;
  readonly limit: Omit<LineLimit, 'shareCents'> | null;
}

/** The same line in the words of today; one of today comes back as it is. */
export function upgradeLine(
  line: LineOutcome | LineOfEngine1,
  rounds: readonly Pick<PaymentRound, 'kind'>[],
): LineOutcome {
  if (!('poolId' in line)) return line;
  const { poolId, reserved, limit, ...facts } = line;
  const paid = facts.steps.flatMap(({ round, paidCents }) => {
    const kind = rounds[round]?.kind;
    return kind === 'specific' || kind === 'ownCosts' ? paidCents : [];
  });
  return {
    ...facts,
    lots: poolId === null ? [] : [{ poolId, paidCents: sumCents(paid), fixedCents: null }],
    fixedReason: null,
    bearerId: null,
    reservedCents: reserved ? facts.claimedCents : 0n,
    consignedCents: reserved ? facts.allottedCents : 0n,
    borneCents: 0n,
    ordinary: [],
    limits: limit === null ? [] : [{ ...limit, shareCents: null }],
  };
}
