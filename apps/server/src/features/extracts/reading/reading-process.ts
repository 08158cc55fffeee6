// Reads one file for its parent and ends. A process of its own, without settings or secrets: it can be stopped whatever
// the file makes it do, and gives back all its memory.
import type { ReadingAnswer, ReadingJob } from './ask-process.ts';
import { readContents } from './read-contents.ts';
import { ExtractRefused } from './refused.ts';

process.once('message', async (job: ReadingJob) => {
  const answer = await attempt(job);
  process.send?.(answer, () => process.exit());
});
process.once('disconnect', () => process.exit());

async function attempt(job: ReadingJob): Promise<ReadingAnswer<unknown>> {
  try {
    return { kind: 'read', contents: await read(job) };
  } catch (error) {
    if (error instanceof ExtractRefused) return { kind: 'refused', refusal: error.refusal };
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

async function read(job: ReadingJob): Promise<unknown> {
  if (job.kind === 'extract') return readContents(job.bytes, job.layout, job.limits);
  const { readFirstText } = await import('./read-pdf-pages.ts');
  return readFirstText(job.bytes, job.limits);
}
