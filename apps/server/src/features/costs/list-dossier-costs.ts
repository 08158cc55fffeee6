import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import { presentDossierCost } from './dossier-cost-fields.ts';
import { selectDossierCosts, withUses } from './dossier-cost-queries.ts';

export async function listDossierCosts(db: Database, request: PageRequest): Promise<Page<DossierCost>> {
  const page = await readPage(selectDossierCosts(db), request);
  return { ...page, items: (await withUses(db, page.items)).map(presentDossierCost) };
}
