// Reads one extract for its parent and ends. A process of its own, without settings or secrets: it can be stopped whatever
// the file makes it do, and gives back all its memory.
import { readContents } from './read-contents.ts';
import type { ReadingAnswer, ReadingJob } from './read-extract.ts';
import { ExtractRefused } from './refused.ts';

process.once('message', async (job: ReadingJob) => {
  const answer = await attempt(job);
  process.send?.(answer, () => process.exit());
});
process.once('disconnect', () => process.exit());

async function attempt({ bytes, layout, limits }: ReadingJob): Promise<ReadingAnswer> {
  try {
    return { kind: 'read', contents: await readContents(bytes, layout, limits) };
  } catch (error) {
    if (error instanceof ExtractRefused) return { kind: 'refused', refusal: error.refusal };
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
