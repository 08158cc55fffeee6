import type { Selectable } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { AssetsTable, Database, ExecutionCostsTable } from '../../database/tables.ts';

/** What brought in the money of a dossier and what it cost to get it, in the order in which the office listed them. */
export interface DossierMoney {
  readonly assets: readonly Selectable<AssetsTable>[];
  readonly executionCosts: readonly Selectable<ExecutionCostsTable>[];
}

export function readMoney(db: Database, dossierId: string): Promise<DossierMoney> {
  return readTogether(db, (db) => ({
    assets: db
      .selectFrom('assets')
      .selectAll()
      .where('dossierId', '=', dossierId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    executionCosts: db
      .selectFrom('executionCosts')
      .selectAll()
      .where('dossierId', '=', dossierId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  }));
}
