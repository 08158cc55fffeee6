import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import { presentPlatformCost } from './platform-cost-fields.ts';
import { selectPlatformCosts, withPeriods } from './platform-cost-queries.ts';

export async function listPlatformCosts(db: Database, request: PageRequest): Promise<Page<PlatformCost>> {
  const page = await readPage(selectPlatformCosts(db), request);
  return { ...page, items: (await withPeriods(db, page.items)).map(presentPlatformCost) };
}
