import { createHash } from 'node:crypto';
import { drawUpReport } from '@prorata/documents/report/draw-up/draw-up-report';
import { reportToJson } from '@prorata/documents/report/report-json';
import type { Report } from '@prorata/documents/report/v1/report';
import { ENGINE_VERSION } from '@prorata/domain/distribution/outcome';
import { inputToJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { lawVersion } from '@prorata/law/law-version';
import type { DossierContent } from './content.ts';
import { factsOfReport } from './facts-of-report.ts';
import type { Calculation } from './inspect-dossier.ts';

/** A calculation in the texts that are kept, with their hashes, and the report that goes with it. */
export interface Drawn {
  readonly report: Report;
  readonly kept: {
    readonly inputJson: string;
    readonly inputSha256: string;
    readonly outcomeJson: string;
    readonly outcomeSha256: string;
    readonly reportJson: string;
    readonly lawVersion: string;
    readonly engineVersion: string;
  };
}

/** The law does not change while the server runs. */
const LAW_VERSION = lawVersion(sha256Of);

export function drawUp(
  content: DossierContent,
  calculation: Calculation,
  { sequence, at }: { readonly sequence: number; readonly at: Date },
): Drawn {
  const inputJson = inputToJson(calculation.input);
  const outcomeJson = resultToJson(calculation.distribution);
  const seal = {
    lawVersion: LAW_VERSION,
    engineVersion: ENGINE_VERSION,
    inputSha256: sha256Of(inputJson),
    outcomeSha256: sha256Of(outcomeJson),
  };
  const facts = factsOfReport(content, calculation, { sequence, at, seal });
  const report = drawUpReport({ facts, distribution: calculation.distribution });
  return { report, kept: { ...seal, inputJson, outcomeJson, reportJson: reportToJson(report) } };
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
