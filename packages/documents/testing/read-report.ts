import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a test wants to know about a PDF of many pages, as a program that shows PDFs reads it. */
export interface ReadReport {
  /** All pages, with one blank wherever there is any. */
  readonly text: string;
  readonly pageCount: number;
  readonly language: string | null;
  /** `2B`: the part of PDF/A, and the level. */
  readonly archivalLevel: string;
  readonly isTagged: boolean;
}

export async function readReport(pdf: Uint8Array): Promise<ReadReport> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
    }
    const { metadata, info } = await document.getMetadata();
    return {
      text: pages.join(' ').replaceAll(/\s+/g, ' '),
      pageCount: document.numPages,
      language: 'Language' in info ? String(info.Language) : null,
      archivalLevel: `${metadata.get('pdfaid:part')}${metadata.get('pdfaid:conformance')}`,
      isTagged: (await (await document.getPage(1)).getStructTree()) !== null,
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** A line of a page: its text from left to right, and how high its foot stands above that of the sheet, in points. */
export interface PageLine {
  readonly bottom: number;
  readonly text: string;
}

/** The lines of each page, from the top. */
export async function readPages(pdf: Uint8Array): Promise<readonly (readonly PageLine[])[]> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  try {
    const numbers = Array.from({ length: document.numPages }, (_, place) => place + 1);
    return await Promise.all(
      numbers.map(async (number) => linesOf((await (await document.getPage(number)).getTextContent()).items)),
    );
  } finally {
    await document.loadingTask.destroy();
  }
}

function linesOf(items: readonly object[]): PageLine[] {
  const lines = new Map<number, string>();
  for (const item of items) {
    if (!('str' in item && 'transform' in item && Array.isArray(item.transform))) continue;
    const bottom = Math.round(Number(item.transform[5]));
    lines.set(bottom, `${lines.get(bottom) ?? ''}${item.str}`);
  }
  return [...lines]
    .map(([bottom, text]) => ({ bottom, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => other.bottom - one.bottom);
}
