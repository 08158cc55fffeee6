import type { Report } from '@prorata/documents/report/report';
import { reportFromJson } from '@prorata/documents/report/report';
import type { Choices } from '@prorata/domain/distribution/input';
import type { Distribution } from '@prorata/domain/distribution/outcome';
import { inputFromJson, resultFromJson } from '@prorata/domain/distribution/snapshot';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { ResultPlace } from '../distribution/select-results.ts';

/** A calculation as it was kept: its sums, what was decided, and the names that its report gives to what they are about. */
export interface StoredResult {
  readonly distribution: Distribution;
  readonly choices: Choices | undefined;
  readonly report: Report;
  readonly lawVersion: string;
  readonly inputSha256: string;
  readonly outcomeSha256: string;
}

export async function getStoredResult(
  db: Database | Transaction,
  { dossierId, resultId }: ResultPlace,
): Promise<StoredResult> {
  const kept = await db
    .selectFrom('calculationResults')
    .select(['inputJson', 'outcomeJson', 'reportJson', 'lawVersion', 'inputSha256', 'outcomeSha256'])
    .where('dossierId', '=', dossierId)
    .where('id', '=', resultId)
    .executeTakeFirst();
  if (kept === undefined) throw new ProblemError('not-found');
  const { inputJson, outcomeJson, reportJson, ...seal } = kept;
  return {
    ...seal,
    distribution: resultFromJson(outcomeJson),
    choices: inputFromJson(inputJson).choices,
    report: reportFromJson(reportJson),
  };
}

/** Who of the creditors is paid, and in which order they come. */
export async function readShares(db: Database | Transaction, resultId: string) {
  const { outcomeJson } = await db
    .selectFrom('calculationResults')
    .select('outcomeJson')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  const { lines, totals } = resultFromJson(outcomeJson);
  const ofCreditors = Map.groupBy(lines, ({ statementId }) => statementId);
  const paid = [...ofCreditors].filter(
    ([statementId, own]) => statementId !== null && own.some(({ allottedCents }) => allottedCents > 0n),
  );
  return {
    paidCents: totals.paidCents,
    paidCreditors: paid.length,
    /** By the first round in which one of their claims took part; null for whoever has none. */
    positionOf(statementId: string | null): number | null {
      const own = statementId === null ? [] : (ofCreditors.get(statementId) ?? []);
      const rounds = own.flatMap(({ steps }) => steps.map(({ round }) => round));
      return rounds.length === 0 ? null : Math.min(...rounds);
    },
  };
}

/** The names of pools, creditors, costs and estates, by the ids that the calculation knows them by. */
export function namesIn({ pools, declarants, costs, estates = [] }: Report) {
  return {
    estates: new Map(estates.map(({ id, name }) => [id, name])),
    pools: new Map(pools.map(({ id, name }) => [id, name])),
    creditors: new Map(declarants.map(({ statementId, name }) => [statementId, name])),
    costs: new Map([
      ...costs.execution.map(({ id, description }) => [id, description] as const),
      ...costs.tariff.map(({ costId, name }) => [costId, name] as const),
    ]),
  };
}

/** Whose each statement is as the dossier has it now, those that were deleted too. */
export async function readCreditorsOfStatements(
  db: Database | Transaction,
  dossierId: string,
): Promise<ReadonlyMap<string, string>> {
  const statements = await db
    .selectFrom('statements')
    .innerJoin('creditors as creditor', 'creditor.id', 'statements.creditorId')
    .select(['statements.id', sql<string>`coalesce(creditor.same_as_id, creditor.id)`.as('creditorId')])
    .where('statements.dossierId', '=', dossierId)
    .execute();
  return new Map(statements.map(({ id, creditorId }) => [id, creditorId]));
}
