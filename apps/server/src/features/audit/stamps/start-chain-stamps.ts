import type { Tools } from '../../../tools.ts';
import { askForMissingStamps } from './ask-for-missing-stamps.ts';
import { stampChains } from './stamp-chains.ts';

/** An act adds its own job, so the schedule serves retries and what a killed process left behind. */
export async function startChainStamps(tools: Tools): Promise<void> {
  const { jobs, logger, timeStamping } = tools;
  if (timeStamping === undefined) {
    logger.warn('no time stamp service is configured: the chains of events are not stamped');
  }
  await jobs.work('stamp-chains', () => stampChains(tools));
  await jobs.repeat('stamp-chains', '* * * * *');
  await jobs.work('ask-for-missing-stamps', () => askForMissingStamps(tools));
  await jobs.repeat('ask-for-missing-stamps', '40 3 * * *');
  await jobs.soon('ask-for-missing-stamps');
}
