// Makes PDFs for its parent, one at a time. A process of its own, because Typst cannot be interrupted otherwise and
// gives memory back only by ending.
import { openTypst } from './open-typst.ts';
import { packPdf } from './pack-pdf.ts';
import type { PdfAnswer, SentJob } from './pdf-renderer.ts';
import type { Typst } from './typst.ts';

// Begun before anybody is listened to: a job that comes meanwhile waits for it.
const opened = openTypst();

process.on('message', async (job: SentJob) => {
  const typst = await opened;
  // Only once the answer is on its way: whoever waits for the document need not wait for what it left behind.
  process.send?.(attempt(typst, job), undefined, undefined, () => typst.forget());
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' } satisfies PdfAnswer);

function attempt(typst: Typst, { layout, json, files }: SentJob): PdfAnswer {
  try {
    const pdf = typst.compile(layout, { ...files, 'data.json': Buffer.from(json) });
    return { kind: 'made', pdf: packPdf(pdf) };
  } catch (error) {
    return { kind: 'failed', message: describe(error) };
  }
}

/** Typst puts what went wrong while exporting into `code`, and leaves the message empty. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
