import type { ReportOrigin, Verdict } from '@prorata/proof/report/report-proof';
import { findPrintedAllotment, isPrinted } from '@prorata/proof/seal/printed-amounts';
import type { SealMark } from '@prorata/proof/seal/printed-seal';
import type { ReadReport } from './read-report.ts';
import type { Recalculation } from './recalculate.ts';

/** How one question was answered: yes, yes with a remark, no, or not asked for want of a file. */
export type PointState = 'good' | 'remark' | 'wrong' | 'open';

export const POINTS = ['signature', 'unchanged', 'origin', 'seal', 'recalculated', 'law'] as const;
export type PointKey = (typeof POINTS)[number];

/** One line of the table: what the document prints, and what the sum gives. */
export interface CheckedRow {
  readonly key: string;
  readonly number: number | null;
  readonly name: string | null;
  /** `null`: not read in the document, or no document was given. */
  readonly printedCents: bigint | null;
  readonly cents: bigint;
  readonly isSame: boolean | null;
}

/** Why it is refused: the report itself, or that it does not belong to what was given with it. */
export type Refusal = Exclude<Verdict, 'real' | 'partial'> | 'otherDossier' | 'qr' | 'pair' | 'sums';
/** The answer in one line; the first two are the only ones that call a report real. */
export type Headline = 'whole' | 'signed' | 'partial' | 'partly' | 'calculated' | Refusal;

export interface Judgement {
  readonly headline: Headline;
  /** `null` when nothing failed. */
  readonly refusal: Refusal | null;
  readonly points: Readonly<Record<PointKey, PointState>>;
  readonly rows: readonly CheckedRow[];
  /** Whether the code on the paper and the file belong together; `null` when one of them is missing. */
  readonly isMarkSame: boolean | null;
}

interface Evidence {
  readonly report: ReadReport | null;
  readonly recalculation: Recalculation | null;
  readonly mark: SealMark | null;
}

/** The common verdict on the files; never more than the report alone proves. */
export function judge(evidence: Evidence): Judgement {
  const { report, recalculation } = evidence;
  const rows = recalculation ? rowsOf(recalculation, report) : [];
  const isMarkSame = compareMark(evidence);
  const points = {
    signature: signatureState(report),
    unchanged: unchangedState(report),
    origin: originState(report),
    seal: sealState(evidence, isMarkSame),
    recalculated: sumsState(recalculation, report, rows),
    law: lawState(recalculation),
  };
  const refusal = refusalOf(evidence, points, isMarkSame);
  return { headline: refusal ?? headlineOf(report, points), refusal, points, rows, isMarkSame };
}

function refusalOf(
  evidence: Evidence,
  points: Judgement['points'],
  isMarkSame: boolean | null,
): Refusal | null {
  const verdict = evidence.report?.verdict;
  if (verdict !== undefined && verdict !== 'real' && verdict !== 'partial') return verdict;
  if (isOfOtherDossier(evidence)) return 'otherDossier';
  if (isMarkSame === false) return 'qr';
  if (points.seal === 'wrong') return 'pair';
  return points.recalculated === 'wrong' ? 'sums' : null;
}

function headlineOf(report: ReadReport | null, { recalculated }: Judgement['points']): Headline {
  if (report === null) return recalculated === 'remark' ? 'partly' : 'calculated';
  if (report.verdict !== 'real') return 'partial';
  return recalculated === 'good' ? 'whole' : 'signed';
}

function isHeld(report: ReadReport): boolean {
  return report.verdict === 'real' || report.verdict === 'partial';
}

/** Only what is proven is good: below any other headline the same facts are remarks. */
function signatureState(report: ReadReport | null): PointState {
  if (report === null) return 'open';
  const { verdict, proof } = report;
  if (verdict === 'real') return 'good';
  if (verdict === 'invalid' || verdict === 'notSigned') return 'wrong';
  return proof.signature === null ? 'open' : 'remark';
}

function unchangedState(report: ReadReport | null): PointState {
  if (report === null) return 'open';
  if (isHeld(report)) return 'good';
  return report.verdict === 'changed' || report.verdict === 'ambiguous' ? 'wrong' : 'open';
}

function originState(report: ReadReport | null): PointState {
  if (report === null) return 'open';
  if (report.verdict === 'foreign') return 'wrong';
  const { state } = report.proof.origin;
  if (!isHeld(report)) return 'open';
  return state === 'ours' ? 'good' : 'remark';
}

/** Offices number their dossiers by themselves: the same dossier and calculation have the same fingerprints. */
function isOfOtherDossier({ report, recalculation, mark }: Evidence): boolean {
  const origin = report?.proof.origin;
  if (!report || !origin?.seal) return false;
  const { inputSha256 } = origin.seal;
  const calculation = calculationIn(report.proof.lines.flat(), origin);
  return [mark, recalculation && markOf(recalculation)].some(
    (given) =>
      given?.fileNumber === origin.fileNumber &&
      given.inputSha256 !== inputSha256 &&
      (calculation === null || given.calculation === calculation),
  );
}

function markOf({ exported: { fileNumber, calculation, seal } }: Recalculation) {
  return { fileNumber, calculation: calculation.number, inputSha256: seal.inputSha256 };
}

/** The number of the calculation, which the seal prints behind that of the dossier. */
function calculationIn(lines: readonly string[], { fileNumber }: ReportOrigin): number | null {
  const start = `${fileNumber} · `;
  const line = lines.find((text) => text.includes(start));
  const number = line && /^\d+/.exec(line.slice(line.indexOf(start) + start.length))?.[0];
  return number ? Number(number) : null;
}

function sealState({ report, recalculation }: Evidence, isMarkSame: boolean | null): PointState {
  if (isMarkSame === false) return 'wrong';
  if (recalculation === null || report === null) {
    return isMarkSame === true && report !== null ? 'good' : 'open';
  }
  const printed = report.proof.origin.seal;
  if (printed === null) return 'wrong';
  const { seal } = recalculation.exported;
  const isPair =
    printed.inputSha256 === recalculation.inputSha256 &&
    printed.outcomeSha256 === seal.outcomeSha256 &&
    printed.lawVersion === seal.lawVersion &&
    printed.engineVersion === seal.engineVersion;
  return isPair ? 'good' : 'wrong';
}

/** The fingerprint of the outcome is the proof; the sums on the paper show where it went wrong. */
function sumsState(
  recalculation: Recalculation | null,
  report: ReadReport | null,
  rows: readonly CheckedRow[],
): PointState {
  if (recalculation === null) return 'open';
  if (recalculation.outcome === null) return recalculation.obstacle === 'otherEngine' ? 'remark' : 'wrong';
  const expected = report?.proof.origin.seal?.outcomeSha256 ?? recalculation.exported.seal.outcomeSha256;
  const isSame = recalculation.outcome.sha256 === expected && rows.every((row) => row.isSame !== false);
  if (isSame) return 'good';
  // Another edition of the law may give other sums, which is no fault of the report.
  return recalculation.isSameLaw ? 'wrong' : 'remark';
}

function lawState(recalculation: Recalculation | null): PointState {
  if (recalculation === null) return 'open';
  return recalculation.isSameLaw && recalculation.outcome !== null ? 'good' : 'remark';
}

function compareMark({ report, recalculation, mark }: Evidence): boolean | null {
  if (mark === null) return null;
  const printed = report?.proof.origin.seal;
  if (printed) {
    return printed.inputSha256 === mark.inputSha256 && printed.outcomeSha256 === mark.outcomeSha256;
  }
  if (recalculation === null) return null;
  return (
    recalculation.inputSha256 === mark.inputSha256 &&
    recalculation.exported.seal.outcomeSha256 === mark.outcomeSha256
  );
}

function rowsOf({ outcome }: Recalculation, report: ReadReport | null): CheckedRow[] {
  if (outcome === null) return [];
  const lines = report?.proof.lines.flat() ?? [];
  const isGiven = lines.length > 0;
  const creditors = outcome.creditors.map((creditor) => {
    const printedCents = isGiven ? findPrintedAllotment(lines, creditor) : null;
    const { number, name, allottedCents: cents } = creditor;
    const isSame = printedCents === null ? null : printedCents === cents;
    return { key: String(number), number, name, printedCents, cents, isSame };
  });
  const sum = (key: string, cents: bigint): CheckedRow => {
    const isSame = isGiven && isPrinted(lines, cents) ? true : null;
    return { key, number: null, name: null, printedCents: isSame ? cents : null, cents, isSame };
  };
  return [...creditors, sum('costs', outcome.costsCents), sum('total', outcome.moneyInCents)];
}
