import { createHash } from 'node:crypto';
import { writeArchive } from '@prorata/proof/evidence/testing/write-archive';
import { canonicalJson } from '../../../../events/canonical-json.ts';
import { digestValues, hashOfEvent } from '../../../../events/seal-event.ts';

/** The files of an evidence file by name, to be forged. */
export type Files = Map<string, Buffer>;

// biome-ignore lint/suspicious/noExplicitAny: forged values have no type.
export type Anything = any;

export function zipUp(files: Files): Uint8Array {
  return writeArchive([...files].map(([name, content]) => ({ name, content })));
}

export function readEvents(files: Files): Anything[] {
  const lines = files.get('events.jsonl')?.toString().trim().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line));
}

function writeEvents(files: Files, events: readonly Anything[]): void {
  files.set('events.jsonl', Buffer.from(events.map((event) => `${canonicalJson(event)}\n`).join('')));
}

export function editEvents(files: Files, edit: (events: Anything[]) => Anything[]): void {
  writeEvents(files, edit(readEvents(files)));
}

export function editJson(files: Files, name: string, edit: (value: Anything) => void): void {
  const value = JSON.parse(files.get(name)?.toString() ?? '');
  edit(value);
  files.set(name, Buffer.from(`${canonicalJson(value)}\n`));
}

export function editText(files: Files, name: string, edit: (text: string) => string): void {
  files.set(name, Buffer.from(edit(files.get(name)?.toString() ?? '')));
}

/** Writes the chain anew: every place, digest and hash is right again, and only stamps know the old ones. */
export function rewriteChain(
  files: Files,
  edit: (events: Anything[]) => Anything[] = (events) => events,
): void {
  let previous: { readonly sequence: number; readonly hash: string | null } = { sequence: 0, hash: null };
  const events = edit(readEvents(files)).map(({ hash: _, values, ...row }) => {
    const kept = row.digests && Object.keys(row.digests).filter((field) => !Object.hasOwn(values, field));
    const erased = Object.fromEntries((kept ?? []).map((field: string) => [field, row.digests[field]]));
    const next = { ...row, sequence: previous.sequence + 1, previousHash: previous.hash };
    if (row.edition !== 1) next.digests = { ...erased, ...digestValues(values) };
    previous = { sequence: next.sequence, hash: hashOfEvent(next) };
    return { ...next, hash: previous.hash, values };
  });
  writeEvents(files, events);
  const { sequence: lastSequence, hash: lastHash } = previous;
  const { chainId } = events[0];
  files.set('chain.json', Buffer.from(`${canonicalJson({ chainId, lastSequence, lastHash })}\n`));
}

/**
 * Attacks open to the platform itself, or to a forger who writes everything anew: change the lists, and vouch for them in an export
 * event of the right form.
 */
export function exportDishonestly(
  files: Files,
  change: (contents: Anything, deliveries: Anything[]) => void,
  edit: (events: Anything[]) => Anything[] = (events) => events,
): void {
  const contents = JSON.parse(files.get('contents.json')?.toString() ?? '');
  editJson(files, 'deliveries.json', (sent) => change(contents, sent));
  contents.deliveries.sha256 = sha256Of(files.get('deliveries.json'));
  files.set('contents.json', Buffer.from(`${canonicalJson(contents)}\n`));
  rewriteChain(files, (events) => {
    const edited = edit(events);
    edited.at(-1).values['after.sha256'].value = sha256Of(files.get('contents.json'));
    return edited;
  });
}

/** Adds an event of the right form before the last one, as the chain is written anew. */
export function insertEvent(events: Anything[], type: string, values: Anything = {}): Anything[] {
  const last = events.at(-1);
  const { digests: _, ...row } = last;
  return [...events.slice(0, -1), { ...row, type, digests: {}, values }, last];
}

export function dropProofs(files: Files): void {
  for (const name of [...files.keys()]) if (name.startsWith('proofs/')) files.delete(name);
}

/** Takes a file out of the evidence and out of its list of contents. */
export function leaveOut(files: Files, contents: Anything, pattern: RegExp): Anything {
  const path = nameIn(files, pattern);
  files.delete(path);
  const place = contents.files.findIndex((file: Anything) => file.path === path);
  return contents.files.splice(place, 1)[0];
}

/** Puts other bytes in the place of a listed file. */
export function swap(files: Files, contents: Anything, path: string, content: Uint8Array): string {
  files.set(path, Buffer.from(content));
  const sha256 = sha256Of(files.get(path));
  contents.files.find((file: Anything) => file.path === path).sha256 = sha256;
  return sha256;
}

export function nameIn(files: Files, pattern: RegExp): string {
  const name = [...files.keys()].find((candidate) => pattern.test(candidate));
  if (name === undefined) throw new Error(`${pattern} is not in the file.`);
  return name;
}

export function flipByte(content: Buffer | undefined, at: number): Buffer {
  const changed = Buffer.from(content ?? '');
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

export function sha256Of(content: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}
