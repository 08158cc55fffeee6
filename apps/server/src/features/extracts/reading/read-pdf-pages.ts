import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { linesOf, type Page, type Word } from './page-lines.ts';
import { ExtractRefused } from './refused.ts';

export interface PdfLimits {
  readonly maxPages: number;
  /** How many signs all pages together may have. */
  readonly maxSigns: number;
}

/** Fewer signs than this is no extract: a scan with a stamp or a page number on it. */
const FEWEST_SIGNS = 20;

/**
 * The text of a PDF with its places.
 * @throws ExtractRefused when it is encrypted, damaged, without text or beyond the limits.
 */
export function readPdfPages(bytes: Uint8Array, limits: PdfLimits): Promise<Page[]> {
  return withPdf(bytes, (document) => {
    if (document.numPages > limits.maxPages) throw new ExtractRefused('extract-too-many-pages');
    return readPages(document, limits.maxSigns);
  });
}

/**
 * The text of its first pages, as far as the limits let it be read; nothing of a scan.
 * @throws ExtractRefused when it is encrypted or damaged.
 */
export function readFirstText(bytes: Uint8Array, { maxPages, maxSigns }: PdfLimits): Promise<string> {
  return withPdf(bytes, async (document) => {
    let text = '';
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      const { page } = await readPage(document, number);
      text += page.lines.map((line) => `${line.text}\n`).join('');
      if (text.length >= maxSigns) break;
    }
    return text.slice(0, maxSigns);
  });
}

async function withPdf<Read>(
  bytes: Uint8Array,
  read: (document: PdfDocument) => Promise<Read>,
): Promise<Read> {
  if (!isWhole(bytes)) throw new ExtractRefused('extract-damaged');
  const loading = getDocument({
    // The library keeps what it is given.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    enableXfa: false,
    useSystemFonts: false,
    stopAtErrors: true,
  });
  try {
    return await read(await loading.promise);
  } catch (error) {
    if (error instanceof ExtractRefused) throw error;
    throw new ExtractRefused(error instanceof PasswordException ? 'extract-encrypted' : 'extract-damaged');
  } finally {
    await loading.destroy();
  }
}

/** A PDF that was cut off is mended by the library without a word, and would lack its last notices. */
function isWhole(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-1024)).includes('%%EOF');
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

async function readPages(document: PdfDocument, maxSigns: number): Promise<Page[]> {
  const pages: Page[] = [];
  let signs = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const read = await readPage(document, number);
    signs += read.signs;
    if (signs > maxSigns) throw new ExtractRefused('extract-too-large');
    pages.push(read.page);
  }
  if (signs < FEWEST_SIGNS) throw new ExtractRefused('extract-without-text');
  return pages;
}

async function readPage(document: PdfDocument, number: number): Promise<{ page: Page; signs: number }> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale: 1 });
  const sheet = { page: number, width: viewport.width, height: viewport.height };
  const words = items.flatMap((item) => ('str' in item ? wordsOf(item, viewport.transform) : []));
  page.cleanup();
  const signs = words.reduce((sum, { text }) => sum + text.length, 0);
  return { page: { number, lines: linesOf(words, sheet) }, signs };
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

function wordsOf({ str, transform, width }: TextItem, view: readonly number[]): Word[] {
  if (str.trim() === '') return [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [, , skew = 0, height = 0, x = 0, y = 0] = transform;
  return [
    {
      text: str,
      left: a * x + c * y + e,
      baseline: b * x + d * y + f,
      width,
      size: Math.hypot(skew, height) || 1,
    },
  ];
}
