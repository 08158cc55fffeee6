import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface ProcessLimits {
  readonly maxMilliseconds: number;
  readonly maxMegabytes: number;
}

/** What a process answers: what it was asked for, or why it failed, which is our fault and not the file's. */
export type GuardedAnswer<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly message: string };

/** The same seen from outside: it may also have been stopped. */
export type GuardedOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'tookTooLong' }
  | { readonly kind: 'tookTooMuch' };

/**
 * Has work on a stranger's file done in a process of its own, which is stopped when it takes too long or too much memory. Two
 * work at a time; others wait. The process is a module that calls `answerParent`.
 */
export async function askProcess<Answer>(
  module: URL,
  job: unknown,
  limits: ProcessLimits,
): Promise<GuardedOutcome<Answer>> {
  await turns.take();
  try {
    const answer = await ask<Answer>(fileURLToPath(module), job, limits);
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer;
  } finally {
    turns.giveBack();
  }
}

/** The other side: does one piece of work for the parent and ends. */
export function answerParent<Job>(work: (job: Job) => unknown): void {
  process.once('message', async (job: Job) => {
    const answer = await attempt(work, job);
    process.send?.(answer, () => process.exit());
  });
  process.once('disconnect', () => process.exit());
}

async function attempt<Job>(work: (job: Job) => unknown, job: Job): Promise<GuardedAnswer<unknown>> {
  try {
    return { kind: 'answered', answer: await work(job) };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', message };
  }
}

const HEAP_MEGABYTES = 400;
const MEMORY_CHECK_MILLISECONDS = 100;

function ask<Answer>(
  module: string,
  job: unknown,
  limits: ProcessLimits,
): Promise<GuardedOutcome<Answer> | GuardedAnswer<Answer>> {
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // It must not know what the server knows.
    env: {},
    serialization: 'advanced',
    // What a library says of a stranger's file is no news for our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (outcome: GuardedOutcome<Answer> | GuardedAnswer<Answer>) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const timer = setTimeout(() => settle({ kind: 'tookTooLong' }), limits.maxMilliseconds);
    const watch = setInterval(async () => {
      if ((await megabytesOf(child)) > limits.maxMegabytes) settle({ kind: 'tookTooMuch' });
    }, MEMORY_CHECK_MILLISECONDS);
    // Under a watching Node the first messages are the watcher's.
    child.on('message', (answer: GuardedAnswer<Answer>) => isAnswer(answer) && settle(answer));
    child.on('error', ({ message }) => settle({ kind: 'failed', message }));
    // Only the file can bring it down: it ran out of memory.
    child.on('exit', () => settle({ kind: 'tookTooMuch' }));
    child.send(job as object, (error) => error && settle({ kind: 'failed', message: error.message }));
  });
}

function isAnswer(answer: GuardedAnswer<unknown> | undefined): boolean {
  return answer?.kind === 'answered' || answer?.kind === 'failed';
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
