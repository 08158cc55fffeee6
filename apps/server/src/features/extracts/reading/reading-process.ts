// Reads one file for its parent and ends. A process of its own, without settings or secrets: it can be stopped whatever
// the file makes it do, and gives back all its memory.
import { answerParent } from '../../../adapters/guarded-process.ts';
import type { Reading, ReadingJob } from './ask-process.ts';
import { readContents } from './read-contents.ts';
import { ExtractRefused } from './refused.ts';

answerParent(async (job: ReadingJob): Promise<Reading<unknown>> => {
  try {
    return { kind: 'read', contents: await read(job) };
  } catch (error) {
    if (error instanceof ExtractRefused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
});

async function read(job: ReadingJob): Promise<unknown> {
  if (job.kind === 'extract') return readContents(job.bytes, job.layout, job.limits);
  const { readFirstText } = await import('./read-pdf-pages.ts');
  return readFirstText(job.bytes, job.limits);
}
