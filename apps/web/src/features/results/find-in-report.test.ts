import { expect, it } from 'vitest';
import { findBlock } from './find-in-report.ts';

/** A report of which each page is lines of words, one under the other. */
function reportOf(...pages: readonly (readonly string[])[]) {
  return {
    numPages: pages.length,
    getPage: async (number: number) => ({
      getViewport: () => ({ height: 1_000 }),
      getTextContent: async () => ({
        items: (pages[number - 1] ?? []).map((str, line) => ({
          str,
          transform: [10, 0, 0, 10, 50, 900 - line * 20],
        })),
      }),
    }),
  };
}

const SOUGHT = { name: 'Immo Vaartkom BV', cents: 1_480_000 };

it('finds the page that names the creditor and its amount, not the first that names it', async () => {
  const report = reportOf(
    ['1. Aangiften', 'Immo Vaartkom BV', 'vordert 15.250,00'],
    ['2. Verdeling', 'Scheldebank NV', '52.000,00', 'Immo Vaartkom BV', '14.800,00'],
  );
  const found = await findBlock(report, SOUGHT);
  expect(found?.page).toBe(2);
  expect(found?.top).toBeCloseTo((1_000 - 850 - 3) / 1_000);
  expect(found?.height).toBeCloseTo(16 / 1_000);
});

it('finds a name that the page breaks, and spans both lines', async () => {
  const report = reportOf(['Immo', 'Vaartkom BV', '14 800,00']);
  const found = await findBlock(report, SOUGHT);
  expect(found).toMatchObject({ page: 1 });
  expect(found?.height).toBeCloseTo(36 / 1_000);
});

it('falls back on the first page with the name, and finds nothing where nobody has it', async () => {
  expect(await findBlock(reportOf(['kop'], ['Immo Vaartkom BV']), SOUGHT)).toMatchObject({ page: 2 });
  expect(await findBlock(reportOf(['Scheldebank NV']), SOUGHT)).toBeUndefined();
  expect(await findBlock(reportOf(['x']), { name: ' ', cents: 0 })).toBeUndefined();
});
