import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../write-file-atomically.ts';
import type { Holder } from './authority.ts';

/** One visit to the desk: a document that one person may sign. */
export interface Session {
  readonly id: string;
  readonly documentName: string;
  /** The only person who should sign. */
  readonly signer: Holder;
  /** Where the person goes afterwards, signed or not. */
  readonly returnUrl: string;
  readonly expiresAt: string;
  readonly status: 'open' | 'signed' | 'cancelled' | 'expired';
}

/** Sessions and their documents, on disk: a restart of the desk must not lose a signature. */
export class SessionStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add(session: Session, document: Uint8Array): Promise<void> {
    await mkdir(this.#pathOf(session.id), { recursive: true });
    await writeFileAtomically(this.#pathOf(session.id, 'document.pdf'), document);
    await this.save(session);
  }

  /** Expired sessions say so, whoever asks. */
  async find(id: string): Promise<Session | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(id) || !existsSync(this.#pathOf(id, 'session.json'))) return undefined;
    const session: Session = JSON.parse(await readFile(this.#pathOf(id, 'session.json'), 'utf8'));
    const isOver = session.status === 'open' && Date.parse(session.expiresAt) <= Date.now();
    return isOver ? { ...session, status: 'expired' } : session;
  }

  async save(session: Session): Promise<void> {
    await writeFileAtomically(this.#pathOf(session.id, 'session.json'), JSON.stringify(session));
  }

  readDocument({ id }: Session): Promise<Uint8Array> {
    return readFile(this.#pathOf(id, 'document.pdf'));
  }

  readSigned({ id }: Session): Promise<Uint8Array> {
    return readFile(this.#pathOf(id, 'signed.pdf'));
  }

  /** The document before the status: whoever is told that it is signed can have it. */
  async finish(session: Session, signed: Uint8Array): Promise<void> {
    await writeFileAtomically(this.#pathOf(session.id, 'signed.pdf'), signed);
    await this.save({ ...session, status: 'signed' });
  }

  #pathOf(id: string, file = ''): string {
    return path.join(this.#folder, 'sessions', id, file);
  }
}
