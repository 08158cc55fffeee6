import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../write-file-atomically.ts';
import type { Letter, LetterEvent, Order } from './letter.ts';

/**
 * The letters that came in, each with its papers in files: they survive a restart. A letter is named after the key
 * that the sender gave it, so that the same key can never make a second one.
 */
export class LetterStore {
  readonly #folder: string;
  readonly #letters = new Map<string, Letter>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<LetterStore> {
    const store = new LetterStore(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    for (const file of files) {
      const letter: Letter = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
      store.#letters.set(letter.id, letter);
    }
    return store;
  }

  /** Newest first. */
  list(): Letter[] {
    return [...this.#letters.values()].sort((one, other) => other.acceptedAt.localeCompare(one.acceptedAt));
  }

  find(id: string): Letter | undefined {
    return this.#letters.get(id);
  }

  findByKey(key: string): Letter | undefined {
    return this.#letters.get(idOf(key));
  }

  /** When this settles, the letter is on the disk: its papers first, so that a letter is never without them. */
  async add(key: string, order: Order, now: Date): Promise<Letter> {
    const id = idOf(key);
    const papers = [order.document, ...order.enclosures.map(({ content }) => content)];
    await Promise.all(
      papers.map((paper, position) =>
        writeFileAtomically(this.#paperOf(id, position), Buffer.from(paper, 'base64')),
      ),
    );
    const letter: Letter = {
      id,
      key,
      barcode: barcodeOf(key),
      recipient: order.recipient,
      enclosures: order.enclosures.map(({ name }) => name),
      acceptedAt: now.toISOString(),
      events: [
        { id: `${id}-1`, status: 'accepted', occurredAt: now.toISOString(), detail: null, isTold: false },
      ],
    };
    await this.save(letter);
    this.#letters.set(id, letter);
    return letter;
  }

  async addEvent(letter: Letter, event: Pick<LetterEvent, 'status' | 'detail'>, now: Date): Promise<void> {
    const id = `${letter.id}-${letter.events.length + 1}`;
    letter.events.push({ id, ...event, occurredAt: now.toISOString(), isTold: false });
    await this.save(letter);
  }

  async save(letter: Letter): Promise<void> {
    await writeFileAtomically(path.join(this.#folder, `${letter.id}.json`), JSON.stringify(letter));
  }

  /** The letter itself is number 0, its enclosures follow. */
  readPaper({ id }: Letter, position: number): Promise<Buffer> {
    return readFile(this.#paperOf(id, position));
  }

  #paperOf(id: string, position: number): string {
    return path.join(this.#folder, `${id}-${position}.pdf`);
  }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function idOf(key: string): string {
  return `RL-${digest(key).slice(0, 16)}`;
}

/** Twenty digits, as the post prints them. */
function barcodeOf(key: string): string {
  const number = BigInt(`0x${digest(key).slice(16, 40)}`) % 10n ** 12n;
  return `32320461${number.toString().padStart(12, '0')}`;
}
