import type { CostPeriod } from '@prorata/domain/costs/cost-period';
import type { IsoDate } from '@prorata/domain/iso-date';
import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, PlatformCostsTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

type PlatformCostRow = Selectable<PlatformCostsTable>;

export interface StoredPeriod extends CostPeriod {
  /** The last day on which the price was charged; null when it never was. */
  readonly usedUntil: IsoDate | null;
}

export interface StoredPlatformCost extends PlatformCostRow {
  readonly periods: readonly StoredPeriod[];
}

/** The costs by event, the oldest first. */
export function selectPlatformCosts(db: Database) {
  const event = sql`array_position(${[...PLATFORM_COST_TYPES]}::text[], type::text)`;
  return db.selectFrom('platformCosts').selectAll().orderBy(event).orderBy('id');
}

export async function withPeriods(
  db: Database,
  costs: readonly PlatformCostRow[],
): Promise<StoredPlatformCost[]> {
  const periods = await listPeriods(
    db,
    costs.map(({ id }) => id),
  );
  return costs.map((cost) => ({
    ...cost,
    periods: periods
      .filter(({ platformCostId }) => platformCostId === cost.id)
      .map(({ validFrom, validUntil, costCents, usedUntil }) => ({
        validFrom,
        validUntil,
        costCents,
        usedUntil,
      })),
  }));
}

async function listPeriods(db: Database, costIds: readonly string[]) {
  if (costIds.length === 0) return [];
  return db
    .selectFrom('platformCostPeriods as period')
    .selectAll('period')
    .select((eb) =>
      eb
        .selectFrom('platformTransactions as charge')
        .select(sql<IsoDate | null>`(max(occurred_at) at time zone 'Europe/Brussels')::date`.as('last'))
        .whereRef('charge.platformCostId', '=', 'period.platformCostId')
        .where('occurredAt', '>=', startOf(sql`valid_from`))
        .where('occurredAt', '<', startOf(sql`coalesce(valid_until + 1, 'infinity')`))
        .as('usedUntil'),
    )
    .where('platformCostId', 'in', costIds)
    .orderBy('validFrom')
    .execute();
}

/** The instant at which a day begins in Belgium: compared as instants, the index finds the last charge at once. */
function startOf(day: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`(${day})::timestamp at time zone 'Europe/Brussels'`;
}

/** Holds a cost until the end of the transaction, also against those who are about to charge it. */
export async function lockPlatformCost(trx: Transaction, id: string): Promise<StoredPlatformCost> {
  const row = await selectPlatformCosts(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  const [cost] = row ? await withPeriods(trx, [row]) : [];
  if (cost === undefined) throw new ProblemError('not-found');
  return cost;
}
