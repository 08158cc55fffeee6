import { type Insertable, type SqlBool, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { PartiesTable, Transaction } from '../../database/tables.ts';

type MetParty = Pick<
  Insertable<PartiesTable>,
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'nationalNumber'
  | 'enterpriseNumber'
  | 'corporateForm'
  | 'legalEntityType'
  | 'address'
>;

/**
 * Remembers whom an office met as defendant or creditor, so that its forms can fill themselves in. Whoever has a
 * number is known by it, others by their name; what was known and is not said again stays. Gives its id in the party book.
 */
export async function rememberParty(
  trx: Transaction,
  organizationId: string,
  party: MetParty,
  at: Date,
): Promise<string | undefined> {
  const { nationalNumber, enterpriseNumber, ...details } = party;
  if (!party.name && !party.lastName) return undefined;
  const known = await findKnown(trx, organizationId, party);
  if (known === undefined) {
    const added = await trx
      .insertInto('parties')
      .values({ id: newId(), organizationId, ...party, firstSeenAt: at, lastSeenAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  }
  const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
  await trx
    .updateTable('parties')
    .set({ ...said, lastSeenAt: at })
    .where('id', '=', known)
    .execute();
  return known;
}

async function findKnown(
  trx: Transaction,
  organizationId: string,
  party: MetParty,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('parties')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(isSameAs(party))
    .orderBy('lastSeenAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

function isSameAs({ name, firstName, lastName, nationalNumber, enterpriseNumber }: MetParty) {
  if (enterpriseNumber) return sql<SqlBool>`enterprise_number = ${enterpriseNumber}`;
  if (nationalNumber) return sql<SqlBool>`national_number = ${nationalNumber}`;
  const words = [name, firstName, lastName].map((word) => word ?? '').join(' ');
  return sql<SqlBool>`
    national_number is null and enterprise_number is null and search_text = fold(' ' || ${words})`;
}
