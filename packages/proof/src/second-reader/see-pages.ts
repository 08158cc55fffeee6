import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { SeenPage } from '../report/report-proof.ts';
import { digest, toHex } from '../signature/bytes.ts';
import { linesOf } from './text-lines.ts';

/** For `getDocument`: fonts and pictures stay readable, and the same bytes give the same result everywhere. */
export const SECOND_READER_OPTIONS = {
  fontExtraProperties: true,
  disableFontFace: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useSystemFonts: false,
  enableXfa: false,
  stopAtErrors: true,
  verbosity: 0,
} as const;

/** The operator that names what must have arrived before the next ones can be drawn (`OPS.dependency`). */
const DEPENDENCY = 1;
/** Names that pdf.js gives to fonts, pictures and patterns; they count the documents that were opened before. */
const LOADED_NAME = /"(g_d\d+_[^"\\]+|(?:img|mask|pattern)_[^"\\]+)"/g;

/**
 * Every page of a document as pdf.js understands it, to be compared with another reading of the same pages.
 *
 * @throws when pdf.js cannot read a page.
 */
export async function seePages(
  document: PDFDocumentProxy,
  onPage: () => void = () => {},
): Promise<SeenPage[]> {
  const layers = (await document.getOptionalContentConfig()).getHash();
  const contents: Contents = new Map();
  const pages: SeenPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await seePage(page, layers, contents));
    page.cleanup();
    onPage();
  }
  return pages;
}

/** Digests of fonts and of what pages share, so that each is computed once for a document. */
type Contents = Map<string, Promise<string>>;

async function seePage(page: PDFPageProxy, layers: string, contents: Contents): Promise<SeenPage> {
  const [operators, annotations, text] = await Promise.all([
    page.getOperatorList(),
    page.getAnnotations(),
    page.getTextContent(),
  ]);
  const names = await readDependencies(page, operators, contents);
  const seen = {
    layers,
    unit: page.userUnit,
    functions: operators.fnArray,
    arguments: operators.argsArray.map(shortenText),
    annotations: annotations.filter((annotation) => !isEmptySignature(annotation)),
    text: text.items,
  };
  const description = JSON.stringify(seen).replaceAll(LOADED_NAME, (_, name: string) =>
    JSON.stringify(names.get(name) ?? name.replace(/^g_d\d+_/, '')),
  );
  return {
    object: page.ref?.num ?? 0,
    box: [...page.view, page.rotate].join(' '),
    drawn: await sha256(new TextEncoder().encode(description)),
    lines: linesOf(text.items.filter((item) => 'str' in item)),
  };
}

/** Most of a page is text: without the names of their properties its glyphs are a tenth of the size. */
function shortenText(given: unknown): unknown {
  if (!Array.isArray(given) || !Array.isArray(given[0])) return given;
  const [pieces, ...others] = given;
  return [pieces.map(shortenGlyph), ...others];
}

/** A glyph with nothing special about it, as almost all are; any other one is described in full. */
function shortenGlyph(piece: unknown): unknown {
  if (typeof piece !== 'object' || piece === null || !('fontChar' in piece)) return piece;
  const glyph: Readonly<Record<string, unknown>> & { readonly fontChar: unknown } = piece;
  const { accent, isInFont, isRotated, vmetric, operatorListId } = glyph;
  const isPlain = !accent && isInFont && !isRotated && !vmetric && !operatorListId;
  return isPlain ? [glyph.fontChar, glyph['unicode'], glyph['width'], glyph['isSpace']] : piece;
}

/** A signature field that takes no place and shows nothing is what signing adds. */
function isEmptySignature(annotation: Readonly<Record<string, unknown>>): boolean {
  const { subtype, fieldType, hasAppearance, rect } = annotation;
  if (subtype !== 'Widget' || fieldType !== 'Sig' || hasAppearance === true || !Array.isArray(rect)) {
    return false;
  }
  const [left, bottom, right, top] = rect;
  return left === right && bottom === top;
}

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The content behind the names that a page uses: a glyph can be drawn otherwise under the same name. */
async function readDependencies(
  page: PDFPageProxy,
  { fnArray, argsArray }: Operators,
  contents: Contents,
): Promise<Map<string, string>> {
  const ids = new Set<string>();
  for (const [place, operator] of fnArray.entries()) {
    const given = argsArray[place];
    if (operator !== DEPENDENCY || !Array.isArray(given)) continue;
    for (const id of given) ids.add(String(id));
  }
  const found = [...ids].map(async (id): Promise<[string, string]> => {
    if (!id.startsWith('g_')) return [id, await digestOf(await contentOf(page.objs, id))];
    const known = contents.get(id) ?? contentOf(page.commonObjs, id).then(digestOf);
    contents.set(id, known);
    return [id, await known];
  });
  return new Map(await Promise.all(found));
}

interface LoadedObjects {
  get(id: string, callback: (content: unknown) => void, onError: (error: unknown) => void): unknown;
}

function contentOf(objects: LoadedObjects, id: string): Promise<unknown> {
  return new Promise((resolve, reject) => objects.get(id, resolve, reject));
}

/** Parts of fonts (name, program, matrix, drawn glyphs) and of pictures (size, kind, pixels) that decide what is drawn. */
const PARTS = ['name', 'fontMatrix', 'charProcOperatorList', 'width', 'height', 'kind'] as const;

async function digestOf(content: unknown): Promise<string> {
  if (typeof content !== 'object' || content === null) return String(content);
  const parts = content as Readonly<Record<string, unknown>>;
  const { data } = parts;
  const described = Array.isArray(content) ? content : PARTS.map((part) => parts[part]);
  const bytes = ArrayBuffer.isView(data)
    ? await sha256(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    : null;
  const text = JSON.stringify([described, bytes]).replaceAll(LOADED_NAME, '""');
  return sha256(new TextEncoder().encode(text));
}

async function sha256(bytes: Uint8Array): Promise<string> {
  return toHex(await digest('SHA-256', bytes));
}
