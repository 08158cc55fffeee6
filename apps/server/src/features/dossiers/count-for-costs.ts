import type { CostCounts } from '@prorata/domain/costs/dossier-costs';
import type { SendOption } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

/**
 * What the tariff counts in a dossier: the statements that share in the distribution and their creditors, and the
 * invitations that went out.
 */
export async function countForCosts(db: Database | Transaction, dossierId: string): Promise<CostCounts> {
  const statements = await db
    .selectFrom('statements')
    .innerJoin('creditors as creditor', 'creditor.id', 'statements.creditorId')
    .select([sql<string>`coalesce(creditor.same_as_id, creditor.id)`.as('toldCreditorId'), 'sendOption'])
    .where('statements.dossierId', '=', dossierId)
    .where('deletedAt', 'is', null)
    // Zero marks a statement of a third party as invalid.
    .where((eb) => eb.or([eb('invitationId', 'is', null), eb('totalAmountClaimedCents', '>', 0n)]))
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select('sendMethod')
    .where('dossierId', '=', dossierId)
    .where('sentAt', 'is not', null)
    .execute();
  return {
    ...countStatements(statements),
    invitations: invitations.length,
    invitationsByRegisteredLetter: invitations.filter(({ sendMethod }) => sendMethod === 'RegisteredLetter')
      .length,
  };
}

interface CountedStatement {
  readonly toldCreditorId: string;
  readonly sendOption: SendOption | null;
}

/** What the tariff counts of the statements that share in a distribution. */
function countStatements(
  statements: readonly CountedStatement[],
): Pick<CostCounts, 'statements' | 'creditors' | 'creditorsByRegisteredLetter'> {
  const byLetter = statements.filter(({ sendOption }) => sendOption === 'RegisteredLetter');
  return {
    statements: statements.length,
    creditors: countCreditors(statements),
    creditorsByRegisteredLetter: countCreditors(byLetter),
  };
}

function countCreditors(statements: readonly CountedStatement[]): number {
  return new Set(statements.map(({ toldCreditorId }) => toldCreditorId)).size;
}
