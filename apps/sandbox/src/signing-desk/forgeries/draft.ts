import { inflateSync } from 'node:zlib';
import { appendRevision, type RevisionForm } from './write-revision.ts';

/** The objects by which a signature hangs in a document. */
export type Role = 'catalog' | 'pages' | 'form' | 'field' | 'signature' | 'dss';

/**
 * A document and what is to be added to it in one more revision. Reads what our reports and the revisions behind them
 * look like, not any PDF: objects of the report in object streams, later ones written out.
 */
export class Draft {
  readonly bytes: Buffer;
  readonly #text: string;
  readonly #packed: ReadonlyMap<number, string>;
  readonly #changed = new Map<number, string>();
  readonly #roles = new Map<Role, number>();
  #next: number;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes);
    this.#text = this.bytes.toString('latin1');
    this.#packed = unpackObjects(this.bytes, this.#text);
    this.#next = Number(/\/Size (\d+)/.exec(this.#text.slice(this.end))?.[1]);
    this.#roles.set('catalog', Number(/\/Root (\d+)/.exec(this.#text.slice(this.end))?.[1]));
  }

  /** Where the last table of references starts. */
  get end(): number {
    return Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text.slice(-64))?.[1]);
  }

  /** Root, Info and ID, as the last table of references names them. */
  get trailer(): string {
    const words = this.#text.slice(this.end);
    return ['Root', 'Info', 'ID']
      .map((name) => new RegExp(`/${name}\\s*(\\[[^\\]]*\\]|\\d+ 0 R)`).exec(words)?.[0] ?? '')
      .join(' ');
  }

  /** The number that the next new object gets. */
  get next(): number {
    return this.#next;
  }

  get changes(): ReadonlyMap<number, string> {
    return this.#changed;
  }

  read(id: number): string {
    return this.#changed.get(id) ?? this.#written(id) ?? this.#packed.get(id) ?? '';
  }

  set(id: number, body: string): void {
    this.#changed.set(id, body);
    this.#next = Math.max(this.#next, id + 1);
  }

  add(body: string): number {
    const id = this.#next;
    this.set(id, body);
    return id;
  }

  edit(id: number, change: (body: string) => string): void {
    this.set(id, change(this.read(id)));
  }

  find(role: Role): number {
    const known = this.#roles.get(role);
    if (known !== undefined) return known;
    const named = (holder: Role, key: string) =>
      Number(new RegExp(`/${key}\\s*\\[?\\s*(\\d+) 0 R`).exec(this.read(this.find(holder)))?.[1]);
    if (role === 'pages') return named('catalog', 'Pages');
    if (role === 'form') return named('catalog', 'AcroForm');
    if (role === 'dss') return named('catalog', 'DSS');
    return role === 'field' ? named('form', 'Fields') : named('field', 'V');
  }

  /** For a signature that is only now added. */
  place(role: Role, id: number): void {
    this.#roles.set(role, id);
  }

  /** The pages in their order: a report has one flat list of them. */
  listPages(): number[] {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(this.read(this.find('pages')))?.[1] ?? '';
    return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => Number(id));
  }

  /** The nth page, or the last but so many. */
  page(place = 0): number {
    const id = this.listPages().at(place);
    if (id === undefined) throw new Error('A report has more pages than this.');
    return id;
  }

  write(form: RevisionForm = {}): Buffer {
    return appendRevision(this, form);
  }

  #written(id: number): string | undefined {
    const head = `\n${id} 0 obj\n`;
    const start = this.#text.lastIndexOf(head);
    if (start < 0) return undefined;
    return this.#text.slice(start + head.length, this.#text.indexOf('\nendobj', start));
  }
}

function unpackObjects(bytes: Buffer, text: string): Map<number, string> {
  const objects = new Map<number, string>();
  for (const found of text.matchAll(
    /<< \/Type \/ObjStm \/N (\d+) \/First (\d+) \/Length (\d+)[^>]*>>\nstream\n/g,
  )) {
    const [first, start] = [Number(found[2]), found.index + found[0].length];
    const content = inflateSync(bytes.subarray(start, start + Number(found[3]))).toString('latin1');
    const index = content.slice(0, first).trim().split(/\s+/).map(Number);
    for (let place = 0; place < Number(found[1]); place += 1) {
      const [id = 0, offset = 0] = index.slice(2 * place, 2 * place + 2);
      objects.set(id, content.slice(first + offset, first + (index[2 * place + 3] ?? content.length)));
    }
  }
  return objects;
}

/** A dictionary with one more entry at its end. */
export function withEntry(body: string, entry: string): string {
  const end = endOfDictionary(body);
  return `${body.slice(0, end)}\n${entry}\n${body.slice(end)}`;
}

/** A dictionary without an entry whose value is a reference, an array, a name, a number or a flat dictionary. */
export function withoutEntry(body: string, key: string): string {
  return body.replace(entryOf(key), '');
}

export function withEntryReplaced(body: string, key: string, value: string): string {
  return withEntry(withoutEntry(body, key), `/${key} ${value}`);
}

export function readEntry(body: string, key: string): string | undefined {
  return entryOf(key).exec(body)?.[1]?.trim();
}

function entryOf(key: string): RegExp {
  const value = String.raw`\s*(\d+ 0 R|\[[^\]]*\]|<<(?:[^<>]|<<[^<>]*>>|<[0-9A-Fa-f]*>)*>>|<[0-9A-Fa-f]*>|\([^)]*\)|/[^\s/<>[\]()]+|[-+.\w]+)`;
  return new RegExp(`/${key}(?![A-Za-z0-9])${value}`);
}

/** Where the first dictionary of a body closes, a stream's content aside. */
function endOfDictionary(body: string): number {
  const stream = body.search(/>>\s*stream\r?\n/);
  return stream < 0 ? body.lastIndexOf('>>') : stream;
}

export function streamOf(content: string | Uint8Array, words = ''): string {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
  return `<<\n${words}/Length ${text.length}>>\nstream\n${text}\nendstream`;
}
