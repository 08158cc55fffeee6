import { type SelectQueryBuilder, sql } from 'kysely';

export interface PageRequest {
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface Page<Row> extends PageRequest {
  readonly items: Row[];
  /** Of all pages together. */
  readonly total: number;
}

/**
 * One page of what a query finds, in one statement with how many there are. The query must order its rows completely, or a
 * row could stand on two pages.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, pageSize }: PageRequest,
): Promise<Page<Row>> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .$castTo<{ total: bigint }>();
  const rows = await query
    .select(sql<bigint>`(${counted})`.as('totalOfPages'))
    .$castTo<Row & { readonly totalOfPages: bigint }>()
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(({ totalOfPages: _, ...row }) => row as unknown as Row);
  return {
    items,
    total: Number(rows[0]?.totalOfPages ?? (await countBeyond(counted, page))),
    page,
    pageSize,
  };
}

/** How many there are when a page shows none: behind the last page, one has to ask. */
async function countBeyond<DB, TB extends keyof DB>(
  counted: SelectQueryBuilder<DB, TB, { total: bigint }>,
  page: number,
): Promise<bigint> {
  return page === 1 ? 0n : (await counted.executeTakeFirstOrThrow()).total;
}

/** The same page with each row as the caller may see it. */
export function presentPage<Row, Item>(page: Page<Row>, present: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(present) };
}
