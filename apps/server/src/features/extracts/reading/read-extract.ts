import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ExtractContents } from '@prorata/contract/extracts/extract';
import type { Layout } from './layout.ts';
import { loadLayout } from './load-layouts.ts';
import type { ReadingLimits } from './read-contents.ts';
import type { ExtractRefusal, ExtractType } from './refused.ts';

/** What was read, or why nothing was. */
export type ExtractReading =
  | { readonly kind: 'read'; readonly contents: ExtractContents }
  | { readonly kind: 'refused'; readonly refusal: ExtractRefusal };

export interface ReadExtractOptions {
  /** A folder with an operator's own layouts. */
  readonly layoutsFolder?: string | undefined;
  readonly limits?: Partial<Limits>;
}

interface Limits extends ReadingLimits {
  readonly maxBytes: number;
  readonly maxMilliseconds: number;
  readonly maxMegabytes: number;
}

/** Far more than an extract about one person or enterprise has. */
const LIMITS: Limits = {
  maxBytes: 50_000_000,
  maxPages: 300,
  maxSigns: 3_000_000,
  maxNotices: 2_000,
  maxMilliseconds: 60_000,
  maxMegabytes: 600,
};

/**
 * Reads an extract in a process of its own, which is stopped when it takes too long or too much memory. Two are read at a
 * time; others wait.
 */
export async function readExtract(
  bytes: Uint8Array,
  docTypeId: ExtractType,
  options: ReadExtractOptions = {},
): Promise<ExtractReading> {
  const limits = { ...LIMITS, ...options.limits };
  if (bytes.length > limits.maxBytes) return { kind: 'refused', refusal: 'extract-too-large' };
  const job = { bytes, layout: loadLayout(docTypeId, options.layoutsFolder), limits };
  await turns.take();
  try {
    const answer = await ask(job, limits);
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer;
  } finally {
    turns.giveBack();
  }
}

/** What the process is asked. */
export interface ReadingJob {
  readonly bytes: Uint8Array;
  readonly layout: Layout;
  readonly limits: ReadingLimits;
}

/** What it answers. A failure is ours, not the file's. */
export type ReadingAnswer = ExtractReading | { readonly kind: 'failed'; readonly message: string };

const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
const HEAP_MEGABYTES = 400;
const MEMORY_CHECK_MILLISECONDS = 100;

function ask(job: ReadingJob, limits: Limits): Promise<ReadingAnswer> {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // It must not know what the server knows.
    env: {},
    serialization: 'advanced',
    // What a library says of a stranger's file is no news for our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (answer: ReadingAnswer) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const timer = setTimeout(
      () => settle({ kind: 'refused', refusal: 'extract-took-too-long' }),
      limits.maxMilliseconds,
    );
    const watch = setInterval(async () => {
      if ((await megabytesOf(child)) > limits.maxMegabytes)
        settle({ kind: 'refused', refusal: 'extract-too-large' });
    }, MEMORY_CHECK_MILLISECONDS);
    // Under a watching Node the first messages are the watcher's.
    child.on('message', (answer: ReadingAnswer) => isAnswer(answer) && settle(answer));
    child.on('error', ({ message }) => settle({ kind: 'failed', message }));
    // Only the file can bring it down: it ran out of memory.
    child.on('exit', () => settle({ kind: 'refused', refusal: 'extract-too-large' }));
    child.send(job, (error) => error && settle({ kind: 'failed', message: error.message }));
  });
}

function isAnswer(answer: ReadingAnswer | undefined): boolean {
  return answer?.kind === 'read' || answer?.kind === 'refused' || answer?.kind === 'failed';
}

/** Large buffers lie outside the heap that Node limits. Only Linux tells how much a process takes; elsewhere its time is limited. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000;
}

class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

const turns = new Turns(2);
