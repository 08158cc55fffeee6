import type { FieldError } from '@prorata/contract/field-errors';
import { centsFromEuros } from '@prorata/domain/money';
import type { Transaction } from '../database/tables.ts';
import { ProblemError } from '../http/problems/problem-error.ts';
import type { GivenStatement } from './statement-fields.ts';
import { sumOfClaims } from './sum-of-claims.ts';

/**
 * Refuses what a form alone cannot know to be wrong. `statementId` is that of a statement that stands already. A
 * total of 0 says that nothing is accepted, so it is not held against the claims.
 */
export async function checkStatement(
  trx: Transaction,
  given: GivenStatement,
  statementId?: string,
): Promise<void> {
  const total = centsFromEuros(given.totalAmountClaimed);
  const claimed = statementId === undefined || total === 0n ? 0n : await sumOfClaims(trx, statementId);
  const errors: FieldError[] = [];
  if (claimed > total) errors.push({ path: 'totalAmountClaimed', code: 'claims-exceed-total' });
  if (given.bailiffOfficeId !== null && !(await isBailiffsOffice(trx, given.bailiffOfficeId))) {
    errors.push({ path: 'bailiffOfficeId', code: 'choice-invalid' });
  }
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

async function isBailiffsOffice(trx: Transaction, id: string): Promise<boolean> {
  const office = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('isBailiffsOffice', '=', true)
    .where('approval', '=', 'approved')
    .executeTakeFirst();
  return office !== undefined;
}
