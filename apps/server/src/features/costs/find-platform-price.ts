import { CostPeriodError } from '@prorata/domain/costs/cost-period';
import { getPlatformPrice } from '@prorata/domain/costs/platform-price';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

interface EventToPrice {
  readonly type: PlatformCostType;
  readonly organizationId: string;
  readonly at: Date;
}

/** What an office would be charged for an event at a moment; nothing when no price is in force then. */
export async function findPlatformPrice(
  db: Database | Transaction,
  { type, organizationId, at }: EventToPrice,
): Promise<Cents | undefined> {
  const { periods, office } = await readTogether(db, (db) => ({
    periods: db
      .selectFrom('platformCosts as cost')
      .innerJoin('platformCostPeriods as period', 'period.platformCostId', 'cost.id')
      .select(['cost.id', 'validFrom', 'validUntil', 'costCents'])
      .where('type', '=', type)
      .execute(),
    office: db
      .selectFrom('organizations')
      .select('creationDiscountPartsPerMillion')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow(),
  }));
  const costs = periods.map(({ id, ...period }) => ({ id, type, periods: [period] }));
  try {
    const { creationDiscountPartsPerMillion: discount } = office;
    return getPlatformPrice(costs, type, brusselsDate(at), discount).amountCents;
  } catch (error) {
    if (error instanceof CostPeriodError) return undefined;
    throw error;
  }
}

/** What was sent is charged when the mail or post service takes it; without a price it could never be. */
export async function refuseWithoutPrice(
  trx: Transaction,
  types: readonly PlatformCostType[],
  { organizationId, at }: Pick<EventToPrice, 'organizationId' | 'at'>,
): Promise<void> {
  for (const type of new Set(types)) {
    if ((await findPlatformPrice(trx, { type, organizationId, at })) !== undefined) continue;
    throw new ProblemError('no-price-in-force', { params: { event: type, date: brusselsDate(at) } });
  }
}
