import type { JobQueue } from './job-queue.ts';

const noJob = async () => {};

/** A queue that forgets: for whoever does at once what would have waited in one, or lets nothing of it happen. */
export const NO_JOBS: JobQueue = { add: noJob, work: noJob, repeat: noJob, soon: noJob, close: noJob };
