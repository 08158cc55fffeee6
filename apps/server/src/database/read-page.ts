import type { SelectQueryBuilder } from 'kysely';

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

/** One page of what a query finds. The query must order its rows completely, or a row could stand on two pages. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, pageSize }: PageRequest,
): Promise<Page<Row>> {
  const [{ total }, items] = await Promise.all([
    query
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .$castTo<{ total: bigint }>()
      .executeTakeFirstOrThrow(),
    query
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { items, total: Number(total), page, pageSize };
}

/** The same page with each row as the caller may see it. */
export function presentPage<Row, Item>(page: Page<Row>, present: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(present) };
}
