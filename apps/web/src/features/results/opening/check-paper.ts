import { resultsCalls } from '@prorata/contract/results/calls';
import { loadPdf } from '@prorata/proof/signature/read-signature';
import { request } from '../../../platform/client/request.ts';
import { judge } from '../seal/judge.ts';
import { readReport } from '../seal/read-report.ts';

export interface CheckedPaper {
  /** The same check as the public page of the seal makes, on this device. */
  readonly isGenuine: boolean;
  /** The text of each page, line by line. */
  readonly pages: readonly (readonly string[])[];
}

export async function checkPaper(blob: Blob): Promise<CheckedPaper> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { authorities } = await request(resultsCalls.readSealTrust, {});
  const report = await readReport(bytes, { authorities, at: new Date() });
  const { points, failure } = judge({ report, recalculation: null, mark: null });
  const document = await loadPdf(bytes);
  return {
    isGenuine: failure === null && points.signature !== 'open' && points.unchanged === 'good',
    pages: document.extractText().map((page) => page.lines.map(({ text }) => text)),
  };
}
