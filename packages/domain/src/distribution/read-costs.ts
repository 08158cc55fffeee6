import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Cents } from '../money.ts';
import { amountProblem, type Findings } from './collect-findings.ts';
import type { CostInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import { isOpen, type Line, NO_STEPS, type Pool } from './state.ts';

const OWN = getPrivilege('judicial-costs-asset');
const COMMON = getPrivilege('judicial-costs-common');

/** Costs become automatically calculated claims of the rank of judicial costs (Mortgage Act 17, 19, 1° and 21). */
export function readCosts(
  inputs: readonly CostInput[],
  pools: ReadonlyMap<string, Pool>,
  findings: Findings,
): Line[] {
  const sorted = sortById(inputs);
  findings.checkUnique(sorted, (costId) => ({ costId }));
  return sorted.map(({ id, amountCents, poolId }) => {
    findings.report(amountProblem(amountCents), { costId: id });
    const pool = poolId === undefined ? undefined : pools.get(poolId);
    if (poolId !== undefined && pool === undefined) findings.add('poolUnknown', { costId: id, poolId });
    // The protected part of an income bears no costs: it is open to maintenance and to nothing else.
    if (pool !== undefined && !isOpen(pool)) findings.add('poolNotAllowed', { costId: id, poolId: pool.id });
    return toLine(id, amountCents, poolId);
  });
}

function toLine(id: string, claimedCents: Cents, poolId: string | undefined): Line {
  const privilege = poolId === undefined ? COMMON : OWN;
  return {
    kind: 'cost',
    id,
    statementId: null,
    creditorId: null,
    privilegeId: privilege.id,
    rank: privilege.rank,
    poolId: poolId ?? null,
    since: null,
    reserved: false,
    claimedCents,
    allottedCents: 0n,
    limit: null,
    steps: NO_STEPS,
  };
}
