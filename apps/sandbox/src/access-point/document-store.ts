import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../write-file-atomically.ts';
import type { CheckedInvoice } from './check-invoice.ts';

export interface StoredDocument {
  readonly id: string;
  readonly key: string;
  readonly invoice: CheckedInvoice;
  readonly acceptedAt: string;
  status: 'accepted' | 'delivered' | 'rejected';
  reasons: readonly string[];
}

/** The documents that the access point took, with their XML, on the disk. */
export class DocumentStore {
  readonly #folder: string;
  readonly #documents = new Map<string, StoredDocument>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<DocumentStore> {
    await mkdir(folder, { recursive: true });
    const store = new DocumentStore(folder);
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json')) continue;
      const document = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as StoredDocument;
      store.#documents.set(document.id, document);
    }
    return store;
  }

  /** Newest first. */
  list(): StoredDocument[] {
    return [...this.#documents.values()].sort((one, other) => other.acceptedAt.localeCompare(one.acceptedAt));
  }

  find(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  findByKey(key: string): StoredDocument | undefined {
    return this.#documents.get(idOf(key));
  }

  /** One of the same sender and number that was not rejected: a second would be paid twice. */
  findTwin({ number, seller, kind }: CheckedInvoice): StoredDocument | undefined {
    return this.list().find(
      ({ invoice, status }) =>
        status !== 'rejected' &&
        invoice.kind === kind &&
        invoice.number === number &&
        invoice.seller.endpoint === seller.endpoint,
    );
  }

  async add(key: string, xml: string, invoice: CheckedInvoice, now: Date): Promise<StoredDocument> {
    const id = idOf(key);
    await writeFileAtomically(this.#fileOf(id), xml);
    const document: StoredDocument = {
      ...{ id, key, invoice, acceptedAt: now.toISOString(), status: 'accepted', reasons: [] },
    };
    this.#documents.set(id, document);
    await this.save(document);
    return document;
  }

  async save(document: StoredDocument): Promise<void> {
    await writeFileAtomically(path.join(this.#folder, `${document.id}.json`), JSON.stringify(document));
  }

  readXml({ id }: StoredDocument): Promise<Buffer> {
    return readFile(this.#fileOf(id));
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}.xml`);
  }
}

function idOf(key: string): string {
  return `AP-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}
