import { createHmac } from 'node:crypto';

const AGAIN_MILLISECONDS = 5000;
const TIMEOUT_MILLISECONDS = 5000;

export interface CarriedEvent {
  readonly id: string;
  readonly occurredAt: string;
  /** Whether the product has heard of it. */
  isTold: boolean;
}

/** A letter, or a message of registered delivery. */
export interface Carried {
  readonly id: string;
  readonly events: CarriedEvent[];
}

export interface CarriedStore<Item extends Carried> {
  list(): Item[];
  save(item: Item): Promise<void>;
}

/** Where and how a carrier tells of what it carries. */
interface Speech<Item extends Carried> {
  readonly address: string;
  readonly key: string;
  /** In which it signs. */
  readonly header: string;
  readonly describe: (item: Item) => object;
}

/** Tells the product what becomes of what it sent, signed, again and again until it is heard. */
export class StatusNotifier<Item extends Carried> {
  readonly #speech: Speech<Item>;
  #notBefore = 0;

  constructor(speech: Speech<Item>) {
    this.#speech = speech;
  }

  async notifyAll(store: CarriedStore<Item>): Promise<void> {
    if (Date.now() < this.#notBefore) return;
    for (const letter of store.list()) {
      for (const event of letter.events.filter(({ isTold }) => !isTold)) {
        const answer = await this.#tell(letter, event);
        if (answer === 'heard') event.isTold = true;
        else this.#notBefore = Date.now() + AGAIN_MILLISECONDS;
        if (answer === 'away') return;
        // In the order in which it happened, or not at all.
        if (answer === 'refused') break;
        await store.save(letter);
      }
    }
  }

  async #tell(item: Item, { isTold: _, ...event }: CarriedEvent): Promise<'heard' | 'refused' | 'away'> {
    const { address, key, header, describe } = this.#speech;
    const body = JSON.stringify({ ...describe(item), event });
    const signature = createHmac('sha256', key).update(body).digest('hex');
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header]: signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      await answer.arrayBuffer();
      // A product that started anew does not know what the one before it sent, and never will.
      return answer.ok || (answer.status === 404 && isOld(event)) ? 'heard' : 'refused';
    } catch {
      return 'away';
    }
  }
}

const OLD_MILLISECONDS = 60_000;

function isOld({ occurredAt }: { readonly occurredAt: string }): boolean {
  return Date.now() - Date.parse(occurredAt) > OLD_MILLISECONDS;
}
