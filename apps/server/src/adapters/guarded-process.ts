import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { confinedTo, type ProcessReach } from './confine-process.ts';
import { FairTurns, type TurnFor } from './fair-turns.ts';

/** What it may take, and touch. */
export interface ProcessLimits extends ProcessReach {
  /** Of work: a process that a busy machine lets wait has not taken its time. */
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

/** Somebody else killed it, as a system does that runs out of memory: the same may succeed later. */
export class ProcessLostError extends Error {
  override readonly name = 'ProcessLostError';
}

/** Inside: a process that was lost is replaced. */
type Ending<Answer> = GuardedOutcome<Answer> | GuardedAnswer<Answer> | { readonly kind: 'lost' };

/** Whoever sent the file has gone before its turn came, and so has the file. */
export class NobodyWaitsError extends Error {
  override readonly name = 'NobodyWaitsError';
}

/** Whose work it is. One holder has one process at work, and the others do not wait behind a heap of theirs. */
export interface WorkFor extends TurnFor {
  /** Asked when its turn comes: what nobody waits for any more takes nothing from those who do. */
  readonly isAwaited?: () => boolean;
}

/** Of everybody together: each may take as much memory as its limits allow. */
const AT_WORK = 2;
/** More than the files of a folder that somebody drops at once; who sends more waits before sending them. */
const MAX_WAITING_OF_ONE = 100;
const turns = new FairTurns({ count: AT_WORK, maxWaitingOfOne: MAX_WAITING_OF_ONE });

/**
 * Has work on a stranger's file done in a process of its own, which is stopped when it takes too long or too much memory. The
 * process is a module that calls `answerParent`.
 *
 * @throws TooMuchWaitingError when so much of this holder waits already that no more is taken.
 * @throws NobodyWaitsError when nobody waits for the answer any more.
 * @throws ProcessLostError when somebody else kills every process that begins with it.
 */
export async function askProcess<Answer>(
  module: URL,
  job: unknown,
  limits: ProcessLimits,
  { holder, network, isAwaited }: WorkFor,
): Promise<GuardedOutcome<Answer>> {
  return turns.inTurn({ holder, network }, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (isAwaited?.() === false) throw new NobodyWaitsError('Who sent the file has gone.');
      const outcome = await ask<Answer>(takeProcess(fileURLToPath(module), holder, limits), job, limits);
      if (outcome.kind === 'failed') {
        const isLeft = isAwaited?.() === false;
        throw isLeft ? new NobodyWaitsError(outcome.message) : new Error(outcome.message);
      }
      if (outcome.kind !== 'lost') return outcome;
    }
    throw new ProcessLostError('The process that reads a file was killed again and again.');
  });
}

/** The other side: does one piece of work after the other for the parent, and ends with it. */
export function answerParent<Job>(work: (job: Job) => unknown): void {
  process.on('message', async (job: Job) => {
    const answer = await attempt(work, job);
    process.send?.(answer);
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

/** One that was killed may have been in the way of another; who kills the next too will not stop. */
const ATTEMPTS = 2;
const HEAP_MEGABYTES = 400;
const MEMORY_CHECK_MILLISECONDS = 100;
/** How often it is given its time while it waits for a processor. */
const MOST_TIMES = 5;

/** A process that has read a file, and reads more of the same person for some seconds. */
interface Waiting {
  readonly process: GuardedProcess;
  readonly timer: NodeJS.Timeout;
}

interface GuardedProcess {
  readonly child: ChildProcess;
  /** For what and whom it was started: module, reach and holder. */
  readonly use: string;
}

const KEPT_MILLISECONDS = 5_000;
/** What it left behind must not count against the next file. */
const KEPT_MEGABYTES = 200;
const waiting: Waiting[] = [];

/**
 * A process for the work of one holder. Starting one takes longer than most files, so it is kept for the next file of the same
 * person; of what a stranger did to it another never sees anything.
 */
function takeProcess(module: string, holder: string, reach: ProcessReach): GuardedProcess {
  const confined = confinedTo(reach);
  const use = JSON.stringify([module, holder, confined]);
  const place = waiting.findIndex((one) => one.process.use === use);
  const [found] = place === -1 ? [] : waiting.splice(place, 1);
  if (found === undefined) return { child: start(module, confined), use };
  clearTimeout(found.timer);
  return found.process;
}

function keep(process: GuardedProcess): void {
  const { child } = process;
  // Neither it nor its line must keep the parent from ending.
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => drop(process), KEPT_MILLISECONDS).unref();
  child.once('exit', () => drop(process));
  waiting.push({ process, timer });
  // There are never more of them than may work at once.
  const oldest = waiting.length > AT_WORK ? waiting[0] : undefined;
  if (oldest) drop(oldest.process);
}

function drop(process: GuardedProcess): void {
  const place = waiting.findIndex((one) => one.process === process);
  if (place === -1) return;
  for (const { timer } of waiting.splice(place, 1)) clearTimeout(timer);
  process.child.kill('SIGKILL');
}

function start(module: string, confined: readonly string[]): ChildProcess {
  return fork(module, {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, ...confined],
    // It must not know what the server knows.
    env: {},
    serialization: 'advanced',
    // What a library says of a stranger's file is no news for our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function ask<Answer>(guarded: GuardedProcess, job: unknown, limits: ProcessLimits): Promise<Ending<Answer>> {
  const { child } = guarded;
  child.ref();
  child.channel?.ref();
  return new Promise((resolve) => {
    let isSettled = false;
    const settle = async (outcome: Ending<Answer>) => {
      if (isSettled) return;
      isSettled = true;
      clearInterval(timer);
      clearInterval(watch);
      child.removeAllListeners();
      // Killed before it is known to be small: an error that comes late must find somebody.
      child.on('error', () => {});
      if (outcome.kind === 'answered' && (await megabytesOf(child)) < KEPT_MEGABYTES) keep(guarded);
      else await end(child);
      resolve(outcome);
    };
    // One that was kept has worked for others before.
    const began = workedMillisecondsOf(child);
    let times = 0;
    const timer = setInterval(async () => {
      times += 1;
      const [before = 0, now] = [await began, await workedMillisecondsOf(child)];
      const hasWorked = now === undefined || now - before > limits.maxMilliseconds / 2;
      if (hasWorked || times === MOST_TIMES) await settle({ kind: 'tookTooLong' });
    }, limits.maxMilliseconds);
    const watch = setInterval(async () => {
      if ((await megabytesOf(child)) > limits.maxMegabytes) await settle({ kind: 'tookTooMuch' });
    }, MEMORY_CHECK_MILLISECONDS);
    // Under a watching Node the first messages are the watcher's.
    child.on('message', (answer: GuardedAnswer<Answer>) => isAnswer(answer) && settle(answer));
    child.on('error', () => settle({ kind: 'lost' }));
    // The file can only make it run out of memory, of which Node dies by itself; who is killed was killed by somebody else.
    child.on('exit', (_, signal) => settle({ kind: isKill(signal) ? 'lost' : 'tookTooMuch' }));
    // One that was kept may have been killed meanwhile: the pipe to it breaks before it is known to be gone.
    child.send(job as object, (error) => void (error && settle({ kind: 'lost' })));
  });
}

/** Waits until it is gone: until then it may still write, and its memory is taken. One that never began has no number. */
async function end(child: ChildProcess): Promise<void> {
  const isGone = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (isGone) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
}

function isKill(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGKILL' || signal === 'SIGTERM';
}

function isAnswer(answer: GuardedAnswer<unknown> | undefined): boolean {
  return answer?.kind === 'answered' || answer?.kind === 'failed';
}

/** A hundredth of a second, in which Linux tells how long a process had a processor, whatever the machine. */
const TICK_MILLISECONDS = 10;

/** How long it had a processor, where the system tells. */
async function workedMillisecondsOf({ pid }: ChildProcess): Promise<number | undefined> {
  const told = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of the program may hold spaces; behind it user and system time are the 12th and 13th.
  const fields = told?.slice(told.lastIndexOf(')') + 2).split(' ');
  if (fields === undefined) return undefined;
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
}

/** Large buffers lie outside the heap that Node limits. Only Linux tells how much a process takes; elsewhere its time is limited. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000;
}
