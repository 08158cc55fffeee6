import { brusselsDate } from '@prorata/domain/iso-date';
import type { ParameterId } from '@prorata/domain/parameters/catalogue';
import type { RetentionPeriod } from '@prorata/domain/retention';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readParameter } from './read-parameter.ts';

const UNITS = {
  'retention.dossiers': 'years',
  'retention.mail-texts': 'days',
  'retention.extracts': 'days',
  'retention.readings': 'days',
} as const satisfies Partial<Record<ParameterId, RetentionPeriod['unit']>>;

/** How long something is kept, and since when that is set. */
export async function readPeriod(db: Database, id: keyof typeof UNITS): Promise<RetentionPeriod> {
  const { length, change } = await readTogether(db, (db) => ({
    length: readParameter(db, id),
    change: db
      .selectFrom('parameterChanges')
      .select('changedAt')
      .where('key', '=', id)
      .orderBy('changedAt', 'desc')
      .executeTakeFirst(),
  }));
  return { unit: UNITS[id], length, changedOn: change && brusselsDate(change.changedAt) };
}
