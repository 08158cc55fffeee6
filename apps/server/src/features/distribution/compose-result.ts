import { createHash } from 'node:crypto';
import { buildReport } from '@prorata/documents/report/build-report';
import { composeReport, RENDERER_VERSION } from '@prorata/documents/report/compose-report';
import type { ComposedReport } from '@prorata/documents/report/composed-report';
import { composedReportToJson } from '@prorata/documents/report/render-report';
import { reportToJson } from '@prorata/documents/report/report';
import { ENGINE_VERSION } from '@prorata/domain/distribution/outcome';
import { inputToJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { lawVersion } from '@prorata/law/law-version';
import type { DossierContent } from './content.ts';
import type { Calculation } from './inspect-dossier.ts';
import { reportSourceOf } from './report-source.ts';

/** A calculation with the document that is rendered and signed, and the texts that are stored of both. */
export interface ComposedResult {
  readonly document: ComposedReport;
  readonly stored: {
    readonly inputJson: string;
    readonly inputSha256: string;
    readonly outcomeJson: string;
    readonly outcomeSha256: string;
    readonly reportJson: string;
    readonly documentJson: string;
    readonly lawVersion: string;
    readonly engineVersion: string;
    readonly rendererVersion: string;
  };
}

/** The law does not change while the server runs. */
const LAW_VERSION = lawVersion(sha256Of);

export function composeResult(
  content: DossierContent,
  calculation: Calculation,
  { sequence, at }: { readonly sequence: number; readonly at: Date },
): ComposedResult {
  const inputJson = inputToJson(calculation.input);
  const outcomeJson = resultToJson(calculation.distribution);
  const seal = {
    lawVersion: LAW_VERSION,
    engineVersion: ENGINE_VERSION,
    inputSha256: sha256Of(inputJson),
    outcomeSha256: sha256Of(outcomeJson),
  };
  const report = buildReport(reportSourceOf(content, { ...calculation, sequence, at, seal }));
  const document = composeReport(report);
  return {
    document,
    stored: {
      ...seal,
      inputJson,
      outcomeJson,
      reportJson: reportToJson(report),
      documentJson: composedReportToJson(document),
      rendererVersion: RENDERER_VERSION,
    },
  };
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
