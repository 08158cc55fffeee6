import { consignmentOf } from '@prorata/domain/contestations/consignment';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { getStoredResult, type StoredResult } from '../results/stored-result.ts';

export type DraftInForce = Awaited<ReturnType<typeof getDraftInForce>>;

/** The signed report that can be contested. */
export async function getDraftInForce(db: Database | Transaction, dossierId: string) {
  const draft = await db
    .selectFrom('calculationResults as result')
    .leftJoin('users as signer', 'signer.id', 'result.signedBy')
    .select(['result.id', 'fileName', 'signedAt', 'signedPdfFileId'])
    .select(sql<string | null>`signer.first_name || ' ' || signer.last_name`.as('signerName'))
    .where('dossierId', '=', dossierId)
    .where('signedAt', 'is not', null)
    .where('voidedAt', 'is', null)
    .executeTakeFirst();
  if (!draft?.signedAt || !draft.signedPdfFileId) throw new ProblemError('result-not-signed');
  const { signedAt, signedPdfFileId } = draft;
  return { ...draft, signedAt, signedPdfFileId };
}

/** What would go to the deposit office, by a draft as it was signed. */
export function consignmentIn({ distribution, report }: Pick<StoredResult, 'distribution' | 'report'>) {
  const ofDraft = new Set(report.costs.tariff.map(({ costId }) => costId));
  return consignmentOf(distribution, (costId) => ofDraft.has(costId));
}

export async function readConsignment(
  db: Database | Transaction,
  dossierId: string,
  { id: resultId }: Pick<DraftInForce, 'id'>,
) {
  return consignmentIn(await getStoredResult(db, { dossierId, resultId }));
}
