// Reading an extract with forty creditors, beside bare text extraction by the same library: once here, where both libraries are warm,
// and once as the product does it, in a process of its own that is started for each file.
import { fork } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadLayout } from '../apps/server/src/features/extracts/reading/load-layouts.ts';
import { readContents } from '../apps/server/src/features/extracts/reading/read-contents.ts';
import { readExtract } from '../apps/server/src/features/extracts/reading/read-extract.ts';
import { sampleExtract } from '../apps/server/src/features/extracts/samples/sample-extract.ts';
import { openPdfRenderer } from '../packages/documents/src/pdf/pdf-renderer.ts';
import { median } from './baselines/median.ts';

const ROUNDS = 15;
const WARM_UP_ROUNDS = 3;
const LIMITS = { maxPages: 300, maxSigns: 3_000_000, maxNotices: 2_000 };

/** The two are measured in turn, so that whatever else the machine does falls on both. */
async function compare(own: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [index, work] of [own, bare].entries()) {
      const start = performance.now();
      await work();
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function bareText(bytes: Uint8Array): Promise<number> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    await (await document.getPage(number)).getTextContent();
  }
  const pages = document.numPages;
  await loading.destroy();
  return pages;
}

function bareProcess(bytes: Uint8Array): Promise<void> {
  const child = fork(new URL('./baselines/bare-pdf-text.ts', import.meta.url), { serialization: 'advanced' });
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.send(bytes);
  });
}

function report(name: string, [own, bare]: readonly [number, number], pages: number): void {
  process.stdout.write(
    `${name}: ${own.toFixed(0)} ms, ${(own / pages).toFixed(1)} ms a page, ${(own / bare).toFixed(2)} times bare text extraction (${bare.toFixed(0)} ms)\n`,
  );
}

const renderer = openPdfRenderer();
for (const docTypeId of ['cbbDutch', 'cbbFrench', 'providerPdf'] as const) {
  const { bytes } = await sampleExtract(renderer, docTypeId, 'nl');
  const pages = await bareText(bytes);
  const layout = loadLayout(docTypeId);
  const here = await compare(
    () => readContents(bytes, layout, LIMITS),
    () => bareText(bytes),
  );
  report(`${docTypeId}, forty creditors on ${pages} pages, warm`, here, pages);
  const apart = await compare(
    () => readExtract(bytes, docTypeId),
    () => bareProcess(bytes),
  );
  report(`${docTypeId}, in a process of its own`, apart, pages);
}
renderer.close();
