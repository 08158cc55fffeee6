import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';

/** Text at a place on a page, in points from the top left corner. */
export interface SetText {
  readonly text: string;
  /** Where it begins; where it ends, when `isRight`. */
  readonly left: number;
  readonly baseline: number;
  readonly font: 'IBM Plex Mono' | 'Source Serif 4';
  readonly size: number;
  readonly isRight?: boolean;
}

export interface SetPage {
  readonly texts: readonly SetText[];
  readonly rules: readonly { readonly left: number; readonly top: number; readonly width: number }[];
}

export interface SetDocument {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly SetPage[];
}

/** A4, upright; lying, the other way round. */
export const A4 = { width: 595, height: 842 } as const;

/** A PDF with these texts. */
export function renderPages(
  renderer: Pick<PdfRenderer, 'render'>,
  document: SetDocument,
): Promise<Uint8Array> {
  const pages = document.pages.map(({ texts, rules }) => ({
    rules,
    texts: texts.map((text) => ({ isRight: false, ...text })),
  }));
  return renderer.render({ layout: 'extract', data: { ...document, pages, date: '2026-10-26' } });
}
