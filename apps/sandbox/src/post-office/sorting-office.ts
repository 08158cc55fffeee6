import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../write-file-atomically.ts';
import type { Carried, CarriedStore, StatusNotifier } from './status-notifier.ts';

const LOOK_MILLISECONDS = 1000;

interface MovableStore<Item extends Carried, Status> extends CarriedStore<Item> {
  addEvent(item: Item, event: { status: Status; detail: string | null }, now: Date): Promise<void>;
}

interface Workplace<Item extends Carried, Status> {
  readonly store: MovableStore<Item, Status>;
  readonly clock: PostClock;
  readonly notifier: StatusNotifier<Item>;
  /** Where something goes by itself, and when it gets there. */
  readonly nextStation: (item: Item) => { readonly status: Status; readonly at: Date } | undefined;
}

/** Moves what is carried from station to station as the clock of the carrier says, or as somebody at its desk wants. */
export class SortingOffice<Item extends Carried, Status> {
  readonly #store: MovableStore<Item, Status>;
  readonly #clock: PostClock;
  readonly #notifier: StatusNotifier<Item>;
  readonly #nextStation: Workplace<Item, Status>['nextStation'];
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor({ store, clock, notifier, nextStation }: Workplace<Item, Status>) {
    this.#store = store;
    this.#clock = clock;
    this.#notifier = notifier;
    this.#nextStation = nextStation;
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
      for (const item of this.#store.list()) await this.#moveOn(item);
      await this.#notifier.notifyAll(this.#store);
    });
  }

  /** Takes something to its next station now. */
  advance(item: Item): Promise<void> {
    const next = this.#nextStation(item);
    return next ? this.happen(item, next.status, null) : Promise.resolve();
  }

  happen(item: Item, status: Status, detail: string | null): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.addEvent(item, { status, detail }, this.#clock.now());
      await this.#notifier.notifyAll(this.#store);
    });
  }

  /** Puts the clock forward, and does what is due then. */
  async hurry(seconds: number): Promise<void> {
    await this.#clock.hurry(seconds);
    await this.work();
  }

  async #moveOn(item: Item): Promise<void> {
    const now = this.#clock.now();
    for (let next = this.#nextStation(item); next && next.at <= now; next = this.#nextStation(item)) {
      await this.#store.addEvent(item, { status: next.status, detail: null }, next.at);
    }
  }

  /** One after the other: two at once would give two events the same number. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(act);
    this.#last = mine.catch((error: unknown) => void process.stderr.write(`A carrier stumbled: ${error}\n`));
    return mine;
  }
}

/** The clock of a carrier, which can be put forward, never back. */
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
