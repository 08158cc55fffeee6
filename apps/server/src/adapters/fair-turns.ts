/** So much of one holder waits already that no more is taken; the same may succeed in a moment. */
export class TooMuchWaitingError extends Error {
  override readonly name = 'TooMuchWaitingError';
}

export interface FairTurnsLimits {
  /** How many work at a time. */
  readonly count: number;
  readonly maxWaitingOfOne: number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** Whose work it is: a person, and the network that they come from where one is known. */
export interface TurnFor {
  readonly holder: string;
  readonly network?: string | undefined;
}

interface Waiting extends TurnFor {
  readonly start: () => void;
}

/** Half of what was used counts no more after this time. */
const HALF_LIFE_MILLISECONDS = 60_000;
/** More than a dozen ordinary files; users above it share their places with each other. */
const HEAVY_MILLISECONDS = 5_000;
/** Below this nothing was used. */
const FORGOTTEN_MILLISECONDS = 1;

/**
 * Lets a few work at a time, and of each holder one. Who used least lately comes next, counted by holder and by network, then who
 * waits longest. Those who used much never take the last place: several heaps of slow files do not hold up other users.
 */
export class FairTurns {
  readonly #limits: FairTurnsLimits;
  readonly #now: () => number;
  readonly #atWork = new Map<string, TurnFor & { readonly since: number }>();
  readonly #used = new Map<string, { readonly milliseconds: number; readonly at: number }>();
  #waiting: readonly Waiting[] = [];

  constructor(limits: FairTurnsLimits) {
    this.#limits = limits;
    this.#now = limits.now ?? (() => performance.now());
  }

  async inTurn<T>(whose: TurnFor, work: () => Promise<T>): Promise<T> {
    await this.#take(whose);
    const since = this.#now();
    try {
      return await work();
    } finally {
      this.#atWork.delete(whose.holder);
      for (const key of keysOf(whose)) this.#addUse(key, this.#now() - since);
      this.#startNext();
    }
  }

  #take(whose: TurnFor): Promise<void> {
    const own = this.#waiting.filter(({ holder }) => holder === whose.holder).length;
    if (own >= this.#limits.maxWaitingOfOne) {
      return Promise.reject(new TooMuchWaitingError('Too many files of one holder wait.'));
    }
    return new Promise((start) => {
      this.#waiting = [...this.#waiting, { ...whose, start }];
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#atWork.size >= this.#limits.count) return;
    this.#forget();
    const heavyAtWork = [...this.#atWork.values()].filter((one) => this.#isHeavy(one)).length;
    const isFull = heavyAtWork > 0 && heavyAtWork >= this.#limits.count - 1;
    const [next] = this.#waiting
      .filter((one) => !this.#atWork.has(one.holder) && !(isFull && this.#isHeavy(one)))
      .map((one) => ({ one, all: this.#useOf(one), own: this.#usedBy(`holder ${one.holder}`) }))
      .sort((first, second) => first.all - second.all || first.own - second.own);
    if (next === undefined) return;
    const { holder, network, start } = next.one;
    this.#waiting = this.#waiting.filter((one) => one !== next.one);
    this.#atWork.set(holder, { holder, network, since: this.#now() });
    start();
  }

  #isHeavy(whose: TurnFor & { readonly since?: number }): boolean {
    const now = this.#now();
    return this.#useOf(whose) + now - (whose.since ?? now) > HEAVY_MILLISECONDS;
  }

  #useOf(whose: TurnFor): number {
    return Math.max(...keysOf(whose).map((key) => this.#usedBy(key)));
  }

  #usedBy(key: string): number {
    const use = this.#used.get(key);
    return use ? use.milliseconds * 0.5 ** ((this.#now() - use.at) / HALF_LIFE_MILLISECONDS) : 0;
  }

  #addUse(key: string, milliseconds: number): void {
    this.#used.set(key, { milliseconds: this.#usedBy(key) + milliseconds, at: this.#now() });
  }

  #forget(): void {
    for (const key of this.#used.keys()) {
      if (this.#usedBy(key) < FORGOTTEN_MILLISECONDS) this.#used.delete(key);
    }
  }
}

function keysOf({ holder, network }: TurnFor): string[] {
  return [`holder ${holder}`, ...(network === undefined ? [] : [`network ${network}`])];
}
