import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

interface PartSettings {
  readonly file: string;
  readonly arguments?: readonly string[];
  readonly execArguments?: readonly string[];
  readonly environment: () => Readonly<Record<string, string>>;
  /** What it says, to be read when something is wrong. */
  readonly log: string;
}

/** A process of the product, or beside it, that can be killed and comes back at the same address. */
export class Part {
  readonly #settings: PartSettings;
  #child: ChildProcess | undefined;

  constructor(settings: PartSettings) {
    this.#settings = settings;
  }

  get pid(): number {
    const { pid } = this.#child ?? {};
    if (pid === undefined) throw new Error(`${this.#settings.file} was never started.`);
    return pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    if (this.isRunning) return;
    const { file, arguments: given = [], execArguments = [], environment, log } = this.#settings;
    const output = openSync(log, 'a');
    const child = fork(file, given, {
      execArgv: [...execArguments],
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment() },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    this.#child = child;
    const isReady = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ]);
    if (!isReady)
      throw new Error(`${file} ended at its start:\n${(await readFile(log, 'utf8')).slice(-2000)}`);
  }

  send(message: object): void {
    if (this.isRunning) this.#child?.send(message, () => {});
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
