import { ProblemError } from '../../http/problems/problem-error.ts';
import {
  LONGEST_MILLISECONDS,
  LONGEST_WAIT_MILLISECONDS,
  mayBegin,
  mayCome,
  PATIENCE_MILLISECONDS,
  type Recent,
  withLatest,
} from './calculation-turns.ts';

interface Waiting {
  readonly office: string;
  readonly cameAt: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** What a calculation asks while it works: whoever sent it may have been refused meanwhile. */
export interface Turn {
  /** @throws ProblemError when it was given up: nothing that follows is of use to anybody. */
  goOn(): void;
  /**
   * The last thing before it stores: from here on it is never given up, so that nobody is told that nothing changed who has a
   * result.
   * @throws ProblemError when it was given up.
   */
  store(): void;
}

/** Of what waited for nobody: it is never given up. */
export const UNHURRIED: Turn = { goOn: () => {}, store: () => {} };

/**
 * Lets one calculation after the other through: the report takes most of its time, and one is set after the other anyway. Offices
 * take turns, so that a heap of one keeps no other waiting; within an office the first to come goes first. As many wait as have their turn within half a minute, judged by how long the last ones took; the next is
 * refused at once, before anything is read or stored. Where that was judged wrongly, whoever waited is refused later: when its turn
 * has not come in time, or when it is not made in time. What began without waiting is never given up, or a server on
 * which each takes too long would make none.
 */
export class CalculationQueue {
  #waiting: readonly Waiting[] = [];
  #recent: Recent = [];
  /** By office the number of its last turn. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  #isAtWork = false;
  #isClosed = false;

  /** How many there are, for whoever measures. */
  get count(): { readonly atWork: number; readonly waiting: number } {
    return { atWork: this.#isAtWork ? 1 : 0, waiting: this.#waiting.length };
  }

  /** @throws ProblemError when its turn would come too late, or it is not made in time, or the server stops. */
  async inTurn<Result>(office: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    if (this.#isClosed || !mayCome(this.#countAhead(office), this.#recent)) throw notBegun();
    if (!this.#isAtWork) {
      this.#begin(office);
      return this.#workOff(work, UNHURRIED);
    }
    const cameAt = performance.now();
    await this.#wait(office, cameAt);
    return inTime(cameAt + LONGEST_MILLISECONDS - performance.now(), (turn) => this.#workOff(work, turn));
  }

  /** Refuses who waits, and whoever comes: while the server stops there is only time for what has begun. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting) refuse();
  }

  /** How many have their turn before the next of an office: of each other office at most one more than its own. */
  #countAhead(office: string): number {
    const waiting = new Map<string, number>();
    for (const one of this.#waiting) waiting.set(one.office, (waiting.get(one.office) ?? 0) + 1);
    const own = waiting.get(office) ?? 0;
    waiting.delete(office);
    const others = [...waiting.values()].reduce((total, count) => total + Math.min(count, own + 1), 0);
    return this.count.atWork + own + others;
  }

  #begin(office: string): void {
    this.#turns += 1;
    this.#lastTurns.set(office, this.#turns);
  }

  /** The place is free only when the work has ended, also of what was given up: there is never more than one at work. */
  async #workOff<Result>(work: (turn: Turn) => Promise<Result>, turn: Turn): Promise<Result> {
    this.#isAtWork = true;
    const began = performance.now();
    try {
      return await work(turn);
    } finally {
      this.#recent = withLatest(this.#recent, performance.now() - began);
      this.#startNext();
    }
  }

  #wait(office: string, cameAt: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((one) => one !== mine);
      };
      const mine: Waiting = {
        office,
        cameAt,
        start: () => {
          leave();
          this.#begin(office);
          resolve();
        },
        refuse: () => {
          leave();
          reject(notBegun());
        },
      };
      const timer = setTimeout(mine.refuse, LONGEST_WAIT_MILLISECONDS);
      this.#waiting = [...this.#waiting, mine];
    });
  }

  /** The place stays taken while it is handed on: who comes in this very moment waits behind those who were there. */
  #startNext(): void {
    const now = performance.now();
    const lastTurnOf = ({ office }: Waiting) => this.#lastTurns.get(office) ?? 0;
    const inOrder = [...this.#waiting].sort((one, other) => lastTurnOf(one) - lastTurnOf(other));
    for (const { cameAt, start, refuse } of inOrder) {
      if (mayBegin(now - cameAt, this.#recent)) {
        start();
        return;
      }
      refuse();
    }
    this.#isAtWork = false;
  }
}

/** Refuses when the time is over and nothing is being stored; the work learns it at its next step, and stops there. */
function inTime<Result>(milliseconds: number, work: (turn: Turn) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const timer = setTimeout(() => {
      isGivenUp = true;
      reject(notBegun());
    }, milliseconds);
    const goOn = () => {
      if (isGivenUp) throw notBegun();
    };
    const store = () => {
      goOn();
      clearTimeout(timer);
    };
    // Whatever becomes of it once it was given up, it was answered then.
    work({ goOn, store })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Nothing was stored or claimed: the same request can be sent again. By then those who wait now have had their turn. */
function notBegun(): ProblemError {
  return new ProblemError('calculation-not-begun', {
    headers: { 'retry-after': String(PATIENCE_MILLISECONDS / 1000) },
  });
}
