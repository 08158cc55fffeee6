import { PDF } from '@libpdf/core';
import { DOSSIER_LANGUAGES, type DossierLanguage } from '@prorata/domain/vocabulary';
import { findPrintedAllotment } from '@prorata/proof/seal/printed-amounts';
import { findPrintedSeal } from '@prorata/proof/seal/printed-seal';
import { SECOND_READER_OPTIONS, seePages } from '@prorata/proof/second-reader/see-pages';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { type PageLine, readPages } from '../../testing/read-report.ts';
import { REPORT_VARIANTS } from '../../testing/report-variants.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import { composeReport } from './compose-report.ts';
import type { ComposedReport, Row, Section } from './composed-report.ts';
import { renderReport } from './render-report.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

/** In points from the foot of the sheet: where text begins, where it ends, and where a page counts as half empty. */
const TOP = 785;
const BOTTOM = 68;
const HALF_EMPTY = TOP - (TOP - BOTTOM) * 0.65;

const AMOUNT = /\d[.,]\d\d\b/;

async function pagesOf(document: ComposedReport): Promise<readonly (readonly PageLine[])[]> {
  const pages = await readPages(await renderReport(renderer, document, null));
  return pages.map((lines) => lines.filter(({ bottom }) => bottom > BOTTOM - 2));
}

/** As the page of the seal reads them. */
async function pagesSeenIn(pdf: Uint8Array) {
  const reading = getDocument({ data: Uint8Array.from(pdf), ...SECOND_READER_OPTIONS });
  try {
    return await seePages(await reading.promise);
  } finally {
    await reading.destroy();
  }
}

async function seenLines(pdf: Uint8Array): Promise<readonly string[]> {
  return (await pagesSeenIn(pdf)).flatMap(({ lines }) => lines);
}

describe('the pages of a report', () => {
  const cases = ['both', 'reserve', 'two', 'wageRun', 'wageRuns'].flatMap((variant) =>
    DOSSIER_LANGUAGES.map((language): [string, DossierLanguage] => [variant, language]),
  );
  it.each(cases)('are full, and keep together what belongs together: %s in %s', async (variant, language) => {
    const document = composeReport(REPORT_VARIANTS[variant]?.(language) ?? sampleReport(language));
    const parts = [...document.sections, ...document.appendices].flatMap((section) => section.parts);
    const tables = parts.filter((part) => part.kind === 'table');
    const totals = tables
      .flatMap(({ foot }) => foot.slice(0, 1))
      .map(({ cells }) => cells.filter(Boolean)[0]);
    const titles = [
      ...[...document.sections, ...document.appendices].map(({ title }) => title),
      ...parts.flatMap((part) => (part.kind === 'subheading' ? [part.title] : [])),
      ...tables
        .flatMap(({ groups }) => groups.map(({ rows }) => rows[0]))
        .flatMap((row) => (row?.style === 'heading' ? [row.cells[0]] : [])),
    ];
    const pages = await pagesOf(document);
    for (const [place, lines] of pages.entries()) {
      const last = lines.at(-1);
      const firstAmounts = lines.find(({ text }) => AMOUNT.test(text))?.text ?? '';
      expect(totals.filter((total) => firstAmounts.startsWith(String(total)))).toEqual([]);
      expect(titles.filter((title) => last?.text.endsWith(String(title)))).toEqual([]);
      if (place < pages.length - 1) expect(last?.bottom).toBeLessThan(HALF_EMPTY);
    }
  });

  it.each(DOSSIER_LANGUAGES)('bear a seal that can be read back from the paper: %s', async (language) => {
    const document = composeReport(sampleReport(language));
    const printed = document.seal.lines.map(({ value }) => value.replaceAll(' ', ''));
    const lines = await seenLines(await renderReport(renderer, document, null));
    const seal = findPrintedSeal(lines);
    expect(printed).toEqual(expect.arrayContaining(Object.values(seal ?? { missing: 'the seal' })));
  });

  it.each(DOSSIER_LANGUAGES)(
    'show what each creditor is allotted beside their name: %s',
    async (language) => {
      const report = sampleReport(language);
      const lines = await seenLines(await renderReport(renderer, composeReport(report), null));
      const creditors = report.declarants.map(({ number, name, allottedCents }) => ({
        number,
        name,
        allottedCents,
      }));
      // Asked with another sum, the figure in the place of the allotment is what the paper says.
      const found = creditors.map((creditor) => ({
        ...creditor,
        allottedCents: findPrintedAllotment(lines, { ...creditor, allottedCents: 1n }),
      }));
      expect(found).toEqual(creditors);
    },
  );

  it('are seen the same each time, and differently only where something else is drawn', async () => {
    const report = await renderReport(renderer, composeReport(sampleReport('nl')), null);
    const seen = await pagesSeenIn(report);
    expect(await pagesSeenIn(report)).toEqual(seen);
    const drawnOver = await PDF.load(report);
    drawnOver.getPage(1)?.drawText('9.999,99', { x: 300, y: 300 });
    const changed = await pagesSeenIn(await drawnOver.save({ incremental: true }));
    expect(changed.map(({ drawn }, place) => drawn === seen[place]?.drawn)).toEqual(
      seen.map((_, place) => place !== 1),
    );
    expect(changed[1]?.lines.join(' ')).toContain('9.999,99');
  });

  it('break the block of a creditor only where it is longer than a page', async () => {
    const claims = Array.from({ length: 90 }, (_, place) => ({
      ...{ id: `c${place}`, privilegeId: place % 2 === 0 ? 'vat' : 'wages', amountCents: 1_000n },
    }));
    const report = sampleReport('nl', {
      statements: [
        { id: 's1', creditorId: 's1', totalCents: 90_000n, claims },
        { id: 's2', creditorId: 's2', totalCents: 50_000n, claims: [] },
      ],
    });
    const pages = await pagesOf(composeReport(report));
    const ranks = pages.map(
      (lines) => lines.filter(({ text }) => text.includes('algemeen voorrecht')).length,
    );
    expect(ranks.filter((count) => count > 0).length).toBeGreaterThan(1);
    expect(ranks.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(90);
  });

  it('give a row whose lines were counted the height that it would have had', async () => {
    const document = composeReport(reportWithNames(90));
    const rows = document.sections.flatMap(rowsOf);
    const [counted, measured] = [rows.filter(({ lines }) => lines), rows.filter(({ lines }) => !lines)];
    expect(counted.map(({ lines }) => lines)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(counted.length).toBeGreaterThan(measured.length);
    expect(await pagesOf(document)).toEqual(await pagesOf(withoutLines(document)));
  });
});

/** As many creditors, with names from one word to three lines. */
function reportWithNames(count: number) {
  const words = [
    'Wijnhandel',
    'Immobiliën',
    'en',
    'Zonen',
    'Jean-François',
    'Vandenbroucke',
    'Müller',
    '& Cie',
    'NV',
  ];
  const statements = Array.from({ length: count }, (_, place) => {
    const id = `s${place}`;
    const claims = place % 3 === 0 ? [{ id: `c${place}`, privilegeId: 'vat', amountCents: 30_000n }] : [];
    return { id, creditorId: id, totalCents: BigInt(50_000 + place * 37), claims };
  });
  const creditors = statements.map((_, place): [string, string, string] => [
    Array.from({ length: 1 + (place % 8) }, (__, step) => words[(place + step) % words.length]).join(' '),
    `Vonnis van de vrederechter van het kanton ${'Mechelen en omstreken '.repeat(1 + (place % 4)).trim()}, 2026`,
    `Nekkerspoelstraat ${place + 1}, 2800 Mechelen`,
  ]);
  return sampleReport('nl', { statements, creditors });
}

function rowsOf({ parts }: Section): readonly Row[] {
  return parts.flatMap((part) => (part.kind === 'table' ? part.groups.flatMap(({ rows }) => rows) : []));
}

/** The same report with every row left to be measured. */
function withoutLines(document: ComposedReport): ComposedReport {
  return JSON.parse(
    JSON.stringify(document, (key, value) =>
      key === 'lines' && typeof value === 'number' ? undefined : value,
    ),
  );
}
