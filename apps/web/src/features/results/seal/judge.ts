import { findPrintedAllotment, isPrinted } from '@prorata/proof/seal/printed-amounts';
import type { SealMark } from '@prorata/proof/seal/printed-seal';
import type { DocumentFault } from '@prorata/domain/signature';
import type { ReadReport } from './read-report.ts';
import type { Recalculation } from './recalculate.ts';

/** How one question was answered: yes, yes with a remark, no, or not asked for want of a file. */
export type PointState = 'good' | 'remark' | 'wrong' | 'open';

export const POINTS = ['signature', 'unchanged', 'seal', 'recalculated', 'law'] as const;
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

export interface Judgement {
  readonly points: Readonly<Record<PointKey, PointState>>;
  /** What failed first: `null` when nothing did. */
  readonly failure: 'unreadable' | 'changed' | 'signature' | 'qr' | 'pair' | 'sums' | null;
  readonly rows: readonly CheckedRow[];
  /** Whether the code on the paper and the file belong together; `null` when one of them is missing. */
  readonly isMarkSame: boolean | null;
}

interface Evidence {
  readonly report: ReadReport | null;
  readonly recalculation: Recalculation | null;
  readonly mark: SealMark | null;
}

/** That something was changed, as against a signature that is none. */
const CHANGES: readonly DocumentFault[] = ['contentChanged', 'coverageIncomplete', 'signatureBroken'];

/** What the files say together, worst first. */
export function judge({ report, recalculation, mark }: Evidence): Judgement {
  const rows = recalculation ? rowsOf(recalculation, report) : [];
  const isMarkSame = compareMark(mark, report, recalculation);
  const points = {
    signature: signatureState(report),
    unchanged: unchangedState(report),
    seal: sealState(report, recalculation, isMarkSame),
    recalculated: sumsState(recalculation, report, rows),
    law: lawState(recalculation),
  };
  return { points, rows, isMarkSame, failure: failureOf(points, report, isMarkSame) };
}

function failureOf(
  points: Judgement['points'],
  report: ReadReport | null,
  isMarkSame: boolean | null,
): Judgement['failure'] {
  if (report?.fault === 'unreadable') return 'unreadable';
  if (points.unchanged === 'wrong') return 'changed';
  if (points.signature === 'wrong') return 'signature';
  if (isMarkSame === false) return 'qr';
  if (points.seal === 'wrong') return 'pair';
  return points.recalculated === 'wrong' ? 'sums' : null;
}

function signatureState(report: ReadReport | null): PointState {
  if (report === null) return 'open';
  if (report.signature === null) return 'wrong';
  const { fault } = report.signature;
  if (fault !== null && !CHANGES.includes(fault)) return 'wrong';
  // There is a certificate, and it does not cover what is seen.
  if (report.fault !== null) return 'remark';
  return report.signature.lacks.length > 0 ? 'remark' : 'good';
}

function unchangedState(report: ReadReport | null): PointState {
  if (report === null) return 'open';
  if (report.fault === 'noSignature' || report.fault === 'unreadable') return 'open';
  return report.fault !== null && CHANGES.includes(report.fault) ? 'wrong' : 'good';
}

function sealState(
  report: ReadReport | null,
  recalculation: Recalculation | null,
  isMarkSame: boolean | null,
): PointState {
  if (isMarkSame === false) return 'wrong';
  if (recalculation === null || report === null)
    return isMarkSame === true && report !== null ? 'good' : 'open';
  if (report.seal === null) return 'wrong';
  const { seal } = recalculation.exported;
  const isPair =
    report.seal.inputSha256 === recalculation.inputSha256 &&
    report.seal.outcomeSha256 === seal.outcomeSha256 &&
    report.seal.lawVersion === seal.lawVersion &&
    report.seal.engineVersion === seal.engineVersion;
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
  const expected = report?.seal?.outcomeSha256 ?? recalculation.exported.seal.outcomeSha256;
  const isSame = recalculation.outcome.sha256 === expected && rows.every((row) => row.isSame !== false);
  if (isSame) return 'good';
  // Another edition of the law may give other sums, which is no fault of the report.
  return recalculation.isSameLaw ? 'wrong' : 'remark';
}

function lawState(recalculation: Recalculation | null): PointState {
  if (recalculation === null) return 'open';
  return recalculation.isSameLaw && recalculation.outcome !== null ? 'good' : 'remark';
}

function compareMark(
  mark: SealMark | null,
  report: ReadReport | null,
  recalculation: Recalculation | null,
): boolean | null {
  if (mark === null) return null;
  if (report?.seal) {
    return report.seal.inputSha256 === mark.inputSha256 && report.seal.outcomeSha256 === mark.outcomeSha256;
  }
  if (recalculation === null) return null;
  return (
    recalculation.inputSha256 === mark.inputSha256 &&
    recalculation.exported.seal.outcomeSha256 === mark.outcomeSha256
  );
}

function rowsOf({ outcome }: Recalculation, report: ReadReport | null): CheckedRow[] {
  if (outcome === null) return [];
  const lines = report?.lines ?? [];
  const isGiven = report !== null && lines.length > 0;
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
