import type { CostCounts } from '@prorata/domain/costs/dossier-costs';
import type { Selectable } from 'kysely';
import type { Database, StatementsTable, Transaction } from '../../database/tables.ts';
import { creditorsOfStatements } from './creditor-of-statement.ts';

/**
 * What the tariff counts in a dossier: the statements that share in the distribution and their creditors, and the
 * invitations that went out.
 */
export async function countForCosts(db: Database | Transaction, dossierId: string): Promise<CostCounts> {
  const statements = await db
    .selectFrom('statements')
    .select(['id', 'enterpriseNumber', 'nationalNumber', 'corporateName', 'firstName', 'lastName'])
    .select('sendOption')
    .where('dossierId', '=', dossierId)
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

type CountedStatement = Parameters<typeof creditorsOfStatements>[0][number] &
  Pick<Selectable<StatementsTable>, 'sendOption'>;

/** What the tariff counts of the statements that share in a distribution. */
export function countStatements(
  statements: readonly CountedStatement[],
): Pick<CostCounts, 'statements' | 'creditors' | 'creditorsByRegisteredLetter'> {
  const creditors = creditorsOfStatements(statements);
  const byLetter = statements.filter(({ sendOption }) => sendOption === 'RegisteredLetter');
  return {
    statements: statements.length,
    creditors: new Set(creditors.values()).size,
    creditorsByRegisteredLetter: new Set(byLetter.map(({ id }) => creditors.get(id))).size,
  };
}
