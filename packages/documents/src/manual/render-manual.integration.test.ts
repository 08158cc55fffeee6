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

/** A tagged part of a page, or what stands in it. */
interface TaggedPart {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly object[];
}

function figuresIn({ role, alt, children = [] }: TaggedPart): string[] {
  return [...(role === 'Figure' ? [alt ?? ''] : []), ...children.flatMap(figuresIn)];
}

/** What is read out instead of each picture, page by page. */
async function readFigures(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  const figures: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const tree = await (await document.getPage(number)).getStructTree();
    if (tree !== null) figures.push(...figuresIn(tree));
  }
  await document.loadingTask.destroy();
  return figures;
}

it.each(LANGUAGES)(
  'is a tagged PDF/A-2b in %s, with a bookmark for each part and chapter and a text for each picture',
  async (language) => {
    const manual = await readManual(language);
    const pdf = await renderManual(renderer, manual);
    const read = await readReport(pdf);
    expect(read).toMatchObject({ archivalLevel: '2B', isTagged: true });
    expect(read.language?.slice(0, 2)).toBe(language);
    expect(read.text).toContain(manual.contents);
    const pictures = manual.parts.flatMap(({ chapters }) => chapters.map(({ picture }) => picture));
    const alternatives = pictures.flatMap((picture) => picture?.alternative ?? []);
    expect(await readFigures(pdf)).toEqual(alternatives);
    expect(alternatives.length).toBeGreaterThan(20);
    expect(await readBookmarks(pdf)).toEqual(
      manual.parts.map(({ title, chapters }) => ({
        title,
        chapters: chapters.map((chapter) => chapter.title),
      })),
    );
  },
);
