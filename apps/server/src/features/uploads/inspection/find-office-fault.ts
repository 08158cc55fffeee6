import { SaxesParser } from 'saxes';
import { FORMULA_ATTRIBUTES, FORMULAS, isDde, isDdeAttribute } from './find-dde.ts';
import { readZipDirectory, type ZipEntry } from './read-zip-directory.ts';
import { readZipEntry } from './read-zip-entry.ts';

export type OfficeFault =
  | 'upload-unreadable'
  | 'upload-protected'
  | 'upload-unsafe'
  | 'upload-macros'
  | 'upload-remote-content'
  | 'upload-embedded-object';

/** More than any document of an office: a short file that unpacks to this is meant to fill a disk. */
const MAX_UNPACKED_BYTES = 1024 ** 3;
const SMALL_BYTES = 16 * 1024 ** 2;
const MAX_RATIO = 200;
/** Text of a book of thousands of pages; more in one part is no document. */
const MAX_PART_BYTES = 128 * 1024 ** 2;
/** A diagram holds the workbook of its figures, which holds nothing further. */
const MAX_DEPTH = 2;

/** Where the office programs keep what runs: macros, controls, and the scripts of OpenDocument. */
const MACROS = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\d*\.(bin|xml))$|^(Basic|Scripts)\/./i;
const OUTSIDE = /^[/\\]|\\|(^|\/)\.\.(\/|$)|^[a-z]:/i;
const XML = /\.(xml|rels)$/i;
/** A drawing is written in XML too, with a document type of its own. Nothing in it runs where it is only a picture. */
const DRAWING = /(^|\.)svg$/i;
const PICTURE = /^\s*image\//i;
/** What is embedded in a document of Word or Excel. Only the figures of a diagram stay, and are looked into. */
const EMBEDDED = /(^|\/)embeddings\//i;
const WORKBOOK = /\.xlsx$/i;

/** Why a document of an office program is refused. What it is made of is read, and nothing is left on a disk. */
export function findOfficeFault(content: Buffer, depth = 0): OfficeFault | undefined {
  const entries = readZipDirectory(content);
  if (entries === undefined || depth > MAX_DEPTH) return 'upload-unreadable';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'upload-protected';
  if (entries.some(({ name }) => MACROS.test(name))) return 'upload-macros';
  if (entries.some(({ name }) => OUTSIDE.test(name)) || isBomb(entries, content.length))
    return 'upload-unsafe';
  // What the document says of its parts comes first: the other parts may be no XML, and only look like it.
  for (const entry of entries.toSorted((a, b) => Number(XML.test(b.name)) - Number(XML.test(a.name)))) {
    const fault = findFaultIn(content, entry, depth);
    if (fault) return fault;
  }
  return undefined;
}

function isBomb(entries: readonly ZipEntry[], packedBytes: number): boolean {
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (unpackedBytes > MAX_UNPACKED_BYTES) return true;
  return unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MAX_RATIO;
}

function findFaultIn(content: Buffer, entry: ZipEntry, depth: number): OfficeFault | undefined {
  const { name, unpackedBytes } = entry;
  const isEmbedded = EMBEDDED.test(name) && !name.endsWith('/');
  if (isEmbedded && !WORKBOOK.test(name)) return 'upload-embedded-object';
  if (unpackedBytes > MAX_PART_BYTES) return 'upload-unsafe';
  // Also of what is only a picture: an entry that unpacks to more than it says is meant to fill a memory.
  const part = readZipEntry(content, entry);
  if (part === undefined) return 'upload-unreadable';
  if (isEmbedded) return findOfficeFault(part, depth + 1);
  return isXml(name, part) ? findXmlFault(part, name) : undefined;
}

/** What a part is, the list of content types says; its name may be any. So whatever begins as XML does is read as such. */
function isXml(name: string, part: Buffer): boolean {
  if (XML.test(name)) return true;
  const first = part.find((byte) => !BEFORE_XML.has(byte));
  return first === OPENING && !DRAWING.test(name);
}

/** Blanks, marks of the order of bytes, and the other half of wide letters. */
const BEFORE_XML: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
const OPENING = 0x3c;

/** Kinds of relations (ECMA-376 part 1, 9.3) that bring something that runs, or that another program opens. */
const MACRO_RELATION =
  /\/(vbaProject|wordVbaData|activeXControlBinary|control|xlMacrosheet|xlIntlMacrosheet)$/i;
const OBJECT_RELATION = /\/oleObject$/i;
/** Text in another format (RTF, a web page), which Word takes in on opening with all that it carries. */
const CHUNK_RELATION = /\/aFChunk$/i;
const HYPERLINK = /\/hyperlink$/i;
/** Content types of the same, where a part has another name. */
const MACRO_TYPE = /vbaProject|vbaData|macroEnabled|activeX|macrosheet/i;
const OBJECT_TYPE = /oleObject|vnd\.sun\.star\.oleobject/i;
/** Somewhere else than on the machine of whoever opens the file; a drive of it is nothing that we could fetch. */
const REMOTE = /^\s*(?:(?!file:)[a-z][a-z0-9+.-]+:|file:(?!\/\/\/[a-z]:)|[\\/]{2})/i;

/** Elements of OpenDocument and of formulas that fetch, start or embed something. */
const MACRO_ELEMENTS = new Set(['event-listener', 'script']);
const OBJECT_ELEMENTS = new Set(['object-ole', 'plugin', 'applet', 'floating-frame', 'oleLink', 'altChunk']);
const REMOTE_ELEMENTS = new Set([
  'dde-source',
  'dde-connection',
  'dde-connection-decl',
  'dde-link',
  'ddeLink',
  // Of Excel: a database, a web page or a file elsewhere that tables and pivots take their figures from.
  'connection',
  'webPr',
]);
/** Of OpenDocument: what these name is fetched when the file is opened. A link (`a`) waits for a click. */
const FETCHING_ELEMENTS = new Set([
  'image',
  'object',
  'section-source',
  'template',
  'table-source',
  'audio',
  'video',
]);
/** Commands of Word that fetch something or start a program. */
const FETCHING_FIELD = /\b(DDE|DDEAUTO)\b|\bINCLUDE(TEXT|PICTURE)\s+"?\s*(https?:|ftp:|\\\\|\/\/)/i;

/** Elements whose text is a command of Word. */
const FIELDS = new Set(['instrText', 'delInstrText']);

interface OpenElement {
  readonly name: string;
  /** Its own text, of a command or formula only. */
  words: string;
}

/** What an XML part of the file brings along. It has no document type of its own: what it says stands there as it is. */
function findXmlFault(part: Buffer, name: string): OfficeFault | undefined {
  const text = textOf(part);
  if (text.trim() === '') return undefined;
  let fault: OfficeFault | undefined;
  let fields = '';
  const open: OpenElement[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('doctype', () => {
    fault ??= 'upload-unsafe';
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    const local = localName(tag);
    const values = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [localName(key), String(value)]),
    );
    open.push({ name: local, words: '' });
    if (local === 'fldSimple') fields += ` ${values['instr'] ?? ''} `;
    fault ??= faultOfElement(local, values, name);
  });
  const addWords = (words: string) => {
    const element = open.at(-1);
    if (element && (FIELDS.has(element.name) || FORMULAS.has(element.name))) element.words += words;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    if (FIELDS.has(element.name)) fields += element.words;
    else if (isDde(element.words)) fault ??= 'upload-remote-content';
  });
  try {
    parser.write(text).close();
  } catch {
    return fault ?? 'upload-unreadable';
  }
  return fault ?? (FETCHING_FIELD.test(fields) ? 'upload-remote-content' : undefined);
}

function faultOfElement(
  element: string,
  values: Readonly<Record<string, string>>,
  part: string,
): OfficeFault | undefined {
  if (element === 'Relationship') return faultOfRelation(values);
  const type = values['ContentType'] ?? values['media-type'] ?? '';
  if (DRAWING.test(values['PartName'] ?? values['Extension'] ?? '') && !PICTURE.test(type))
    return 'upload-unsafe';
  if (MACRO_TYPE.test(type) || MACRO_ELEMENTS.has(element)) return 'upload-macros';
  if (OBJECT_TYPE.test(type) || OBJECT_ELEMENTS.has(element)) return 'upload-embedded-object';
  if (REMOTE_ELEMENTS.has(element)) return 'upload-remote-content';
  if (FORMULA_ATTRIBUTES.some((name) => isDdeAttribute(values[name] ?? ''))) return 'upload-remote-content';
  const isFetched = FETCHING_ELEMENTS.has(element) && !part.startsWith('word/') && !part.startsWith('xl/');
  return isFetched && REMOTE.test(values['href'] ?? '') ? 'upload-remote-content' : undefined;
}

function faultOfRelation(values: Readonly<Record<string, string>>): OfficeFault | undefined {
  const type = values['Type'] ?? '';
  if (MACRO_RELATION.test(type)) return 'upload-macros';
  if (OBJECT_RELATION.test(type) || CHUNK_RELATION.test(type)) return 'upload-embedded-object';
  const isFetched = values['TargetMode']?.toLowerCase() === 'external' && !HYPERLINK.test(type);
  return isFetched && REMOTE.test(values['Target'] ?? '') ? 'upload-remote-content' : undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Office programs read both; whoever looks for what is hidden must, too. */
function textOf(part: Buffer): string {
  const isWide = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0x3c && part[1] === 0);
  const isWideReversed = (part[0] === 0xfe && part[1] === 0xff) || (part[0] === 0 && part[1] === 0x3c);
  const encoding = isWide ? 'utf-16le' : isWideReversed ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(part);
}
