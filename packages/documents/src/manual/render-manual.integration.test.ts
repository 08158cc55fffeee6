import { LANGUAGES } from '@prorata/domain/vocabulary';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { readReport } from '../../testing/read-report.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import { readManual } from './read-manual.ts';
import { renderManual } from './render-manual.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

async function readBookmarks(pdf: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  const bookmarks = await document.getOutline();
  await document.loadingTask.destroy();
  return bookmarks.map(({ title, items }) => ({ title, chapters: items.map((item) => item.title) }));
}

it.each(LANGUAGES)(
  'is a tagged PDF/A-2b in %s, with a bookmark for each part and chapter',
  async (language) => {
    const manual = await readManual(language);
    const pdf = await renderManual(renderer, manual);
    const read = await readReport(pdf);
    expect(read).toMatchObject({ archivalLevel: '2B', isTagged: true });
    expect(read.language?.slice(0, 2)).toBe(language);
    expect(read.text).toContain(manual.contents);
    expect(await readBookmarks(pdf)).toEqual(
      manual.parts.map(({ title, chapters }) => ({
        title,
        chapters: chapters.map((chapter) => chapter.title),
      })),
    );
  },
);
