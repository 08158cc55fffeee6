import { resultFromJson } from '@prorata/domain/distribution/snapshot';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import { readTogether } from '../../database/read-together.ts';
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
  readonly isVoided: boolean;
  /** The day of the draft that it replaces; of the last where there are several. */
  readonly replaces: IsoDate | null;
  /** What each statement was allotted, reserved amounts included. */
  readonly allotted: ReadonlyMap<string, Cents>;
}

export async function getReportToSend(
  db: Database | Transaction,
  { dossierId, resultId }: Place,
): Promise<ReportToSend> {
  const [result, replaces] = await readTogether(db, (db) => [
    db
      .selectFrom('calculationResults')
      .select(['id', 'fileName', 'signedAt', 'signedPdfFileId', 'outcomeJson', 'voidedAt'])
      .where('id', '=', resultId)
      .where('dossierId', '=', dossierId)
      .executeTakeFirst(),
    findReplacedDay(db, resultId),
  ]);
  if (result === undefined) throw new ProblemError('not-found');
  const { outcomeJson, signedAt, signedPdfFileId, voidedAt, ...report } = result;
  if (signedAt === null || signedPdfFileId === null) throw new ProblemError('result-not-signed');
  return {
    ...{ ...report, signedAt, signedPdfFileId, isVoided: voidedAt !== null },
    replaces,
    allotted: sumByStatement(outcomeJson),
  };
}

/** The same, refused when it is without effect: nothing goes out of it any more. */
export async function getReportInForce(db: Database | Transaction, place: Place): Promise<ReportToSend> {
  const report = await getReportToSend(db, place);
  if (report.isVoided) throw new ProblemError('result-voided');
  return report;
}

async function findReplacedDay(db: Database | Transaction, resultId: string): Promise<IsoDate | null> {
  const replaced = await db
    .selectFrom('calculationResults')
    .select('signedAt')
    .where('replacedBy', '=', resultId)
    .where('voidKind', '=', 'replaced')
    .orderBy('signedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return replaced?.signedAt ? brusselsDate(replaced.signedAt) : null;
}

function sumByStatement(outcomeJson: string): ReadonlyMap<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { statementId, allottedCents } of resultFromJson(outcomeJson).lines) {
    if (statementId !== null) sums.set(statementId, (sums.get(statementId) ?? 0n) + allottedCents);
  }
  return sums;
}
