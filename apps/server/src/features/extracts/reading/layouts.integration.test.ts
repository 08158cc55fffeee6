import { extractContentsSchema } from '@prorata/contract/extracts/extract';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { afterAll, describe, expect, it } from 'vitest';
import { renderPages } from '../samples/set-pages.ts';
import { BLOCK_SHAPES, type Shape, TABLE_SHAPES, testExtract } from '../testing/shapes.ts';
import { toldBy } from '../testing/told-by.ts';
import { readContents } from './read-contents.ts';
import type { ExtractType } from './refused.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const LIMITS = { maxPages: 300, maxSigns: 3_000_000, maxNotices: 2_000 };

/** As the parent process does it, but here: the file is our own. */
async function readBack(docTypeId: ExtractType, shape: Shape, seed: number) {
  const { layout, document, expected } = testExtract(docTypeId, shape, seed);
  const contents = await readContents(await renderPages(renderer, document), layout, LIMITS);
  return { contents: extractContentsSchema.parse(contents), expected };
}

describe.each([
  ['cbbDutch', BLOCK_SHAPES],
  ['cbbFrench', BLOCK_SHAPES],
  ['providerPdf', TABLE_SHAPES],
] as const)('a PDF of %s is read back as it was written', (docTypeId, shapes) => {
  it.each(shapes.map((shape, index) => ({ ...shape, seed: index * 3 })))(
    '$name',
    async ({ seed, ...shape }) => {
      const { contents, expected } = await readBack(docTypeId, shape, seed);
      expect(toldBy(contents)).toEqual(expected);
    },
  );
});
