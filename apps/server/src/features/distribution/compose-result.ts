import { createHash } from 'node:crypto';
import { buildReport } from '@prorata/documents/report/build-report';
import { composeReport, RENDERER_VERSION } from '@prorata/documents/report/compose-report';
import type { ComposedReport } from '@prorata/documents/report/composed-report';
import { composedReportToJson } from '@prorata/documents/report/render-report';
import { type Report, reportToJson } from '@prorata/documents/report/report';
import { ENGINE_VERSION } from '@prorata/domain/distribution/outcome';
import { inputToJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { lawVersion } from '@prorata/law/law-version';
import type { DossierContent } from './content.ts';
import type { Calculation } from './inspect-dossier.ts';
import type { InterestCutOff } from './interest.ts';
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

/** Which calculation of the dossier it is, and when it was made: both stand in the report. */
interface Occasion {
  readonly sequence: number;
  readonly at: Date;
  readonly interestCutOff: InterestCutOff;
}

export function composeResult(
  content: DossierContent,
  calculation: Calculation,
  occasion: Occasion,
  sealPage: string,
): ComposedResult {
  const report = reportOf(content, calculation, occasion);
  const document = composeReport(report, sealPage);
  return {
    document,
    stored: {
      ...report.seal,
      inputJson: inputToJson(calculation.input),
      outcomeJson: resultToJson(calculation.distribution),
      reportJson: reportToJson(report),
      documentJson: composedReportToJson(document),
      rendererVersion: RENDERER_VERSION,
    },
  };
}

/** Everything that the report of a calculation says, before it is put into words. */
export function reportOf(content: DossierContent, calculation: Calculation, occasion: Occasion): Report {
  const seal = {
    lawVersion: LAW_VERSION,
    engineVersion: ENGINE_VERSION,
    inputSha256: sha256Of(inputToJson(calculation.input)),
    outcomeSha256: sha256Of(resultToJson(calculation.distribution)),
  };
  return buildReport(reportSourceOf(content, { ...calculation, ...occasion, seal }));
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
