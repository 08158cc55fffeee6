import type { InvoicingTotals } from '@prorata/contract/invoicing/invoicing';
import { type Cents, eurosFromCents, sumCents } from '@prorata/domain/money';
import { PLATFORM_COST_TYPES, type PlatformCostType } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { conditionOf, type InvoicingFilter } from './select-transactions.ts';

interface KindSum {
  readonly type: PlatformCostType;
  readonly count: number;
  readonly priceCents: Cents;
  readonly discountCents: Cents;
}

/** What the transactions of a filter add up to, for each organization and for all. */
export async function readTotals(db: Database, filter: InvoicingFilter): Promise<InvoicingTotals> {
  const sums = await db
    .selectFrom('platformTransactions as charge')
    .innerJoin('organizations', 'organizations.id', 'charge.organizationId')
    .select([
      'charge.organizationId',
      'organizations.name as organizationName',
      'type',
      sql<number>`count(*)::integer`.as('count'),
      sql<Cents>`sum(price_cents * sign)::bigint`.as('priceCents'),
      sql<Cents>`sum(discount_cents * sign)::bigint`.as('discountCents'),
    ])
    .where(await conditionOf(db, filter))
    .groupBy(['charge.organizationId', 'organizations.name', 'type'])
    .orderBy(sql`organizations.name collate "und-x-icu"`)
    .orderBy('charge.organizationId')
    .execute();
  const organizations = Map.groupBy(sums, ({ organizationId }) => organizationId);
  return {
    organizations: [...organizations].map(([organizationId, kinds]) => ({
      organizationId,
      organizationName: kinds[0]?.organizationName ?? '',
      ...addUp(kinds),
    })),
    all: addUp(sums),
  };
}

function addUp(sums: readonly KindSum[]): InvoicingTotals['all'] {
  const discounts = sumCents(sums.map(({ discountCents }) => discountCents));
  const prices = sumCents(sums.map(({ priceCents }) => priceCents));
  const events = PLATFORM_COST_TYPES.map((event) => {
    const kinds = sums.filter(({ type }) => type === event);
    const price = eurosFromCents(sumCents(kinds.map(({ priceCents }) => priceCents)));
    return [event, { count: countOf(kinds), price }] as const;
  });
  return {
    // Sound: one entry for each kind of event.
    events: Object.fromEntries(events) as InvoicingTotals['all']['events'],
    count: countOf(sums),
    discount: eurosFromCents(discounts),
    amount: eurosFromCents(prices - discounts),
  };
}

function countOf(sums: readonly KindSum[]): number {
  return sums.reduce((total, { count }) => total + count, 0);
}
