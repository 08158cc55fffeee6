import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import { DOSSIER_LANGUAGES, type DossierLanguage } from '@prorata/domain/vocabulary';
import { afterAll, describe, expect, it } from 'vitest';
import { listArchivalFaults } from '../../testing/list-archival-faults.ts';
import { REPORT_VARIANTS } from '../../testing/report-variants.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import { composeReport } from './compose-report.ts';
import { renderReport } from './render-report.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

function render(variant: string, language: DossierLanguage) {
  const report = REPORT_VARIANTS[variant]?.(language);
  if (report === undefined) throw new Error(`There is no report ${variant}.`);
  return renderReport(renderer, composeReport(report, 'https://prorata.example/seal'), null);
}

describe('the report as it is kept', () => {
  it.each(DOSSIER_LANGUAGES)('is PDF/A-2b with tags in %s, as another library reads it', async (language) => {
    for (const variant of ['both', 'wage', 'wageRuns']) {
      expect(await listArchivalFaults(await render(variant, language))).toEqual([]);
    }
  });

  it('would be found out', async () => {
    const document = await PDF.load(await render('sale', 'nl'));
    document.getPage(0)?.drawText('9.999,99', { x: 300, y: 300 });
    document.getCatalog().delete('OutputIntents');
    document.getCatalog().delete('Lang');
    expect(await listArchivalFaults(await document.save())).toEqual(
      expect.arrayContaining([
        'no colour profile says how it is to be printed',
        'it has no language',
        'the font Helvetica is not embedded',
      ]),
    );
  });

  it('is whole before qpdf too, where that is installed', async ({ skip }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'prorata-qpdf-'));
    const file = path.join(folder, 'report.pdf');
    await writeFile(file, await render('sale', 'nl'));
    const { stdout } = await promisify(execFile)('qpdf', ['--check', file]).catch((error) =>
      error.code === 'ENOENT' ? skip('qpdf is not installed') : Promise.reject(error),
    );
    expect(stdout).toContain('No syntax or stream encoding errors found');
    await rm(folder, { recursive: true });
  });
});
