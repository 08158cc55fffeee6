import { brusselsDate } from '@prorata/domain/iso-date';
import type { RetentionPeriod } from '@prorata/domain/retention';
import type { Database } from '../../database/tables.ts';
import { readParameter } from '../parameters/read-parameter.ts';

interface Retention {
  readonly dossiers: RetentionPeriod;
  readonly mailTexts: RetentionPeriod;
}

/** How long dossiers and the texts of mails are kept. */
export async function readRetention(db: Database): Promise<Retention> {
  return {
    dossiers: {
      unit: 'years',
      length: await readParameter(db, 'retention.dossiers'),
      changedOn: await findLastChange(db, 'retention.dossiers'),
    },
    mailTexts: {
      unit: 'days',
      length: await readParameter(db, 'retention.mail-texts'),
      changedOn: await findLastChange(db, 'retention.mail-texts'),
    },
  };
}

async function findLastChange(db: Database, key: string) {
  const change = await db
    .selectFrom('parameterChanges')
    .select('changedAt')
    .where('key', '=', key)
    .orderBy('changedAt', 'desc')
    .executeTakeFirst();
  return change && brusselsDate(change.changedAt);
}
