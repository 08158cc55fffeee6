import { canBeValidated } from '@prorata/domain/statement-parts';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { missingPartsOf } from './present-statement.ts';
import { completeStatement } from './read-statements.ts';
import type { StatementRecord } from './statement-record.ts';

/**
 * Refuses to mark as validated what still lacks a settlement, a title, a proof, an amount or a creditor, or rests on a file that the
 * scanner has not judged or in which it found a virus: only what is validated is calculated with.
 */
export async function refuseIncomplete(trx: Transaction, statement: StatementRecord): Promise<void> {
  const whole = await completeStatement(trx, statement);
  for (const document of whole.documents) refuseUnjudged(document);
  const missingParts = missingPartsOf(whole);
  if (!canBeValidated(missingParts))
    throw new ProblemError('statement-incomplete', { members: { missingParts } });
}
