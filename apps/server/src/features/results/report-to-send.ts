import { resultFromJson } from '@prorata/domain/distribution/snapshot';
import type { Cents } from '@prorata/domain/money';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

interface Place {
  readonly dossierId: string;
  readonly resultId: string;
}

/** A signed result with what goes out of it. */
export interface ReportToSend {
  readonly id: string;
  readonly fileName: string;
  readonly signedAt: Date;
  readonly signedPdfFileId: string;
  /** What each statement was allotted, reserved amounts included. */
  readonly allotted: ReadonlyMap<string, Cents>;
}

export async function getReportToSend(
  db: Database | Transaction,
  { dossierId, resultId }: Place,
): Promise<ReportToSend> {
  const result = await db
    .selectFrom('calculationResults')
    .select(['id', 'fileName', 'signedAt', 'signedPdfFileId', 'outcomeJson'])
    .where('id', '=', resultId)
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  if (result === undefined) throw new ProblemError('not-found');
  const { outcomeJson, signedAt, signedPdfFileId, ...report } = result;
  if (signedAt === null || signedPdfFileId === null) throw new ProblemError('result-not-signed');
  return { ...report, signedAt, signedPdfFileId, allotted: sumByStatement(outcomeJson) };
}

function sumByStatement(outcomeJson: string): ReadonlyMap<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { statementId, allottedCents } of resultFromJson(outcomeJson).lines) {
    if (statementId !== null) sums.set(statementId, (sums.get(statementId) ?? 0n) + allottedCents);
  }
  return sums;
}
