import { createLogger } from '../../http/log/create-logger.ts';
import { openJobQueue } from '../../jobs/job-queue.ts';
import type { Connection } from '../connection.ts';
import { migrate } from '../migrate.ts';

/** What a start of the server makes in an empty database: the newest shape, and the queue of jobs. */
export async function fillTemplate({ db, pool }: Connection): Promise<void> {
  await migrate(db);
  const queue = await openJobQueue({ pool, logger: createLogger('warn') });
  await queue.close();
}
