import type { PdfPage } from '../pdf/page-list.ts';
import type { PdfDocument } from '../pdf/read-document.ts';
import { SignatureError } from '../signature/signature-error.ts';
import type { SecondReader, SeenPage } from './report-proof.ts';

/** Readers may round a side of a page differently. */
const MAX_DIFFERENCE = 0.001;

/**
 * Lets another library read the file: it must see the pages that we see, and draw the same with and without all that was
 * added behind the report.
 *
 * @throws {SignatureError} `readersDisagree`.
 */
export async function readSecondly(
  { bytes, revisions: [base, ...later] }: PdfDocument,
  pages: readonly PdfPage[],
  readAgain: SecondReader,
): Promise<readonly SeenPage[]> {
  const whole = await readOrRefuse(readAgain, bytes);
  const own = later.length === 0 ? whole : await readOrRefuse(readAgain, bytes.subarray(0, base.endOfLine));
  for (const seen of [whole, own]) {
    if (seen.length !== pages.length) disagree(`${seen.length} pages instead of ${pages.length}`);
  }
  for (const [place, page] of pages.entries()) {
    if (!isSamePage(page, whole[place]) || !isSamePage(page, own[place]))
      disagree(`page ${place + 1} is another`);
    if (whole[place]?.drawn !== own[place]?.drawn) disagree(`page ${place + 1} is drawn otherwise`);
  }
  return whole;
}

async function readOrRefuse(readAgain: SecondReader, bytes: Uint8Array): Promise<readonly SeenPage[]> {
  try {
    // A copy: pdf.js keeps the memory of what it is given.
    return await readAgain(Uint8Array.from(bytes));
  } catch (error) {
    throw new SignatureError('readersDisagree', 'the second reader cannot read it', error);
  }
}

function isSamePage({ object, box }: PdfPage, seen: SeenPage | undefined): boolean {
  const sides = box.split(' ').map(Number);
  const others = seen?.box.split(' ').map(Number);
  return (
    seen?.object === object &&
    others?.length === sides.length &&
    sides.every((side, place) => Math.abs(side - (others[place] ?? Number.NaN)) <= MAX_DIFFERENCE)
  );
}

function disagree(detail: string): never {
  throw new SignatureError('readersDisagree', detail);
}
