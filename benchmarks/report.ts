// The official report with 500 creditors, against pdfmake on the very same words, fonts and tables in the same run, both
// as PDF/A-2b. Then the memory of the process that sets reports, over 200 of them.
import { openPdfRenderer } from '../packages/documents/src/pdf/pdf-renderer.ts';
import { composeReport } from '../packages/documents/src/report/compose-report.ts';
import { renderReport } from '../packages/documents/src/report/render-report.ts';
import { reportWithCreditors } from '../packages/documents/testing/sample-report.ts';
import { median } from './baselines/median.ts';
import { setWithPdfmake } from './baselines/pdfmake-report.ts';
import { childMegabytes } from './surroundings/child-megabytes.ts';

const CREDITORS = 500;
const ROUNDS = 3;
const DOCUMENTS = 200;
const CREDITORS_OF_MANY = 40;

const renderer = openPdfRenderer({ documentsPerProcess: DOCUMENTS * 2 });

async function measure(work: () => Promise<Uint8Array>): Promise<{ milliseconds: number; bytes: number }> {
  const started = performance.now();
  const { length } = await work();
  return { milliseconds: performance.now() - started, bytes: length };
}

try {
  const times = { own: [] as number[], pdfmake: [] as number[] };
  // Round 0 warms both up; the rounds alternate, so that a busy machine is busy for both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const report = reportWithCreditors(CREDITORS, 'nl', round);
    const own = await measure(() => renderReport(renderer, composeReport(report), null));
    const other = await measure(() => setWithPdfmake(composeReport(report)));
    if (round === 0) continue;
    times.own.push(own.milliseconds);
    times.pdfmake.push(other.milliseconds);
    if (round < ROUNDS) continue;
    const ratio = median(times.pdfmake) / median(times.own);
    process.stdout.write(
      `report with ${CREDITORS} creditors: ${ratio.toFixed(1)} x as fast as pdfmake` +
        ` (${(median(times.own) / 1000).toFixed(1)} against ${(median(times.pdfmake) / 1000).toFixed(1)} s;` +
        ` ${(own.bytes / 1e6).toFixed(1)} against ${(other.bytes / 1e6).toFixed(1)} MB)\n`,
    );
  }
  const memory: number[] = [];
  for (let document = 0; document < DOCUMENTS; document += 1) {
    const report = reportWithCreditors(CREDITORS_OF_MANY, 'fr', document);
    await renderReport(renderer, composeReport(report), null);
    if (document % 40 === 39) memory.push(childMegabytes());
  }
  process.stdout.write(
    `memory after each 40 of ${DOCUMENTS} reports: ${memory.map((size) => `${size.toFixed(0)} MB`).join(', ')}\n`,
  );
} finally {
  renderer.close();
}
