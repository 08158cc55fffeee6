import { deflateSync } from 'node:zlib';
import { EXTRACT_TYPES, extractContentsSchema } from '@prorata/contract/extracts/extract';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleExtract } from '../samples/sample-extract.ts';
import { A4, renderPages } from '../samples/set-pages.ts';
import { testExtract } from '../testing/shapes.ts';
import { loadLayout } from './load-layouts.ts';
import { readContents } from './read-contents.ts';
import { type ReadExtractOptions, readExtract } from './read-extract.ts';
import { ExtractRefused, type ExtractType } from './refused.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const LIMITS = { maxPages: 300, maxSigns: 3_000_000, maxNotices: 2_000 };

/** As the process does it, but here: it starts a hundred times faster than one. */
async function refusalHere(
  bytes: Uint8Array,
  docTypeId: ExtractType = 'cbbDutch',
  limits: Partial<typeof LIMITS> = {},
): Promise<string> {
  return readContents(bytes, loadLayout(docTypeId), { ...LIMITS, ...limits }).then(
    () => 'read',
    (error) => (error instanceof ExtractRefused ? error.refusal : String(error)),
  );
}

describe('a sample of each type', () => {
  it.each(EXTRACT_TYPES)('%s gives its forty creditors', async (docTypeId) => {
    const { bytes } = await sampleExtract(renderer, docTypeId, 'fr');
    const contents = await readContents(bytes, loadLayout(docTypeId), LIMITS);
    const { creditors, otherNotices } = extractContentsSchema.parse(contents);
    expect(new Set(creditors.map(({ name }) => name)).size).toBe(40);
    expect(creditors.every(({ totalAmount }) => totalAmount > 0)).toBe(true);
    expect(otherNotices).toHaveLength(1);
  });
});

/** A PDF by hand, with what stands beside its only page. */
function pdfWith(trailer: string, ...objects: readonly string[]): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R >>',
    ...objects,
  ];
  let text = '%PDF-1.4\n';
  const starts = all.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const EMPTY_CONTENT = '<< /Length 0 >>\nstream\n\nendstream';

describe('a file that cannot be read says', () => {
  it('that it holds only pictures', async () => {
    const scan = { title: 'scan', ...A4, pages: [{ texts: [], rules: [{ left: 0, top: 9, width: 90 }] }] };
    expect(await refusalHere(await renderPages(renderer, scan))).toBe('extract-without-text');
    expect(await refusalHere(pdfWith('', EMPTY_CONTENT))).toBe('extract-without-text');
  });

  it('that it is encrypted', async () => {
    const key = '00'.repeat(32);
    const lock = `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`;
    const locked = pdfWith('/Encrypt 5 0 R /ID [<00> <00>]', EMPTY_CONTENT, lock);
    expect(await refusalHere(locked)).toBe('extract-encrypted');
  });

  it('that it is damaged, too large or of another kind', async () => {
    const { document } = testExtract('cbbDutch', { name: 'short pages', blocks: { linesPerPage: 20 } }, 1, 3);
    const whole = await renderPages(renderer, document);
    expect(await refusalHere(whole)).toBe('read');
    expect(await refusalHere(whole.subarray(0, whole.length / 2))).toBe('extract-damaged');
    expect(await refusalHere(Buffer.from('%PDF-1.7\nnothing\n%%EOF'))).toBe('extract-damaged');
    const withoutLastPage = { ...document, pages: document.pages.slice(0, -1) };
    expect(await refusalHere(await renderPages(renderer, withoutLastPage))).toBe('extract-damaged');
    expect(await refusalHere(whole, 'cbbDutch', { maxPages: 2 })).toBe('extract-too-many-pages');
    expect(await refusalHere(whole, 'cbbDutch', { maxSigns: 100 })).toBe('extract-too-large');
    expect(await refusalHere(whole, 'cbbFrench')).toBe('extract-of-another-kind');
    expect(await refusalHere(whole, 'providerPdf')).toBe('extract-of-another-kind');
    expect(await refusalHere(whole, 'providerCsv')).toBe('extract-of-another-kind');
    expect(await refusalHere(Buffer.from('hallo'))).toBe('extract-of-another-kind');
  });
});

describe('the process that reads', () => {
  async function refusalOf(
    bytes: Uint8Array,
    docTypeId: ExtractType,
    limits: ReadExtractOptions['limits'] = {},
  ) {
    const reading = await readExtract(bytes, docTypeId, { limits });
    return reading.kind === 'read' ? 'read' : reading.refusal;
  }

  it('is stopped when it takes too long, and the next one reads', async () => {
    const { bytes } = await sampleExtract(renderer, 'providerCsv', 'nl');
    const { bytes: pdf } = await sampleExtract(renderer, 'providerPdf', 'nl');
    const outcomes = await Promise.all([
      refusalOf(bytes, 'providerCsv', { maxMilliseconds: 1 }),
      refusalOf(bytes, 'providerCsv', { maxBytes: 100 }),
      refusalOf(bytes, 'providerXml'),
      refusalOf(pdf, 'providerPdf'),
    ]);
    expect(outcomes).toEqual(['extract-took-too-long', 'extract-too-large', 'extract-damaged', 'read']);
  });

  it('is stopped when a page unfolds into more than the machine has', async () => {
    const bomb = deflateSync(Buffer.alloc(400_000_000, '(x) Tj '));
    const content = `<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb.toString('latin1')}\nendstream`;
    const limits = { maxMilliseconds: 8_000, maxMegabytes: 300 };
    expect(await refusalOf(pdfWith('', content), 'cbbDutch', limits)).toMatch(/too-large|too-long/);
  });
});
