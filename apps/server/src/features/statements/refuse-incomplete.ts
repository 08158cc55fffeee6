import { canBeValidated } from '@prorata/domain/statement-parts';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { missingPartsOf } from './present-statement.ts';
import { completeStatement } from './read-statements.ts';
import type { StatementRecord } from './statement-record.ts';

/** Refuses to mark as validated what still lacks a settlement, a title, a proof, an amount or a creditor. */
export async function refuseIncomplete(trx: Transaction, statement: StatementRecord): Promise<void> {
  const missingParts = missingPartsOf(await completeStatement(trx, statement));
  if (!canBeValidated(missingParts))
    throw new ProblemError('statement-incomplete', { members: { missingParts } });
}
