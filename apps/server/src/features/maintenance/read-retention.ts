import type { RetentionPeriod } from '@prorata/domain/retention';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readPeriod } from '../parameters/read-period.ts';

interface Retention {
  readonly dossiers: RetentionPeriod;
  readonly mailTexts: RetentionPeriod;
  readonly extracts: RetentionPeriod;
  readonly readings: RetentionPeriod;
}

/** How long dossiers, the texts of mails, extracts, and who read what are kept. */
export function readRetention(db: Database): Promise<Retention> {
  return readTogether(db, (db) => ({
    dossiers: readPeriod(db, 'retention.dossiers'),
    mailTexts: readPeriod(db, 'retention.mail-texts'),
    extracts: readPeriod(db, 'retention.extracts'),
    readings: readPeriod(db, 'retention.readings'),
  }));
}
