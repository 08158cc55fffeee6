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
