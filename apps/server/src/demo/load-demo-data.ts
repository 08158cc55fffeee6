import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertDossiers } from './insert-dossiers.ts';
import { insertOffices } from './insert-offices.ts';
import { insertParties } from './insert-parties.ts';
import { insertPeople } from './insert-people.ts';
import type { DemoServices } from './services.ts';
import { setPlatformPrices } from './set-platform-prices.ts';

/**
 * Fills an empty database with the invented offices, people and dossiers, and tells whether it did. A database in which
 * anything was ever entered is left alone; of several servers that start at once, one fills it.
 */
export function loadDemoData(db: Database, surroundings: DemoServices): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`lock table organizations in share row exclusive mode`.execute(trx);
    const anyone = await trx.selectFrom('organizations').select('id').limit(1).executeTakeFirst();
    if (anyone !== undefined) return false;
    const officeIds = await insertOffices(trx, surroundings);
    const peopleIds = await insertPeople(trx, surroundings, officeIds);
    await insertParties(trx, officeIds);
    await setPlatformPrices(trx);
    await insertDossiers(trx, surroundings, { officeIds, peopleIds });
    return true;
  });
}
