import type { Selectable } from 'kysely';
import type { AssetsTable, Database, ExecutionCostsTable, Transaction } from '../../database/tables.ts';

/** What brought in the money of a dossier and what it cost to get it, in the order in which the office listed them. */
export interface DossierMoney {
  readonly assets: readonly Selectable<AssetsTable>[];
  readonly executionCosts: readonly Selectable<ExecutionCostsTable>[];
}

export async function readMoney(db: Database | Transaction, dossierId: string): Promise<DossierMoney> {
  const assets = await db
    .selectFrom('assets')
    .selectAll()
    .where('dossierId', '=', dossierId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const executionCosts = await db
    .selectFrom('executionCosts')
    .selectAll()
    .where('dossierId', '=', dossierId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { assets, executionCosts };
}
