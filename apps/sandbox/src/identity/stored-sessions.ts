import { existsSync, readFileSync, renameSync } from 'node:fs';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { writeFileAtomically } from '../write-file-atomically.ts';

interface Entry {
  readonly payload: AdapterPayload;
  /** Seconds since 1970, as everywhere in OpenID Connect. */
  readonly expiresAt: number;
}

/** Far more than one person at a desk needs; it keeps the file small whoever knocks at the door. */
const MAX_ENTRIES = 1000;

/**
 * What the identity provider must remember: sessions, grants, codes and half-finished sign-ins, in memory and in
 * one file. A change is on the disk before the provider answers, so a restart signs nobody out.
 */
export class StoredSessions {
  readonly #file: string;
  readonly #now: () => number;
  #entries: Map<string, Entry>;
  #lastWrite: Promise<void> = Promise.resolve();
  #nextWrite: Promise<void> | undefined;

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file;
    this.#now = () => Math.floor(now() / 1000);
    this.#entries = readEntries(file);
    this.#dropExpired();
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The provider keeps each kind of thing (`Session`, `Grant`, ...) in an adapter of its own. */
  adapterFor(kind: string): Adapter {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      upsert: (id, payload, expiresInSeconds) => this.#put(keyOf(id), payload, expiresInSeconds),
      find: async (id) => this.#read(keyOf(id)),
      findByUid: async (uid) => this.#readFirst(kind, (payload) => payload.uid === uid),
      findByUserCode: async (code) => this.#readFirst(kind, (payload) => payload.userCode === code),
      consume: (id) => this.#consume(keyOf(id)),
      destroy: (id) => this.#remove((key) => key === keyOf(id)),
      revokeByGrantId: (grantId) =>
        this.#remove((key, { payload }) => key.startsWith(keyOf('')) && payload.grantId === grantId),
    };
  }

  /** Settles when all that was changed is on the disk. */
  async flush(): Promise<void> {
    await (this.#nextWrite ?? this.#lastWrite);
  }

  #read(key: string): AdapterPayload | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > this.#now() ? structuredClone(entry.payload) : undefined;
  }

  #readFirst(kind: string, isWanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of this.#entries) {
      if (key.startsWith(`${kind}:`) && isWanted(payload)) return this.#read(key);
    }
    return undefined;
  }

  async #put(key: string, payload: AdapterPayload, expiresInSeconds = 86_400): Promise<void> {
    this.#entries.set(key, { payload: structuredClone(payload), expiresAt: this.#now() + expiresInSeconds });
    if (this.#entries.size > MAX_ENTRIES) this.#makeRoom();
    await this.#save();
  }

  async #consume(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.set(key, { ...entry, payload: { ...entry.payload, consumed: this.#now() } });
    await this.#save();
  }

  async #remove(isWanted: (key: string, entry: Entry) => boolean): Promise<void> {
    for (const [key, entry] of this.#entries) if (isWanted(key, entry)) this.#entries.delete(key);
    await this.#save();
  }

  #dropExpired(): void {
    const now = this.#now();
    for (const [key, { expiresAt }] of this.#entries) if (expiresAt <= now) this.#entries.delete(key);
  }

  /** What would expire first goes first: half-finished sign-ins before sessions. */
  #makeRoom(): void {
    this.#dropExpired();
    const soonestFirst = [...this.#entries].sort(([, one], [, other]) => one.expiresAt - other.expiresAt);
    this.#entries = new Map(soonestFirst.slice(-MAX_ENTRIES));
  }

  /** One write at a time; the changes made meanwhile share the next one. */
  #save(): Promise<void> {
    this.#nextWrite ??= this.#lastWrite.then(() => {
      this.#nextWrite = undefined;
      this.#dropExpired();
      return writeFileAtomically(this.#file, JSON.stringify([...this.#entries]));
    });
    this.#lastWrite = this.#nextWrite.catch(() => {});
    return this.#nextWrite;
  }
}

/** A file that cannot be read is put aside: people sign in again, which beats a service that does not start. */
function readEntries(file: string): Map<string, Entry> {
  if (!existsSync(file)) return new Map();
  try {
    const entries: [string, Entry][] = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(entries.filter(([, { payload, expiresAt }]) => payload && Number.isFinite(expiresAt)));
  } catch {
    renameSync(file, `${file}.unreadable`);
    process.stderr.write(`${file} could not be read and was put aside; everybody signs in again.\n`);
    return new Map();
  }
}
