import { MAX_CHANGES_SHOWN, type Parameter } from '@prorata/contract/parameters/parameter';
import { type CatalogueEntry, PARAMETER_CATALOGUE } from '@prorata/domain/parameters/catalogue';
import type { ParameterValue } from '@prorata/domain/parameters/parameter';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

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

interface Stored {
  readonly value: unknown;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

interface Change {
  readonly before: unknown;
  readonly after: unknown;
  readonly changedAt: Date;
  readonly changedBy: string;
}

function presentParameter(
  { id, group, definition }: CatalogueEntry,
  stored: Stored | undefined,
  changes: readonly Change[],
): Parameter {
  const bounds = 'minimum' in definition ? definition : { minimum: null, maximum: null, unit: null };
  return {
    id,
    group,
    kind: definition.kind,
    value: storedValue(stored?.value) ?? definition.defaultValue,
    defaultValue: definition.defaultValue,
    isChanged: storedValue(stored?.value) !== null,
    minimum: bounds.minimum,
    maximum: bounds.maximum,
    unit: bounds.unit,
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    updatedBy: stored?.updatedBy ?? null,
    history: changes.map(({ before, after, changedAt, changedBy }) => ({
      changedAt: changedAt.toISOString(),
      changedBy,
      before: storedValue(before),
      after: storedValue(after),
    })),
  };
}

/** What an administrator set, or null where the default holds. Only values of these types are ever stored. */
function storedValue(value: unknown): ParameterValue | null {
  return (value ?? null) as ParameterValue | null;
}
