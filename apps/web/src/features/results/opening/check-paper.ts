import { resultsCalls } from '@prorata/contract/results/calls';
import { request } from '../../../platform/client/request.ts';
import { readReport } from '../seal/read-report.ts';

export interface CheckedPaper {
  /** As the public page of the seal judges it, on this device; `otherDossier` where the paper is not the one that was asked for. */
  readonly seal: 'good' | 'partial' | 'otherDossier' | 'bad';
  /** The text of each page, line by line. */
  readonly pages: readonly (readonly string[])[];
}

export async function checkPaper(blob: Blob, fileNumber: string): Promise<CheckedPaper> {
  const trust = await request(resultsCalls.readSealTrust, {});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { verdict, proof } = await readReport(bytes, trust);
  const pages = proof.lines;
  if (verdict !== 'real' && verdict !== 'partial') return { seal: 'bad', pages };
  if (proof.origin.fileNumber !== fileNumber) return { seal: 'otherDossier', pages };
  return { seal: verdict === 'real' ? 'good' : 'partial', pages };
}
