import { isRecord } from './canonical-json.ts';
import { JsonError, readJson, readJsonLines } from './read-json.ts';

export const FORMATS = ['prorata-evidence/1', 'prorata-evidence/2', 'prorata-evidence/3'] as const;
export type Format = (typeof FORMATS)[number];

export interface SaltedValue {
  readonly salt: string;
  readonly value: unknown;
}

/** One event of the chain, with the values that were not erased. */
export interface ChainEvent {
  readonly chainId: string;
  readonly sequence: number;
  readonly type: string;
  readonly subjectId: string | null;
  readonly occurredAt: string;
  readonly previousHash: string | null;
  readonly hash: string;
  /** Of the first edition, `before` and `after` stand in the event itself; later ones hold digests of salted values. */
  readonly edition: number;
  readonly after: unknown;
  readonly digests: unknown;
  readonly values: Readonly<Record<string, SaltedValue>>;
}

export interface ListedFile {
  readonly path: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly sha256: string;
}

export interface LeftOutFile {
  readonly name: string;
  readonly subjectId: string;
  readonly sha256: string | null;
  readonly reason: string;
}

export interface Contents {
  readonly format: Format;
  readonly dossier: { readonly id: string; readonly fileNumber: string };
  readonly exportedAt: string;
  readonly deliveries: { readonly sha256: string };
  /** Hashes of README.txt and verify.mjs; absent from the older forms. */
  readonly attached: Readonly<Record<string, unknown>>;
  readonly files: readonly ListedFile[];
  readonly leftOut: readonly LeftOutFile[];
}

export interface Delivery {
  readonly id: string;
  readonly addressee: string | null;
  readonly address: string | null;
  readonly acceptedAt: string | null;
  readonly untold: readonly string[];
  readonly steps: readonly { readonly status: string; readonly occurredAt: string }[];
  readonly [field: string]: unknown;
}

export interface ChainEnd {
  readonly chainId: string;
  readonly lastSequence: number;
  readonly lastHash: string;
}

export type Files = ReadonlyMap<string, Uint8Array>;

export interface EvidenceFile {
  readonly files: Files;
  readonly contents: Contents;
  readonly events: readonly ChainEvent[];
  readonly end: ChainEnd;
  readonly deliveries: readonly Delivery[];
}

/** Without these there is nothing to check. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError';
  readonly code: 'missing' | 'jsonWrong' | 'formatUnknown';
  readonly subject: string;

  constructor(code: EvidenceError['code'], subject: string, cause?: unknown) {
    super(`${code}: ${subject}`, { cause });
    this.code = code;
    this.subject = subject;
  }
}

export function readEvidence(files: Files): EvidenceFile {
  const contents = read(files, 'contents.json', (bytes) => toContents(readJson(bytes)));
  return {
    files,
    contents,
    events: read(files, 'events.jsonl', (bytes) => readJsonLines(bytes).map(toEvent)),
    end: read(files, 'chain.json', (bytes) => toChainEnd(readJson(bytes))),
    deliveries: read(files, 'deliveries.json', (bytes) => listOf(readJson(bytes), toDelivery)),
  };
}

function read<Value>(files: Files, name: string, parse: (bytes: Uint8Array) => Value): Value {
  const bytes = files.get(name);
  if (bytes === undefined) throw new EvidenceError('missing', name);
  try {
    return parse(bytes);
  } catch (error) {
    if (error instanceof JsonError) throw new EvidenceError('jsonWrong', name, error);
    throw error;
  }
}

function toContents(value: unknown): Contents {
  const { format, dossier, deliveries, attached = {}, files, leftOut = [], exportedAt } = recordOf(value);
  const known = FORMATS.find((one) => one === format);
  if (known === undefined) throw new EvidenceError('formatUnknown', String(format));
  const { id, fileNumber } = recordOf(dossier);
  return {
    format: known,
    dossier: { id: textOf(id), fileNumber: textOf(fileNumber) },
    exportedAt: textOf(exportedAt),
    deliveries: { sha256: textOf(recordOf(deliveries)['sha256']) },
    attached: recordOf(attached),
    files: listOf(files, toListedFile),
    leftOut: listOf(leftOut, toLeftOut),
  };
}

function toListedFile(value: unknown): ListedFile {
  const { path, kind, subjectId, sha256 } = recordOf(value);
  return {
    ...{ path: textOf(path), kind: textOf(kind), subjectId: textOf(subjectId), sha256: textOf(sha256) },
  };
}

function toLeftOut(value: unknown): LeftOutFile {
  const { name, subjectId, sha256, reason } = recordOf(value);
  return {
    ...{ name: textOf(name), subjectId: textOf(subjectId), reason: textOf(reason) },
    sha256: textOrNull(sha256),
  };
}

/** Its row stays whole: the hash is over all columns, also those that are not read here. */
function toEvent(value: unknown): ChainEvent {
  const event = recordOf(value);
  const { chainId, type, occurredAt, hash, sequence, edition, subjectId, previousHash } = event;
  for (const text of [chainId, type, occurredAt, hash]) textOf(text);
  for (const number of [sequence, edition]) numberOf(number);
  for (const text of [subjectId, previousHash]) textOrNull(text);
  const values = Object.entries(recordOf(event['values'] ?? {})).map(([field, salted]) => {
    const { salt, value, ...more } = recordOf(salted);
    if (textOf(salt) === '' || value === undefined || Object.keys(more).length > 0)
      throw new JsonError('salt');
    return [field, { salt, value }] as const;
  });
  return { ...event, values: Object.fromEntries(values) } as unknown as ChainEvent;
}

function toChainEnd(value: unknown): ChainEnd {
  const { chainId, lastSequence, lastHash, ...more } = recordOf(value);
  if (Object.keys(more).length > 0) throw new JsonError('more than the end of a chain');
  return { chainId: textOf(chainId), lastSequence: numberOf(lastSequence), lastHash: textOf(lastHash) };
}

function toDelivery(value: unknown): Delivery {
  const delivery = recordOf(value);
  const { id, addressee = null, address = null, acceptedAt = null, untold = [], steps = [] } = delivery;
  return {
    ...delivery,
    ...{ id: textOf(id), addressee: textOrNull(addressee), address: textOrNull(address) },
    ...{ acceptedAt: textOrNull(acceptedAt), untold: listOf(untold, textOf) },
    steps: listOf(steps, (step) => {
      const { status, occurredAt } = recordOf(step);
      return { status: textOf(status), occurredAt: textOf(occurredAt) };
    }),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new JsonError('no object');
  return value;
}

function listOf<Item>(value: unknown, toItem: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new JsonError('no list');
  return value.map(toItem);
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new JsonError('no text');
  return value;
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : textOf(value);
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new JsonError('no number');
  return value;
}
