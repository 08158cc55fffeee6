/**
 * The names under which a PDF does something by itself, opens something elsewhere, sends something away or carries something
 * along. One list: what makes a PDF count as doing something is what is taken out of it.
 */

/** What is done (`/S`). Turning to a page and following a link on a click stay. */
export const ACTIONS: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
  'Sound',
  'Trans',
  'GoTo3DView',
  'RichMediaExecute',
  'Thread',
]);

/** Marks on a page (`/Subtype`) that play something, or carry a file. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'RichMedia',
  'FileAttachment',
  'Movie',
  'Sound',
  'Screen',
  '3D',
]);

/** What a carried file is (`/Type`). */
export const CARRIED_FILE = 'EmbeddedFile';

/** Entries under which scripts, files and forms with scripts of their own hang, wherever they stand. */
export const ENTRIES: ReadonlySet<string> = new Set([
  'AA',
  'JS',
  'JavaScript',
  'XFA',
  'EmbeddedFiles',
  'EF',
  'RF',
  'AF',
  'Collection',
  'RichMediaContent',
  'RichMediaSettings',
  'Requirements',
]);

/** Of the actions and marks those whose names also say something harmless: how pages change, a thread of articles, a blend of colours. */
const ALSO_HARMLESS: ReadonlySet<string> = new Set(['Trans', 'Thread', 'Screen']);
const KINDS: ReadonlySet<string | undefined> = new Set(['S', 'Subtype']);

/** Where a name stands. */
export interface NameInPlace {
  readonly name: string;
  /** The name right before it: the entry whose value it is, or the value before. */
  readonly before: string | undefined;
  /** The first sign of what comes behind it: another name, something that opens or closes. */
  readonly follows: string | undefined;
}

/** Whether something is done by it. An entry does nothing that another name or an end follows: it has no value, or is one. */
export function isActive({ name, before, follows }: NameInPlace): boolean {
  if (ALSO_HARMLESS.has(name)) return KINDS.has(before);
  if (ACTIONS.has(name) || ANNOTATIONS.has(name) || name === CARRIED_FILE) return true;
  if (!hasValue(follows)) return false;
  // An array names a page; a dictionary, or what another object says, is an action.
  return ENTRIES.has(name) || (name === 'OpenAction' && follows !== '[');
}

/** A dictionary, an array, a text, or the number of another object. */
export function hasValue(follows: string | undefined): boolean {
  return follows !== undefined && !'/]>)'.includes(follows);
}
