import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import { ACTIONS, ANNOTATIONS, CARRIED_FILE, ENTRIES } from './active-names.ts';

/** Entries of signatures, which do not hold for other bytes; that it was signed, the sealed original shows. */
const OF_SIGNATURES = new Set(['Perms', 'SigFlags']);

/**
 * The same pages without anything that runs, starts, sends or is carried along, written anew: whatever no page leads to is left
 * behind, too. `undefined` where no page can be found.
 */
export async function cleanPdf(content: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await PDF.load(content).catch(() => undefined);
  if (pdf === undefined || pdf.isEncrypted || pdf.getPageCount() === 0) return undefined;
  const { registry, catalog } = pdf.context;
  const resolve = (object: PdfObject | undefined) =>
    object instanceof PdfRef ? (registry.resolve(object) ?? undefined) : object;
  const root = catalog.getDict();
  const page = pageToOpenAt(resolve(root.get('OpenAction')), resolve);
  // It is said in place: behind a number it could be anything.
  if (page instanceof PdfArray) root.set('OpenAction', page);
  else root.delete('OpenAction');
  // What was not changed would be given back as it was, with all that no page leads to.
  root.set('Type', PdfName.of('Catalog'));
  const seen = new Set<PdfObject>();
  const left: PdfObject[] = [root];
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    const found = resolve(object);
    if (found === undefined || seen.has(found)) continue;
    seen.add(found);
    if (found instanceof PdfDict) left.push(...cleanDict(found, resolve));
    else if (found instanceof PdfArray) left.push(...cleanArray(found, resolve));
  }
  return named(await pdf.save({ incremental: false, useXRefStream: false }), content);
}

const NAME = /\/ID\s*\[\s*<(?<first>[0-9A-F]+)>\s*<(?<second>[0-9A-F]+)>\s*\]/gi;

/** The library makes a name up each time; made of what was sent, the same file becomes the same bytes. */
function named(written: Uint8Array, sent: Uint8Array): Uint8Array {
  const bytes = Buffer.from(written);
  const name = createHash('sha256').update(sent).digest('hex').toUpperCase();
  const found = [...bytes.toString('latin1').matchAll(NAME)].at(-1);
  for (const part of ['first', 'second'] as const) {
    const old = found?.groups?.[part] ?? '';
    const at = bytes.lastIndexOf(old, undefined, 'latin1');
    if (old !== '' && at !== -1) bytes.write(name.slice(0, old.length).padEnd(old.length, '0'), at, 'latin1');
  }
  return bytes;
}

type Resolve = (object: PdfObject | undefined) => PdfObject | undefined;

/** An array names a page, as turning to it does; any other action is none, nor is what is done next. */
function pageToOpenAt(opening: PdfObject | undefined, resolve: Resolve): PdfObject | undefined {
  if (!(opening instanceof PdfDict)) return opening;
  return nameOf(opening, 'S', resolve) === 'GoTo' ? resolve(opening.get('D')) : undefined;
}

/** Takes out what does not stay; gives the rest, to be gone through. */
function cleanDict(dict: PdfDict, resolve: Resolve): PdfObject[] {
  const kept: PdfObject[] = [];
  for (const [key, value] of [...dict]) {
    const isTaken = ENTRIES.has(key.value) || OF_SIGNATURES.has(key.value);
    if (isTaken || isUnwanted(resolve(value), resolve)) dict.delete(key);
    else kept.push(value);
  }
  return kept;
}

function cleanArray(array: PdfArray, resolve: Resolve): PdfObject[] {
  for (let at = array.length - 1; at >= 0; at -= 1) {
    if (isUnwanted(resolve(array.at(at)), resolve)) array.remove(at);
  }
  return array.toArray();
}

function isUnwanted(object: PdfObject | undefined, resolve: Resolve): boolean {
  if (!(object instanceof PdfDict)) return false;
  return (
    ACTIONS.has(nameOf(object, 'S', resolve) ?? '') ||
    ANNOTATIONS.has(nameOf(object, 'Subtype', resolve) ?? '') ||
    nameOf(object, 'Type', resolve) === CARRIED_FILE ||
    object.has('ByteRange')
  );
}

function nameOf(dict: PdfDict, key: string, resolve: Resolve): string | undefined {
  const value = resolve(dict.get(key));
  return value instanceof PdfName ? value.value : undefined;
}
