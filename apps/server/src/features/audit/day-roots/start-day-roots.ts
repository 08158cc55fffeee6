import type { Tools } from '../../../tools.ts';
import { makeDayRoots } from './make-day-roots.ts';
import { stampDayRoots } from './stamp-day-roots.ts';
import { watchDayRoots } from './watch-day-roots.ts';

/** Every hour, and at every start: what was missed while nothing ran, or while the stamps could not be had, follows. */
export async function startDayRoots(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('make-day-roots', async () => {
    await makeDayRoots(tools);
    await stampDayRoots(tools);
    await watchDayRoots(tools);
  });
  await jobs.repeat('make-day-roots', '5 * * * *');
  await jobs.soon('make-day-roots');
}
