import type { ReportProof, Verdict } from './report-proof.ts';

export function verdictOf(_proof: ReportProof): Verdict {
  throw new Error('Not built yet.');
}
