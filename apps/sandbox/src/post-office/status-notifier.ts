import { createHmac } from 'node:crypto';
import type { Letter, LetterEvent } from './letter.ts';
import type { LetterStore } from './letter-store.ts';

const AGAIN_MILLISECONDS = 5000;
const TIMEOUT_MILLISECONDS = 5000;

/** Tells the product what becomes of its letters, signed, again and again until it is heard. */
export class StatusNotifier {
  readonly #address: string;
  readonly #key: string;
  #notBefore = 0;

  constructor(address: string, key: string) {
    this.#address = address;
    this.#key = key;
  }

  async notifyAll(store: LetterStore): Promise<void> {
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

  async #tell(
    { id, barcode }: Letter,
    { isTold: _, ...event }: LetterEvent,
  ): Promise<'heard' | 'refused' | 'away'> {
    const body = JSON.stringify({ letterId: id, barcode, event });
    const signature = createHmac('sha256', this.#key).update(body).digest('hex');
    try {
      const answer = await fetch(this.#address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-post-signature': signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      await answer.arrayBuffer();
      // A product that started anew does not know the letters of the one before it, and never will.
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
