import { amountProblem, type Findings } from './collect-findings.ts';
import type { PoolInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import type { Pool } from './state.ts';

export function readPools(inputs: readonly PoolInput[], findings: Findings): Pool[] {
  const sorted = sortById(inputs);
  findings.checkUnique(sorted, (poolId) => ({ poolId }));
  return sorted.map(({ id, kind, amountCents }) => {
    findings.report(amountProblem(amountCents), { poolId: id });
    return {
      id,
      kind,
      grossCents: amountCents,
      leftCents: amountCents,
      ownCostsCents: 0n,
      commonCostsCents: 0n,
    };
  });
}
