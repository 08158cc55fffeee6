import type { ChainEvent, ListedFile } from './evidence-file.ts';

/** A file that an event names; without its hash where that was erased, before that became impossible. */
export interface NamedFile {
  readonly sequence: number;
  readonly type: string;
  readonly subjectId: string;
  readonly sha256?: string;
}

/** The part of an event that these functions read. */
type Telling = Pick<
  ChainEvent,
  'sequence' | 'type' | 'subjectId' | 'edition' | 'after' | 'digests' | 'values'
>;

/** The events that name files, with the fields that hold their hashes. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  'document.added': ['sha256', 'originalSha256'],
  'document.laidDown': ['sha256', 'originalSha256'],
  'extract.applied': ['sha256'],
  'import.takenOver': ['sha256'],
  'series.pieceKept': ['sha256'],
  'contestation.pieceKept': ['sha256'],
  'result.calculated': ['pdfSha256'],
  'result.consentKept': ['sha256'],
  'result.signed': ['sha256'],
  'addressee.receiptKept': ['sha256'],
  'delivery.evidenceKept': ['sha256'],
  'payout.fileMade': ['sha256'],
};

/** An event of the first kind takes away what one of the second kind named of the same subject. */
const ENDING: Readonly<Record<string, string>> = {
  'document.removed': 'document.added',
  'document.discarded': 'document.laidDown',
  'result.removed': 'result.calculated',
};

/** The value that a field got by an event, as far as it is still told. */
export function toldBy(event: Telling | undefined, field: string): unknown {
  if (event?.edition === 1) return asRecord(event.after)[field];
  return event?.values[`after.${field}`]?.value;
}

/** Whether an event told a field, even if what it told was erased since. */
export function hasTold(event: Telling, field: string): boolean {
  if (event.edition === 1) return toldBy(event, field) != null;
  return Object.hasOwn(asRecord(event.digests), `after.${field}`) && toldBy(event, field) !== null;
}

/** Hashes, and the format of an evidence file: they say nothing of a person, and everything else hangs on them. */
export function isNeverErased(field: string): boolean {
  return /(?:sha256|\.format)$/i.test(field);
}

/** Whether hashes were erased from a chain, as they were before that became impossible. */
export function hasErasedHash(events: readonly Telling[]): boolean {
  return events.some((event) => listErasedFields(event).some(isNeverErased));
}

/** The fields of which an event keeps the digest and no longer the value. */
export function listErasedFields({ edition, digests, values }: Telling): string[] {
  if (edition === 1) return [];
  return Object.keys(asRecord(digests)).filter((field) => !Object.hasOwn(values, field));
}

/** Every hash that an event ever named a file by. */
export function listHashes(events: readonly Telling[]): Set<unknown> {
  return new Set(events.flatMap((event) => (NAMING[event.type] ?? []).map((field) => toldBy(event, field))));
}

/** The files that events name and that no later event took away. */
export function listNamed(events: readonly Telling[]): NamedFile[] {
  const named = new Map<string, NamedFile[]>();
  const keyOf = (type: string | undefined, subjectId: string) => `${type} ${subjectId}`;
  // A file of the tray is put where it belongs: from then on that event names it.
  const inTray = new Map<unknown, string>();
  for (const event of events) {
    const { sequence, type } = event;
    const subjectId = event.subjectId ?? '';
    named.delete(keyOf(ENDING[type], subjectId));
    if (type === 'document.added') named.delete(inTray.get(toldBy(event, 'sha256')) ?? '');
    for (const field of NAMING[type] ?? []) {
      if (!hasTold(event, field)) continue;
      const key = keyOf(type, subjectId);
      const hash = toldBy(event, field);
      const file = { sequence, type, subjectId, ...(typeof hash === 'string' && { sha256: hash }) };
      named.set(key, [...(named.get(key) ?? []), file]);
      if (type === 'document.laidDown' && field === 'sha256' && hash !== undefined) inTray.set(hash, key);
    }
  }
  return [...named.values()].flat();
}

/** Files that events name and the contents do not list, neither as there nor as left out. */
export function listMissing(
  events: readonly Telling[],
  { files, leftOut }: { readonly files: readonly ListedHash[]; readonly leftOut: readonly ListedHash[] },
): NamedFile[] {
  const hashes = new Set([...files, ...leftOut].map((file) => file.sha256));
  const subjects = new Set([...files, ...leftOut].map(({ subjectId }) => subjectId));
  return listNamed(events).filter(({ subjectId, sha256 }) =>
    sha256 === undefined ? !subjects.has(subjectId) : !hashes.has(sha256),
  );
}

interface ListedHash extends Pick<ListedFile, 'subjectId'> {
  readonly sha256: string | null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}
