import { ProblemError } from '../../http/problems/problem-error.ts';

/** How long somebody may be expected to wait for a turn. */
const PATIENCE_MILLISECONDS = 30_000;
/** When it takes longer than was to be expected. With the calculation itself it is an answer within the minute after which proxies give up. */
const LONGEST_MILLISECONDS = 50_000;
/** So many of the last ones tell how long the next will take. */
const RECENT = 10;

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Lets one calculation after the other through, in the order in which they came: the report takes most of its time, and one is set
 * after the other anyway. As many wait as have their turn within half a minute, judged by how long the last ones took; the next is
 * refused at once, before anything is read or stored.
 */
export class CalculationQueue {
  #waiting: readonly Waiting[] = [];
  #recentMilliseconds: readonly number[] = [];
  #isAtWork = false;
  #isClosed = false;

  /** How many there are, for whoever measures. */
  get count(): { readonly atWork: number; readonly waiting: number } {
    return { atWork: this.#isAtWork ? 1 : 0, waiting: this.#waiting.length };
  }

  /** @throws ProblemError when its turn would come too late, or has not come in time, or the server stops. */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isClosed || this.#expectedMilliseconds() > PATIENCE_MILLISECONDS) throw notBegun();
    if (this.#isAtWork) await this.#wait();
    this.#isAtWork = true;
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#recentMilliseconds = [...this.#recentMilliseconds, performance.now() - began].slice(-RECENT);
      this.#startNext();
    }
  }

  /** Refuses who waits, and whoever comes: while the server stops there is only time for what has begun. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting) refuse();
  }

  /** Until the turn of the next who comes; nothing while nobody knows how long one takes. */
  #expectedMilliseconds(): number {
    const { atWork, waiting } = this.count;
    const recent = this.#recentMilliseconds;
    const sum = recent.reduce((total, one) => total + one, 0);
    return (atWork + waiting) * (sum / Math.max(recent.length, 1));
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((one) => one !== mine);
      };
      const mine: Waiting = {
        start: () => {
          leave();
          resolve();
        },
        refuse: () => {
          leave();
          reject(notBegun());
        },
      };
      const timer = setTimeout(mine.refuse, LONGEST_MILLISECONDS);
      this.#waiting = [...this.#waiting, mine];
    });
  }

  /** The place stays taken while it is handed on: who comes in this very moment waits behind those who were there. */
  #startNext(): void {
    const [next] = this.#waiting;
    this.#isAtWork = next !== undefined;
    next?.start();
  }
}

/** Nothing was read, stored or claimed: the same request can be sent again. By then those who wait now have had their turn. */
function notBegun(): ProblemError {
  return new ProblemError('calculation-not-begun', {
    headers: { 'retry-after': String(PATIENCE_MILLISECONDS / 1000) },
  });
}
