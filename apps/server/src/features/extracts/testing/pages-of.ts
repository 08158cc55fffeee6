import { linesOf, type Page } from '../reading/page-lines.ts';
import type { SetDocument } from '../samples/set-pages.ts';

/** How wide a sign is, as a part of its size. */
const SIGNS = { 'IBM Plex Mono': 0.6, 'Source Serif 4': 0.47 };

/** The pages of a document as a PDF in one font would be read: thousands of them in the time of one PDF. */
export function pagesOf({ pages, width, height }: SetDocument): Page[] {
  return pages.map(({ texts }, index) => ({
    number: index + 1,
    lines: linesOf(
      texts.map(({ text, left, baseline, size, font, isRight }) => {
        const wide = text.length * size * SIGNS[font];
        return { text, left: isRight ? left - wide : left, width: wide, baseline, size };
      }),
      { page: index + 1, width, height },
    ),
  }));
}
