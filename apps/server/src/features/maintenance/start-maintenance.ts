import type { Tools } from '../../tools.ts';
import { checkFiles } from './check-files.ts';
import { eraseWhatIsDue } from './erase-what-is-due.ts';
import { judgeFiles } from './judge-files.ts';

/** What keeps the house in order, every night, after the sweep of the files that nobody names. */
export async function startMaintenance(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('check-files', () => checkFiles(tools));
  await jobs.repeat('check-files', '10 4 * * *');
  await jobs.work('judge-files', (_, action) => judgeFiles(tools, action));
  await jobs.repeat('judge-files', '* * * * *');
  await jobs.work('erase-what-is-due', (_, action) => eraseWhatIsDue(tools, action));
  await jobs.repeat('erase-what-is-due', '10 2 * * *');
}
