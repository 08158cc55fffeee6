import { extractContentsSchema } from '@prorata/contract/extracts/extract';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { afterAll, describe, expect, it } from 'vitest';
import { renderPages } from '../samples/set-pages.ts';
import { BLOCK_SHAPES, type Shape, TABLE_SHAPES, testExtract } from '../testing/shapes.ts';
import { toldBy } from '../testing/told-by.ts';
import { readContents } from './read-contents.ts';
import { ExtractRefused, type ExtractType } from './refused.ts';

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

describe('a PDF that somebody tampered with', () => {
  it('is read or refused, and does nothing else', async () => {
    const { layout, document } = testExtract('cbbDutch', { name: 'usual' }, 2, 3);
    const whole = await renderPages(renderer, document);
    for (let round = 0; round < 60; round += 1) {
      const outcome = await readContents(tamperedWith(whole, round), layout, LIMITS).catch((error) => error);
      if (outcome instanceof ExtractRefused) continue;
      expect(extractContentsSchema.safeParse(outcome).error, `round ${round}`).toBeUndefined();
    }
  });
});

/** Other bytes here and there, a stretch cut out, or one repeated; the same each time. */
function tamperedWith(bytes: Uint8Array, round: number): Uint8Array {
  const at = (round * 7_919) % bytes.length;
  const changed = Uint8Array.from(bytes);
  for (let index = 0; index < 1 + (round % 40); index += 1) {
    changed[(at + index * 131) % bytes.length] = (round * 31 + index * 17) % 256;
  }
  if (round % 3 === 0) return changed;
  const piece = changed.subarray(at, at + 200);
  return round % 3 === 1
    ? Buffer.concat([changed.subarray(0, at), changed.subarray(at + 200)])
    : Buffer.concat([changed.subarray(0, at), piece, piece, changed.subarray(at + 200)]);
}
