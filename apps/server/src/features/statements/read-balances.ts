import { reportFromJson } from '@prorata/documents/report/report';
import type { CutOff } from '@prorata/domain/claims/parts';
import { brusselsDate } from '@prorata/domain/iso-date';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { readInterestMethod } from '../parameters/read-interest-method.ts';
import { type Balance, balanceOf } from './balance-of.ts';
import { readWholeStatements, type StatementIds, selectEvenDeleted } from './read-statements.ts';

/** Up to when the interest was counted in the run before, and how it is counted; nothing for a dossier that follows none. */
export async function findLastCutOff(
  db: Database | Transaction,
  dossierId: string,
): Promise<CutOff | undefined> {
  const { before, method } = await readTogether(db, (db) => ({
    before: findReportBefore(db, dossierId),
    method: readInterestMethod(db),
  }));
  if (before === undefined) return undefined;
  const { reportJson, contestationEndsOn, signedAt } = before;
  const cutOff =
    reportFromJson(reportJson).interestUntil ?? contestationEndsOn ?? (signedAt && brusselsDate(signedAt));
  return cutOff === null ? undefined : { ...method, cutOff };
}

function findReportBefore(db: Database, dossierId: string) {
  return db
    .selectFrom('followUps')
    .innerJoin('calculationResults as result', 'result.dossierId', 'followUps.followsId')
    .innerJoin('dossiers as earlier', 'earlier.id', 'followUps.followsId')
    .select(['result.reportJson', 'earlier.contestationEndsOn', 'result.signedAt'])
    .where('followUps.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirst();
}

/** What is still owed by statements that a run took over from the one before, also by those whose place another took. */
export async function readBalances(
  db: Database | Transaction,
  dossierId: string,
  statementIds: StatementIds,
): Promise<ReadonlyMap<string, Balance>> {
  if (Array.isArray(statementIds) && statementIds.length === 0) return new Map();
  const { cutOff, statements } = await readTogether(db, (db) => ({
    cutOff: findLastCutOff(db, dossierId),
    statements: readWholeStatements(db, statementIds, selectEvenDeleted),
  }));
  if (cutOff === undefined) return new Map();
  return new Map(statements.map((statement) => [statement.id, balanceOf(statement, cutOff)]));
}
