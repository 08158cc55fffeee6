import type { Selectable } from 'kysely';
import type { StatementsTable } from '../../database/tables.ts';

type Creditor = Pick<
  Selectable<StatementsTable>,
  'id' | 'enterpriseNumber' | 'nationalNumber' | 'corporateName' | 'firstName' | 'lastName'
>;

/**
 * Which statements are of one creditor: those with the same number, or without one the same name. The creditor is
 * known by the id of the first of them.
 */
export function creditorsOfStatements(statements: readonly Creditor[]): ReadonlyMap<string, string> {
  const firstOf = new Map<string, string>();
  const inOrder = statements.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return new Map(
    inOrder.map((statement) => {
      const identity = identityOf(statement);
      const creditorId = firstOf.get(identity) ?? statement.id;
      firstOf.set(identity, creditorId);
      return [statement.id, creditorId];
    }),
  );
}

function identityOf({ id, enterpriseNumber, nationalNumber, corporateName, firstName, lastName }: Creditor) {
  const number = enterpriseNumber ?? nationalNumber;
  if (number !== null) return `number ${number}`;
  const name = (corporateName ?? [firstName, lastName].filter(Boolean).join(' ')).trim().toLowerCase();
  return name === '' ? `statement ${id}` : `name ${name}`;
}
