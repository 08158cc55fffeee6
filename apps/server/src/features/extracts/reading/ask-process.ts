import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Layout } from './layout.ts';
import type { ReadingLimits } from './read-contents.ts';
import type { PdfLimits } from './read-pdf-pages.ts';
import type { ExtractRefusal } from './refused.ts';

/** What the process is asked: the contents of an extract, or the plain text of any PDF. */
export type ReadingJob =
  | {
      readonly kind: 'extract';
      readonly bytes: Uint8Array;
      readonly layout: Layout;
      readonly limits: ReadingLimits;
    }
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly limits: PdfLimits };

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: ExtractRefusal;
}

type Reading<Contents> = { readonly kind: 'read'; readonly contents: Contents } | Refused;

/** What it answers. A failure is ours, not the file's. */
export type ReadingAnswer<Contents> =
  | Reading<Contents>
  | { readonly kind: 'failed'; readonly message: string };

export interface ProcessLimits {
  readonly maxMilliseconds: number;
  readonly maxMegabytes: number;
}

/**
 * Reads a stranger's file in a process of its own, which is stopped when it takes too long or too much memory. Two are read
 * at a time; others wait.
 */
export async function askProcess<Contents>(
  job: ReadingJob,
  limits: ProcessLimits,
): Promise<Reading<Contents>> {
  await turns.take();
  try {
    const answer = await ask<Contents>(job, limits);
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer;
  } finally {
    turns.giveBack();
  }
}

const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
const HEAP_MEGABYTES = 400;
const MEMORY_CHECK_MILLISECONDS = 100;

function ask<Contents>(job: ReadingJob, limits: ProcessLimits): Promise<ReadingAnswer<Contents>> {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // It must not know what the server knows.
    env: {},
    serialization: 'advanced',
    // What a library says of a stranger's file is no news for our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (answer: ReadingAnswer<Contents>) => {
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
    child.on('message', (answer: ReadingAnswer<Contents>) => isAnswer(answer) && settle(answer));
    child.on('error', ({ message }) => settle({ kind: 'failed', message }));
    // Only the file can bring it down: it ran out of memory.
    child.on('exit', () => settle({ kind: 'refused', refusal: 'extract-too-large' }));
    child.send(job, (error) => error && settle({ kind: 'failed', message: error.message }));
  });
}

function isAnswer(answer: ReadingAnswer<unknown> | undefined): boolean {
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
