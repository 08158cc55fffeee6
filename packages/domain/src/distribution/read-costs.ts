import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Findings } from './collect-findings.ts';
import type { CostInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import { isOpen, type Line, type Pool } from './state.ts';

/** Costs become automatically calculated claims of the rank of judicial costs (Mortgage Act 17, 19, 1° and 21). */
export function readCosts(
  inputs: readonly CostInput[],
  pools: ReadonlyMap<string, Pool>,
  findings: Findings,
): Line[] {
  findings.checkUnique(inputs, (costId) => ({ costId }));
  return sortById(inputs).map(({ id, amountCents, poolId }, position) => {
    findings.checkAmount(amountCents, { costId: id });
    const pool = poolId === undefined ? undefined : pools.get(poolId);
    if (poolId !== undefined && pool === undefined) findings.add('poolUnknown', { costId: id, poolId });
    // The protected part of an income bears no costs: it is open to maintenance and to nothing else.
    if (pool !== undefined && !isOpen(pool)) findings.add('poolNotAllowed', { costId: id, poolId: pool.id });
    return costLine(position, id, amountCents, pool);
  });
}

function costLine(position: number, id: string, claimedCents: bigint, pool: Pool | undefined): Line {
  const privilege = getPrivilege(pool === undefined ? 'judicial-costs-common' : 'judicial-costs-asset');
  return {
    position,
    kind: 'cost',
    id,
    statementId: undefined,
    creditorId: undefined,
    privilege,
    rank: privilege.rank,
    pool,
    since: undefined,
    limitCents: undefined,
    reserved: false,
    claimedCents,
    allottedCents: 0n,
    limit: undefined,
    steps: [],
  };
}
