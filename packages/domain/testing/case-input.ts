import { READINGS } from '@prorata/law/readings/register';
import {
  type Choices,
  type ClaimInput,
  type CostInput,
  type Debtors,
  type DistributionInput,
  type EstateInput,
  type FixedParts,
  ORDINARY_BECAUSE,
  type OrdinaryPart,
  type PoolInput,
  type ReadingDecision,
  type StatementInput,
} from '../src/distribution/input.ts';
import { centsFromEuros } from '../src/money.ts';
import type { Case, CaseClaim, CaseCost, CaseStatement } from './read-cases.ts';

/** The input that a written case describes. Claims are named after their statement and their place in it. */
export function toInput(example: Case): DistributionInput {
  return {
    asOf: example.asOf,
    pools: Object.entries(example.pools).map(toPool),
    costs: (example.costs ?? []).map(toCost),
    statements: Object.entries(example.statements).map(toStatement),
    choices: toChoices(example),
    ...(example.estates && { estates: Object.entries(example.estates).map(toEstate) }),
  };
}

function toPool([id, pool]: [string, Case['pools'][string]]): PoolInput {
  if (typeof pool === 'number') return { id, kind: 'asset', amountCents: centsFromEuros(pool) };
  const shares = Object.entries(pool.of ?? {}).map(([estateId, percent]) => ({
    estateId,
    basisPoints: percent * 100,
  }));
  return {
    ...{ id, kind: pool.kind, amountCents: centsFromEuros(pool.amount) },
    ...(shares.length > 0 && { shares }),
  };
}

function toEstate([id, members]: [string, 'own' | readonly string[]]): EstateInput {
  return members === 'own' ? { id } : { id, memberIds: members };
}

function toDebtors({ owedBy, liability }: Pick<CaseStatement, 'owedBy' | 'liability'>): Debtors {
  return { ...(owedBy && { debtorIds: owedBy }), ...(liability && { liability }) };
}

function toCost(cost: number | CaseCost, index: number): CostInput {
  const id = `cost-${index + 1}`;
  if (typeof cost === 'number') return { id, amountCents: centsFromEuros(cost) };
  const { amount, on, borneBy } = cost;
  return {
    id,
    amountCents: centsFromEuros(amount),
    ...(on !== undefined && { poolIds: typeof on === 'string' ? [on] : on }),
    ...(borneBy !== undefined && { creditorId: borneBy }),
  };
}

function toStatement([id, statement]: [string, Case['statements'][string]]): StatementInput {
  const { creditor = id, reserved = false, claims = [], total, ...owed } = toCaseStatement(statement);
  const claimed = claims.reduce((sum, { amount }) => sum + centsFromEuros(amount), 0n);
  return {
    id,
    ...toDebtors(owed),
    creditorId: creditor,
    totalCents: total === undefined ? claimed : centsFromEuros(total),
    claims: claims.map((claim, index) =>
      toClaim(`${id}/${index + 1}`, reserved ? { ...claim, reserved } : claim),
    ),
    ...(reserved && { reservedCents: (total === undefined ? claimed : centsFromEuros(total)) - claimed }),
  };
}

function toCaseStatement(statement: Case['statements'][string]): CaseStatement {
  if (typeof statement === 'number') return { total: statement };
  return isClaimList(statement) ? { claims: statement } : statement;
}

function isClaimList(statement: CaseStatement | readonly CaseClaim[]): statement is readonly CaseClaim[] {
  return Array.isArray(statement);
}

function toClaim(id: string, claim: CaseClaim): ClaimInput {
  const { privilege, amount, on, since, limit, reserved = 0, cappedWith, ordinary, fixed } = claim;
  const reservedEuros = typeof reserved === 'number' ? reserved : reserved ? amount : 0;
  return {
    id,
    privilegeId: privilege,
    amountCents: centsFromEuros(amount),
    reservedCents: centsFromEuros(reservedEuros),
    ...(on !== undefined && { lots: on === 'all' ? on : typeof on === 'string' ? [on] : on }),
    ...(since !== undefined && { since }),
    ...(limit !== undefined && { limitCents: centsFromEuros(limit) }),
    ...(cappedWith !== undefined && { cappedWith }),
    ...(ordinary !== undefined && { ordinary: toOrdinary(ordinary) }),
    ...(fixed !== undefined && { fixedParts: toFixedParts(fixed) }),
    ...toDebtors(claim),
  };
}

function toOrdinary(ordinary: NonNullable<CaseClaim['ordinary']>): readonly OrdinaryPart[] {
  return ORDINARY_BECAUSE.map((because) => ({
    because,
    amountCents: centsFromEuros(ordinary[because] ?? 0),
  }));
}

function toFixedParts(fixed: NonNullable<CaseClaim['fixed']>): FixedParts {
  const parts = Object.entries(fixed).map(([poolId, amount]) => ({
    poolId,
    amountCents: centsFromEuros(amount),
  }));
  return { reason: 'as the case says', parts };
}

function toChoices({ order = [], ranks = [], readings = {} }: Case): Choices {
  return {
    orders: order.map(({ on, claims, reason }) => ({ poolId: on, claimIds: claims, reason })),
    ranks: ranks.map(({ privilege, rank, reason }) => ({ privilegeId: privilege, rank, reason })),
    readings: Object.entries(readings).map(toReading),
  };
}

function toReading([reading, answer]: [string, string]): ReadingDecision {
  const reason = 'as the case says';
  if (reading === 'maintenanceCapPer') {
    return { reading, answer: pick(READINGS.maintenanceCapPer.answers, answer), reason };
  }
  if (reading === 'restAboveCap')
    return { reading, answer: pick(READINGS.restAboveCap.answers, answer), reason };
  throw new Error(`There is no reading ${reading}.`);
}

function pick<Answer extends string>(answers: readonly Answer[], wanted: string): Answer {
  const answer = answers.find((candidate) => candidate === wanted);
  if (answer === undefined) throw new Error(`${wanted} is none of ${answers.join(', ')}.`);
  return answer;
}
