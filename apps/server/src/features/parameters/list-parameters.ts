import { MAX_CHANGES_SHOWN, type Parameter } from '@prorata/contract/parameters/parameter';
import { PARAMETER_CATALOGUE } from '@prorata/domain/parameters/catalogue';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { presentParameter } from './present.ts';

/** Every parameter of the catalogue with what was set and the latest changes. */
export async function listParameters(db: Database): Promise<Parameter[]> {
  const stored = await db
    .selectFrom('parameters')
    .innerJoin('users', 'users.id', 'updatedBy')
    .select(['key', 'value', 'parameters.version', 'parameters.updatedAt'])
    .select(sql<string>`first_name || ' ' || last_name`.as('updatedBy'))
    .execute();
  const changes = await listChanges(db);
  return PARAMETER_CATALOGUE.map((entry) =>
    presentParameter(
      entry,
      stored.find(({ key }) => key === entry.id),
      changes.filter(({ key }) => key === entry.id),
    ),
  );
}

/** The latest changes of each parameter, newest first. */
function listChanges(db: Database) {
  return db
    .selectFrom(
      db
        .selectFrom('parameterChanges')
        .innerJoin('users', 'users.id', 'changedBy')
        .select(['parameterChanges.id', 'key', 'before', 'after', 'changedAt'])
        .select(sql<string>`first_name || ' ' || last_name`.as('changedBy'))
        .select(
          sql<bigint>`row_number() over (partition by key order by parameter_changes.id desc)`.as('age'),
        )
        .as('change'),
    )
    .selectAll()
    .where('age', '<=', BigInt(MAX_CHANGES_SHOWN))
    .orderBy('id', 'desc')
    .execute();
}
