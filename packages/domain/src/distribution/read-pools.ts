import type { Findings } from './collect-findings.ts';
import type { PoolInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import type { Pool } from './state.ts';

export function readPools(inputs: readonly PoolInput[], findings: Findings): Pool[] {
  findings.checkUnique(inputs, (poolId) => ({ poolId }));
  return sortById(inputs).map(({ id, kind, amountCents }) => {
    findings.checkAmount(amountCents, { poolId: id });
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
