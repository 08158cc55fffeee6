import { findParameter, type ParameterId, type ParameterValueOf } from '@prorata/domain/parameters/catalogue';
import type { Database } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';

/** The value of a parameter: what an administrator set, else its default. */
export async function readParameter<Id extends ParameterId>(
  db: Database,
  id: Id,
): Promise<ParameterValueOf<Id>> {
  const stored = await db.selectFrom('parameters').select('value').where('key', '=', id).executeTakeFirst();
  // Sound: a value is stored only after it was checked against the definition of this very parameter.
  return (stored?.value ?? findParameter(id)?.definition.defaultValue) as ParameterValueOf<Id>;
}

/** Who runs the server may close registration for good, who administers the platform for a while. */
export async function isOnboardingEnabled({
  db,
  settings,
}: Pick<Tools, 'db' | 'settings'>): Promise<boolean> {
  return settings.isOnboardingEnabled && (await readParameter(db, 'access.registration'));
}
