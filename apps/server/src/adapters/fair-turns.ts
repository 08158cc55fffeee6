/** So much of one holder waits already that no more is taken; the same may succeed in a moment. */
export class TooMuchWaitingError extends Error {
  override readonly name = 'TooMuchWaitingError';
}

export interface FairTurnsLimits {
  /** How many work at a time. */
  readonly count: number;
  readonly maxWaitingOfOne: number;
}

/**
 * Lets a few work at a time, and of each holder one. Who waits longest comes next, but never a second of somebody while the
 * first is at work: a heap of one holder takes one place, and the others share the rest.
 */
export class FairTurns {
  readonly #limits: FairTurnsLimits;
  readonly #atWork = new Set<string>();
  readonly #waiting: { readonly holder: string; readonly start: () => void }[] = [];

  constructor(limits: FairTurnsLimits) {
    this.#limits = limits;
  }

  async inTurn<T>(holder: string, work: () => Promise<T>): Promise<T> {
    await this.#take(holder);
    try {
      return await work();
    } finally {
      this.#atWork.delete(holder);
      this.#startNext();
    }
  }

  #take(holder: string): Promise<void> {
    const own = this.#waiting.filter((one) => one.holder === holder).length;
    if (own >= this.#limits.maxWaitingOfOne) {
      return Promise.reject(new TooMuchWaitingError('Too many files of one holder wait.'));
    }
    return new Promise((start) => {
      this.#waiting.push({ holder, start });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#atWork.size >= this.#limits.count) return;
    const place = this.#waiting.findIndex(({ holder }) => !this.#atWork.has(holder));
    const [next] = place === -1 ? [] : this.#waiting.splice(place, 1);
    if (next === undefined) return;
    this.#atWork.add(next.holder);
    next.start();
  }
}
