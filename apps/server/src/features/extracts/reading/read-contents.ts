import type { ExtractContents } from '@prorata/contract/extracts/extract';
import { decodeText } from './decode-text.ts';
import { fold } from './fold.ts';
import type { Layout, PdfLayout } from './layout.ts';
import type { Page } from './page-lines.ts';
import type { RawExtract } from './raw-extract.ts';
import { readBlocks } from './read-blocks.ts';
import { readCsv } from './read-csv.ts';
import type { PdfLimits } from './read-pdf-pages.ts';
import { readTable } from './read-table.ts';
import { readXml } from './read-xml.ts';
import { ExtractRefused } from './refused.ts';
import { understand } from './understand.ts';

export interface ReadingLimits extends PdfLimits {
  readonly maxNotices: number;
}

/**
 * Reads an extract. Whoever calls it must be able to stop it: a file can be made to take forever.
 * @throws ExtractRefused when the file cannot be read as what it is said to be.
 */
export async function readContents(
  bytes: Uint8Array,
  layout: Layout,
  limits: ReadingLimits,
): Promise<ExtractContents> {
  const raw = await readRaw(bytes, layout, limits);
  if (raw.notices.length > limits.maxNotices) throw new ExtractRefused('extract-too-large');
  return understand(raw, layout);
}

async function readRaw(bytes: Uint8Array, layout: Layout, limits: PdfLimits): Promise<RawExtract> {
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
  if (isPdf !== isOfPdf(layout)) throw new ExtractRefused('extract-of-another-kind');
  if (!isOfPdf(layout)) {
    const text = decodeText(bytes);
    return layout.format === 'csv' ? readCsv(text, layout) : readXml(text, layout);
  }
  // Loaded only where it is needed: it is far larger than all the rest.
  const { readPdfPages } = await import('./read-pdf-pages.ts');
  const pages = await readPdfPages(bytes, limits);
  if (!isRecognised(pages, layout)) throw new ExtractRefused('extract-of-another-kind');
  return layout.format === 'blocks' ? readBlocks(pages, layout) : readTable(pages, layout);
}

function isOfPdf(layout: Layout): layout is PdfLayout {
  return layout.format === 'blocks' || layout.format === 'table';
}

function isRecognised(pages: readonly Page[], layout: PdfLayout): boolean {
  const first = fold((pages[0]?.lines ?? []).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' '));
  return layout.recognisedBy.some((words) => first.includes(fold(words)));
}
