import type { Logger } from '../http/log/create-logger.ts';

/** Does something for each of many: one that fails is logged, and keeps none of the others waiting. */
export async function forEachLoggingErrors(
  ids: readonly string[],
  logger: Pick<Logger, 'error'>,
  failure: string,
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (err) {
      logger.error({ err, id }, failure);
    }
  }
}
