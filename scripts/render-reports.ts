import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPdfRenderer } from '../packages/documents/src/pdf/pdf-renderer.ts';
import { composeReport } from '../packages/documents/src/report/compose-report.ts';
import { renderReport } from '../packages/documents/src/report/render-report.ts';
import { REPORT_VARIANTS } from '../packages/documents/testing/report-variants.ts';
import { DOSSIER_LANGUAGES } from '../packages/domain/src/vocabulary.ts';

// Sets every kind of report in every language, to be looked at page by page: node scripts/render-reports.js [variant ...]
const FOLDER = fileURLToPath(new URL('../.cache/reports/', import.meta.url));
const SEAL_PAGE = 'https://prorata.example/seal';

const wanted = process.argv.slice(2);
const renderer = openPdfRenderer();
await mkdir(FOLDER, { recursive: true });
for (const [name, reportIn] of Object.entries(REPORT_VARIANTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const language of DOSSIER_LANGUAGES) {
    const pdf = await renderReport(renderer, composeReport(reportIn(language), SEAL_PAGE), null);
    await writeFile(path.join(FOLDER, `${name}-${language}.pdf`), pdf);
    console.log(`${name}-${language}.pdf: ${pdf.length} bytes`);
  }
}
await renderer.close();
