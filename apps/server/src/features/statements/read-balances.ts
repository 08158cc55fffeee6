import { reportFromJson } from '@prorata/documents/report/report';
import type { CutOff } from '@prorata/domain/claims/parts';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database, Transaction } from '../../database/tables.ts';
import { readInterestMethod } from '../parameters/read-interest-method.ts';
import { type Balance, balanceOf } from './balance-of.ts';
import { completeStatements, selectEvenDeleted } from './read-statements.ts';

/** Up to when the interest was counted in the run before, and how it is counted; nothing for a dossier that follows none. */
export async function findLastCutOff(
  db: Database | Transaction,
  dossierId: string,
): Promise<CutOff | undefined> {
  const before = await db
    .selectFrom('followUps')
    .innerJoin('calculationResults as result', 'result.dossierId', 'followUps.followsId')
    .innerJoin('dossiers as earlier', 'earlier.id', 'followUps.followsId')
    .select(['result.reportJson', 'earlier.contestationEndsOn', 'result.signedAt'])
    .where('followUps.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const { reportJson, contestationEndsOn, signedAt } = before;
  const cutOff =
    reportFromJson(reportJson).interestUntil ?? contestationEndsOn ?? (signedAt && brusselsDate(signedAt));
  return cutOff === null ? undefined : { ...(await readInterestMethod(db)), cutOff };
}

/** What is still owed by statements that a run took over from the one before, also by those whose place another took. */
export async function readBalances(
  db: Database | Transaction,
  dossierId: string,
  statementIds: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  if (statementIds.length === 0) return new Map();
  const cutOff = await findLastCutOff(db, dossierId);
  if (cutOff === undefined) return new Map();
  const rows = await selectEvenDeleted(db).where('statement.id', 'in', statementIds).execute();
  const statements = await completeStatements(db, rows);
  return new Map(statements.map((statement) => [statement.id, balanceOf(statement, cutOff)]));
}
