import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import type { IsoDate } from '../iso-date.ts';
import { amountProblem, type Findings } from './finding.ts';
import type { CostInput, StatementInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import { isOpen, type Line, NO_LIMITS, NO_LOTS, NO_ORDINARY, NO_STEPS, type Pool } from './state.ts';

interface Context {
  readonly asOf: IsoDate;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly statements: readonly StatementInput[];
  readonly findings: Findings;
}

/** Costs become automatically calculated claims of the rank of judicial costs (Mortgage Act 17, 19, 1° and 21). */
export function readCosts(inputs: readonly CostInput[], context: Context): Line[] {
  const sorted = sortById(inputs);
  context.findings.checkUnique(sorted, (costId) => ({ costId }));
  checkBearers(sorted, context);
  return sorted.map((cost) => readCost(cost, context));
}

/** Who bears a cost alone must be somebody who claims. Few dossiers have such a cost, so most list no creditors. */
function checkBearers(costs: readonly CostInput[], { statements, findings }: Context): void {
  const borne = costs.filter(({ creditorId }) => creditorId !== undefined);
  if (borne.length === 0) return;
  const known = new Set(statements.map(({ creditorId }) => creditorId));
  for (const { id, creditorId = '' } of borne) {
    if (!known.has(creditorId)) findings.add('creditorUnknown', { costId: id });
  }
}

const OWN = getPrivilege('judicial-costs-asset');
const COMMON = getPrivilege('judicial-costs-common');

function readCost({ id, amountCents, poolIds = [], creditorId }: CostInput, context: Context): Line {
  const { asOf, findings } = context;
  findings.report(amountProblem(amountCents), { costId: id });
  for (const poolId of poolIds) checkPool(id, poolId, context);
  const privilege = poolIds.length === 0 ? COMMON : OWN;
  return {
    kind: 'cost',
    id,
    statementId: null,
    creditorId: null,
    privilegeId: privilege.id,
    rank: rankInForce(privilege, asOf),
    lots: poolIds.length === 0 || creditorId !== undefined ? NO_LOTS : toLots(poolIds),
    fixedReason: null,
    bearerId: creditorId ?? null,
    since: null,
    claimedCents: amountCents,
    allottedCents: 0n,
    reservedCents: 0n,
    consignedCents: 0n,
    borneCents: 0n,
    ordinary: NO_ORDINARY,
    limits: NO_LIMITS,
    steps: NO_STEPS,
  };
}

/** The protected part of an income bears no costs: it is open to maintenance and to nothing else. */
function checkPool(costId: string, poolId: string, { pools, findings }: Context): void {
  const pool = pools.get(poolId);
  if (pool === undefined) findings.add('poolUnknown', { costId, poolId });
  else if (!isOpen(pool)) findings.add('poolNotAllowed', { costId, poolId });
}

function toLots(poolIds: readonly string[]): Line['lots'] {
  const ids = poolIds.length === 1 ? poolIds : [...new Set(poolIds)].sort();
  return ids.map((poolId) => ({ poolId, paidCents: 0n, fixedCents: null }));
}
