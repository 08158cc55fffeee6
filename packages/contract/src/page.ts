import * as z from 'zod';
import { queryInteger } from './fields.ts';
import { LAST_PAGE } from './last-page.ts';

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

/** The part of a query that every list has. Pages count from 1. */
export const pageQuery = {
  page: queryInteger(1, LAST_PAGE).default(1),
  pageSize: queryInteger(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

/** A list with nothing to filter on. */
export const pageQuerySchema = z.strictObject(pageQuery);

/** One page of a list; `total` counts the things on all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    pageSize: z.int().min(1),
  });
}

/** A list that is short by its nature, such as the countries of the world, and so comes whole. */
export function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z.object({ items: z.array(item).max(most) });
}

/** How a list is ordered: one of its columns and a direction; the list's own order when left out. */
export function sortQuery<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { sort: z.enum(columns).optional(), direction: z.enum(['asc', 'desc']).optional() };
}
