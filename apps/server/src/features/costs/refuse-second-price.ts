import { listPeriodFaults } from '@prorata/domain/costs/cost-period';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { PlatformCostFields } from './platform-cost-fields.ts';

/** All costs of one event share a time line: on no day may it have two prices, or it would be charged twice. */
export async function refuseSecondPrice(
  trx: Transaction,
  cost: Pick<PlatformCostFields, 'type' | 'periods'> & { readonly id?: string },
): Promise<void> {
  const others = await listOtherPeriods(trx, cost.type, cost.id);
  const errors = listPeriodFaults([...others, ...cost.periods])
    .map(({ position }) => position - others.length)
    .filter((position) => position >= 0)
    .map((position) => ({ path: `periods.${position}.validFrom`, code: 'periods-overlap' as const }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

function listOtherPeriods(trx: Transaction, type: PlatformCostType, id: string | undefined) {
  return trx
    .selectFrom('platformCostPeriods as period')
    .innerJoin('platformCosts as cost', 'cost.id', 'period.platformCostId')
    .select(['validFrom', 'validUntil'])
    .where('cost.type', '=', type)
    .$if(id !== undefined, (others) => others.where('cost.id', '<>', id ?? ''))
    .execute();
}
