import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../write-file-atomically.ts';
import { type Letter, nextStation, type Status } from './letter.ts';
import type { LetterStore } from './letter-store.ts';
import type { StatusNotifier } from './status-notifier.ts';

const LOOK_MILLISECONDS = 1000;

/** Moves letters from station to station as the clock of the post says, or as somebody at its desk wants. */
export class SortingOffice {
  readonly #store: LetterStore;
  readonly #clock: PostClock;
  readonly #notifier: StatusNotifier;
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: LetterStore, clock: PostClock, notifier: StatusNotifier) {
    this.#store = store;
    this.#clock = clock;
    this.#notifier = notifier;
  }

  open(): void {
    this.#timer = setInterval(() => void this.work(), LOOK_MILLISECONDS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#last;
  }

  /** Does what is due now, and tells the product what it has not heard yet. */
  work(): Promise<void> {
    return this.#inTurn(async () => {
      for (const letter of this.#store.list()) await this.#moveOn(letter);
      await this.#notifier.notifyAll(this.#store);
    });
  }

  /** Takes a letter to its next station now. */
  advance(letter: Letter): Promise<void> {
    const next = nextStation(letter);
    return next ? this.happen(letter, next.status, null) : Promise.resolve();
  }

  happen(letter: Letter, status: Status, detail: string | null): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.addEvent(letter, { status, detail }, this.#clock.now());
      await this.#notifier.notifyAll(this.#store);
    });
  }

  /** Puts the clock forward, and does what is due then. */
  async hurry(seconds: number): Promise<void> {
    await this.#clock.hurry(seconds);
    await this.work();
  }

  async #moveOn(letter: Letter): Promise<void> {
    const now = this.#clock.now();
    for (let next = nextStation(letter); next && next.at <= now; next = nextStation(letter)) {
      await this.#store.addEvent(letter, { status: next.status, detail: null }, next.at);
    }
  }

  /** One after the other: two at once would give two events the same number. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(act);
    this.#last = mine.catch((error: unknown) => void process.stderr.write(`The post stumbled: ${error}\n`));
    return mine;
  }
}

/** The clock of the post, which can be put forward, never back. */
export class PostClock {
  readonly #file: string;
  #aheadSeconds: number;

  private constructor(file: string, aheadSeconds: number) {
    this.#file = file;
    this.#aheadSeconds = aheadSeconds;
  }

  static async open(file: string): Promise<PostClock> {
    const text = await readFile(file, 'utf8').catch(() => '0');
    return new PostClock(file, Math.max(0, Number(text) || 0));
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadSeconds * 1000);
  }

  async hurry(seconds: number): Promise<void> {
    this.#aheadSeconds += Math.max(0, seconds);
    await writeFileAtomically(this.#file, String(this.#aheadSeconds));
  }
}
