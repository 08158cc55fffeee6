import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import type { Tools } from '../../../tools.ts';
import { findLastRoot } from './make-day-roots.ts';
import { type AskDatabase, askDatabase } from './sure-time.ts';

/**
 * Tells whoever reads the log when the roots have stopped. By the clock of the database: by ours, roots that were made ahead of
 * time look as they should.
 */
export async function watchDayRoots(
  { db, logger }: Pick<Tools, 'db' | 'logger'>,
  ask: AskDatabase = askDatabase,
): Promise<void> {
  const last = await findLastRoot(db);
  if (last === null) return;
  const { day } = last;
  const today = brusselsDate(await ask(db));
  if (day >= today) {
    logger.error(
      { day },
      'the newest root is of a day that is not over: until then nothing gets under a root',
    );
  }
  // A day more than one has to wait for: whoever asks at midnight finds the last one still to be made.
  if (day < addDays(today, -2))
    logger.error({ day }, 'the newest root is too old: something keeps them from being made');
}
