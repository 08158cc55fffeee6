// Steps that take hours, one after the other: each with a limit, so that what hangs does not take the rest of the night, and
// with a list in the end that says of each what became of it, also when the run was interrupted.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** What was not tried is no good news, unless nobody here could have tried it. */
  | { readonly kind: 'skipped'; readonly reason: string; readonly isAllowed?: boolean };

export interface Step {
  readonly name: string;
  /** For whoever reads along. */
  readonly about: string;
  /** Generous: only so that it ends some day. */
  readonly mostHours: number;
  /** Ends early when it is told to. */
  readonly run: (isOver: AbortSignal) => Promise<Outcome>;
}

interface Told {
  readonly name: string;
  readonly outcome: Outcome;
  /** Of what was begun. */
  readonly seconds?: number;
}

/** Those whose name holds one of the words, or all; a word that names none is a slip. */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const unknown = words.filter((word) => !steps.some(({ name }) => name.includes(word)));
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => name).join(', ');
    throw new Error(`No step is called ${unknown.join(', ')}. There are: ${names}.`);
  }
  return words.length === 0 ? steps : steps.filter(({ name }) => words.some((word) => name.includes(word)));
}

/** Runs them in their order. What had not begun when the run was interrupted is skipped. */
export async function runSteps(
  steps: readonly Step[],
  interrupted: AbortSignal,
  say: (line: string) => void,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const step of steps) told.push(await runStep(step, interrupted, say));
  return told;
}

async function runStep(
  { name, about, mostHours, run }: Step,
  interrupted: AbortSignal,
  say: (line: string) => void,
): Promise<Told> {
  if (interrupted.aborted) return { name, outcome: { kind: 'skipped', reason: 'the run was interrupted' } };
  say(`\n▸ ${name}: ${about}`);
  const started = performance.now();
  const limit = AbortSignal.timeout(Math.round(mostHours * 3_600_000));
  const outcome = await run(AbortSignal.any([interrupted, limit])).catch(
    (error: unknown): Outcome => ({ kind: 'failed', reason: String(error) }),
  );
  const seconds = (performance.now() - started) / 1000;
  const early = interrupted.aborted
    ? 'it was interrupted'
    : limit.aborted && `it hung, and was ended after ${inWords(mostHours * 3600)}`;
  return { name, seconds, outcome: early ? { kind: 'failed', reason: early } : outcome };
}

export function isGood(told: readonly Told[]): boolean {
  return told.every(
    ({ outcome }) => outcome.kind === 'passed' || (outcome.kind === 'skipped' && outcome.isAllowed === true),
  );
}

/** A line for each, with what became of it and how long it took. */
export function listSteps(told: readonly Told[]): string {
  const width = Math.max(...told.map(({ name }) => name.length));
  return told
    .map(({ name, outcome, seconds }) => {
      const time = seconds === undefined ? '' : inWords(seconds);
      const reason = outcome.kind === 'passed' ? '' : `  ${outcome.reason}`;
      return `${outcome.kind.padEnd(7)}  ${name.padEnd(width)}  ${time.padStart(10)}${reason}`;
    })
    .join('\n');
}

function inWords(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}

/** A process is given so long to end in order, and whatever it has started with it. */
const GRACE_MILLISECONDS = 20_000;
/** Windows has no groups of processes. */
const HAS_GROUPS = process.platform !== 'win32';

export interface Program {
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** What it tells us beside what it prints. */
  readonly onMessage?: (message: unknown) => void;
}

/** Runs a program on this Node until it ends or its time is over. */
export async function runProgram(
  { args, folder, env, onMessage }: Program,
  isOver: AbortSignal,
): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    // In a group of its own, so that what it has started can be ended with it.
    detached: HAS_GROUPS,
    stdio: ['ignore', 'inherit', 'inherit', ...(onMessage ? ['ipc' as const] : [])],
  });
  if (onMessage) child.on('message', onMessage);
  const ended = once(child, 'close');
  let kill: NodeJS.Timeout | undefined;
  const end = () => {
    signal(child, 'SIGTERM');
    kill = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MILLISECONDS);
  };
  if (isOver.aborted) end();
  isOver.addEventListener('abort', end, { once: true });
  const [code, signalled] = await ended;
  clearTimeout(kill);
  isOver.removeEventListener('abort', end);
  // Whatever it left behind.
  if (isOver.aborted) signal(child, 'SIGKILL');
  if (code === 0) return { kind: 'passed' };
  return {
    kind: 'failed',
    reason: code === null ? `it was ended by ${signalled}` : `it ended with code ${code}`,
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // All of them have ended.
  }
}
