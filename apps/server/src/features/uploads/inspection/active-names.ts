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

/**
 * What else could be done. On a click it may, so the names alone say nothing; when a file is opened, or a page, it may not. It counts
 * as soon as an opening leaves to another object what is done: which one is meant, readers do not agree on.
 */
const ON_CLICK: ReadonlySet<string> = new Set([
  'URI',
  'Named',
  'Hide',
  'ResetForm',
  'SetOCGState',
  'SetState',
  'GoToDp',
]);

/** Of the actions and marks those whose names also say something harmless: how pages change, a thread of articles, a blend of colours. */
const ALSO_HARMLESS: ReadonlySet<string> = new Set(['Trans', 'Thread', 'Screen']);
const KINDS: ReadonlySet<string | undefined> = new Set(['S', 'Subtype']);

/** Where a name stands. */
export interface NameInPlace {
  readonly name: string;
  /** The name right before it: the entry whose value it is, or the value before. */
  readonly before: string | undefined;
  readonly text: string;
  /** Where what comes behind it begins: another name, something that opens or closes. */
  readonly upTo: number;
}

/** What a name can do to a file: something by itself, leave to another object what is done on opening, or something on a click. */
export type Activity = 'acts' | 'opensElsewhere' | 'onClick';

/** An entry does nothing that another name or an end follows: it has no value, or is one. */
export function activityOf({ name, before, text, upTo }: NameInPlace): Activity | undefined {
  if (ALSO_HARMLESS.has(name)) return KINDS.has(before) ? 'acts' : undefined;
  if (ACTIONS.has(name) || ANNOTATIONS.has(name) || name === CARRIED_FILE) return 'acts';
  if (ON_CLICK.has(name)) return 'onClick';
  if (!hasValue(text[upTo])) return undefined;
  // An array names a page.
  if (name === 'OpenAction') return text[upTo] === '[' ? undefined : openingOf(ACTION, text, upTo);
  if (name === 'AA') return openingOf(MOMENTS, text, upTo);
  return ENTRIES.has(name) ? 'acts' : undefined;
}

/** Whether a file of which all this is found does something before anybody clicks. */
export function doesSomething(found: ReadonlySet<Activity>): boolean {
  return found.has('acts') || (found.has('opensElsewhere') && found.has('onClick'));
}

/** A dictionary, an array, a text, or the number of another object. */
export function hasValue(follows: string | undefined): boolean {
  return follows !== undefined && !'/]>)'.includes(follows);
}

// Turning to a page of the same file, written so plainly that every reader reads the same; no entry besides, as `/Next` is one. What
// is written in any other way does something.
const GAP = String.raw`[\t\n\f\r ]*`;
const OTHER = String.raw`\d+[\t\n\f\r ]+\d+[\t\n\f\r ]+R(?=[\t\n\f\r /<>[\]])`;
const PAGE_AND_PLACE = String.raw`\[${GAP}(?:${OTHER}|\d+)${GAP}/[A-Za-z]+(?:[\d.+-]|null|[\t\n\f\r ])*\]`;
const PAGE = String.raw`(?:${PAGE_AND_PLACE}|${OTHER}|/[\w.:-]+|\([^()\\]*\)|<[0-9a-fA-F]*>)`;
const TURNING = `<<${GAP}(?:(?:/Type${GAP}/Action|/S${GAP}/GoTo|/D${GAP}${PAGE})${GAP})*>>`;
/** What follows is the next entry or the end: nothing that a reader could take for the value instead. */
const COMPLETE = `(?=${GAP}(?:/|>>))`;

interface Opening {
  readonly turning: RegExp;
  /** The same, or in its place the number of another object. */
  readonly elsewhere: RegExp;
}

/** What is done (`/OpenAction`). */
const ACTION: Opening = {
  turning: new RegExp(`^${TURNING}${COMPLETE}`),
  elsewhere: new RegExp(`^(?:${OTHER})${COMPLETE}`),
};

/** What is done when (`/AA`). */
const MOMENTS: Opening = {
  turning: new RegExp(`^${moments(TURNING)}${COMPLETE}`),
  elsewhere: new RegExp(`^(?:${OTHER}|${moments(`(?:${TURNING}|${OTHER})`)})${COMPLETE}`),
};

function moments(action: string): string {
  return `<<${GAP}(?:/[A-Z][A-Za-z]?${GAP}${action}${GAP})*>>`;
}

/** Far longer than turning to a page is ever written; to look further would only keep us busy. */
const MAX_OPENING_LENGTH = 500;

function openingOf({ turning, elsewhere }: Opening, text: string, from: number): Activity | undefined {
  const said = text.slice(from, from + MAX_OPENING_LENGTH);
  if (turning.test(said)) return undefined;
  return elsewhere.test(said) ? 'opensElsewhere' : 'acts';
}
