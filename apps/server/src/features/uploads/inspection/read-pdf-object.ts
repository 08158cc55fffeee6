import { type Activity, activityOf, hasValue } from './active-names.ts';
import {
  endOfWord,
  meantBy,
  type PdfPart,
  type PdfToken,
  partAt,
  placesBehind,
  skipUnsaid,
} from './read-pdf-syntax.ts';

/** What an object of a PDF says that matters to whoever judges it. */
export interface PdfObject {
  readonly end: number;
  /** How often it says each name. */
  readonly names: ReadonlyMap<string, number>;
  readonly activities: ReadonlySet<Activity>;
  readonly isEncrypted: boolean;
  /** A stream begins before all that the object opened is closed: each reader makes something else of it. */
  readonly isTorn: boolean;
  /** Where its stream begins. */
  readonly streamAt: number | undefined;
}

const STREAM = 'stream';
/** One of these stands behind what is complete. Within it they say nothing: some readers stop there, others go on. */
const ENDS: ReadonlySet<string> = new Set(['endobj', 'endstream', 'obj', 'xref', 'trailer', 'startxref']);

const OPENINGS: ReadonlyMap<PdfToken, PdfToken> = new Map([
  ['>>', '<<'],
  [']', '['],
]);

/**
 * Reads an object up to its end or its stream. What stands in texts and comments is not said by the object. A closing that does not
 * fit to what is open closes nothing: readers that close there read less than is read here, never more.
 */
export function readPdfObject(text: string, start: number): PdfObject {
  const activities = new Set<Activity>();
  const names = new Map<string, number>();
  const found = { activities, names, isEncrypted: false, isTorn: false };
  const open: PdfToken[] = [];
  let before: string | undefined;
  let at = skipUnsaid(text, start);
  while (at < text.length) {
    const part = partAt(text, at);
    const { token, end } = part;
    const here = namesIn(text, at, part);
    for (const { name, nameEnd } of here) {
      const upTo = skipUnsaid(text, nameEnd);
      const activity = activityOf({ name, before, text, upTo });
      if (activity) activities.add(activity);
      names.set(name, (names.get(name) ?? 0) + 1);
      found.isEncrypted ||= name === 'Encrypt' && hasValue(text[upTo]);
    }
    before = token === '/' ? here[0]?.name : undefined;
    if (token === '<<' || token === '[') open.push(token);
    else if (OPENINGS.has(token) && OPENINGS.get(token) === open.at(-1)) open.pop();
    else if (token === 'word') {
      const isStream = text.startsWith(STREAM, at);
      found.isTorn = isStream && open.length > 0;
      const isEnd = open.length === 0 && (isStream || ENDS.has(text.slice(at, end)));
      if (found.isTorn || isEnd)
        return { ...found, end, streamAt: isStream ? at + STREAM.length : undefined };
    }
    at = skipUnsaid(text, end);
  }
  return { ...found, end: at, streamAt: undefined };
}

interface NameInPart {
  readonly name: string;
  readonly nameEnd: number;
}

const NO_NAMES: readonly NameInPart[] = [];

/** A name, or those that stand where only the codes of letters belong: a reader may find them there. */
function namesIn(text: string, at: number, { token, end }: PdfPart): readonly NameInPart[] {
  if (token === '/') return [{ name: meantBy(text.slice(at + 1, end)), nameEnd: end }];
  if (token !== '<') return NO_NAMES;
  const codes = text.slice(at, end);
  return Array.from(placesBehind(codes, '/'), (from) => {
    const nameEnd = endOfWord(codes, from);
    return { name: meantBy(codes.slice(from, nameEnd)), nameEnd: at + nameEnd };
  });
}
