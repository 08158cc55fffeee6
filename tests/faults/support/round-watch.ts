import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MILLISECONDS = 150;
/** What was under way when a fault was mended may still fail by it. */
const ECHO_MILLISECONDS = 4_000;

/** What a round knows of its own fault, and what was seen that no fault explains. */
export class RoundWatch {
  readonly violations: string[] = [];
  /** Acts that were told to have succeeded, and requests that were never answered. */
  accepted = 0;
  inDoubt = 0;
  #explained: readonly number[] = [];
  #since = Number.POSITIVE_INFINITY;
  #until = Number.POSITIVE_INFINITY;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  /** From now on these statuses are answers to a fault, and refusals too where the clock is wrong. */
  faultBegins(statuses: readonly number[]): void {
    this.#explained = statuses;
    this.#since = performance.now();
  }

  faultEnds(): void {
    this.#until = performance.now() + ECHO_MILLISECONDS;
  }

  explains(status: number, startedAt: number): boolean {
    return this.#explained.includes(status) && performance.now() >= this.#since && startedAt <= this.#until;
  }

  /** A connection that breaks is explained by any fault, and by none when there is none. */
  explainsSilence(startedAt: number): boolean {
    return performance.now() >= this.#since && startedAt <= this.#until;
  }

  tellAccepted(): void {
    this.accepted += 1;
    for (const { count, resolve } of this.#waiting) if (this.accepted >= count) resolve();
  }

  /** Settles once so many acts were accepted. */
  untilAccepted(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ count, resolve });
    if (this.accepted >= count) resolve();
    return promise;
  }

  async pause(): Promise<void> {
    await delay(PAUSE_MILLISECONDS);
  }
}
