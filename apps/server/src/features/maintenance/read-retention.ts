import type { RetentionPeriod } from '@prorata/domain/retention';
import type { Database } from '../../database/tables.ts';
import { readPeriod } from '../parameters/read-period.ts';

interface Retention {
  readonly dossiers: RetentionPeriod;
  readonly mailTexts: RetentionPeriod;
  readonly extracts: RetentionPeriod;
  readonly readings: RetentionPeriod;
}

/** How long dossiers, the texts of mails, extracts, and who read what are kept. */
export async function readRetention(db: Database): Promise<Retention> {
  return {
    dossiers: await readPeriod(db, 'retention.dossiers'),
    mailTexts: await readPeriod(db, 'retention.mail-texts'),
    extracts: await readPeriod(db, 'retention.extracts'),
    readings: await readPeriod(db, 'retention.readings'),
  };
}
