import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../write-file-atomically.ts';
import type { Message, MessageEvent, Order } from './message.ts';

/**
 * The messages that came in, a file each: they survive a restart. A message is named after the key that the sender gave it,
 * so that the same key can never make a second one.
 */
export class MessageStore {
  readonly #folder: string;
  readonly #messages = new Map<string, Message>();
  readonly #arriving = new Map<string, Promise<Message>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<MessageStore> {
    const store = new MessageStore(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
      const message: Message = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
      store.#messages.set(message.id, message);
    }
    return store;
  }

  /** Newest first. */
  list(): Message[] {
    return [...this.#messages.values()].sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }

  find(id: string): Message | undefined {
    return this.#messages.get(id);
  }

  /** When this settles, the message is on the disk. Of two at once under one key the second waits for the first. */
  async add(key: string, order: Order, now: Date): Promise<{ message: Message; isNew: boolean }> {
    const id = `QD-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
    const known = this.#messages.get(id) ?? (await this.#arriving.get(id));
    if (known) return { message: known, isNew: false };
    const arriving = this.#store(id, key, order, now).finally(() => this.#arriving.delete(id));
    this.#arriving.set(id, arriving);
    return { message: await arriving, isNew: true };
  }

  async #store(id: string, key: string, order: Order, now: Date): Promise<Message> {
    const receivedAt = now.toISOString();
    const first = {
      id: `${id}-1`,
      status: 'received',
      occurredAt: receivedAt,
      detail: null,
      isTold: false,
    } as const;
    const message: Message = { ...order, id, key, receivedAt, events: [{ ...first }] };
    await this.save(message);
    this.#messages.set(id, message);
    return message;
  }

  async addEvent(message: Message, event: Pick<MessageEvent, 'status' | 'detail'>, now: Date): Promise<void> {
    const id = `${message.id}-${message.events.length + 1}`;
    message.events.push({ id, ...event, occurredAt: now.toISOString(), isTold: false });
    await this.save(message);
  }

  async save(message: Message): Promise<void> {
    await writeFileAtomically(path.join(this.#folder, `${message.id}.json`), JSON.stringify(message));
  }
}
