import { type Insertable, type SqlBool, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { PartiesTable, Transaction } from '../../database/tables.ts';
import { readInstitutions } from '../institutions/find-institutions.ts';
import { followed } from './institution-party.ts';
import { inPairOrder, joinParties } from './join-parties.ts';

type Identity = Pick<
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

/** How the office reached and paid them this time; what a form does not ask is left out. */
export type Contact = Partial<
  Pick<
    Insertable<PartiesTable>,
    'salutation' | 'email' | 'extraEmails' | 'paymentAccount' | 'sendMethod' | 'sendOption' | 'language'
  >
>;

type MetParty = Identity & Contact;

/**
 * Remembers whom an office met as defendant or creditor, so that its forms can fill themselves in. Whoever has a
 * number is known by it, others by their name and where they live; what was known and is not said again stays. Gives
 * its id in the party book.
 */
export async function rememberParty(
  trx: Transaction,
  organizationId: string,
  party: MetParty,
  at: Date,
): Promise<string | undefined> {
  const { nationalNumber, enterpriseNumber, ...details } = party;
  if (!party.name && !party.lastName) return undefined;
  const known = await joinUnnumbered(trx, organizationId, party, await findKnown(trx, organizationId, party));
  if (known === undefined) {
    const institution = (await readInstitutions(trx, [enterpriseNumber ?? null])).get(
      enterpriseNumber ?? null,
    );
    const own = { ...party, ...followed(party, institution) };
    const added = await trx
      .insertInto('parties')
      .values({ id: newId(), organizationId, ...own, firstSeenAt: at, lastSeenAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  }
  if (enterpriseNumber) await giveNumber(trx, known, enterpriseNumber);
  await updateKnown(trx, known, details, at);
  return known;
}

/** To a trader who was known by the national number alone. */
async function giveNumber(trx: Transaction, partyId: string, enterpriseNumber: string): Promise<void> {
  await trx
    .updateTable('parties')
    .set({ enterpriseNumber })
    .where('id', '=', partyId)
    .where('enterpriseNumber', 'is', null)
    .execute();
}

/**
 * An enterprise or a public service may have been known by its name alone, as standard invitations name it, before its number
 * was: with the same name at the same postcode it is one party, if it is the only one. People stay apart, for a father
 * and his son may share both. Gives whom it is known as.
 */
async function joinUnnumbered(
  trx: Transaction,
  organizationId: string,
  { name, enterpriseNumber, address }: MetParty,
  known: string | undefined,
): Promise<string | undefined> {
  if (!enterpriseNumber || !name || !address?.zipcode) return known;
  const twins = await trx
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(isSameAs({ ...UNNUMBERED, name }))
    .where(sql<SqlBool>`address ->> 'zipcode' = ${address.zipcode}`)
    .where((where) =>
      where.or([where('legalEntityType', 'is', null), where('legalEntityType', '<>', 'naturalPerson')]),
    )
    .execute();
  const [twin, ...others] = twins;
  if (twin === undefined || others.length > 0) return known;
  if (known === undefined) {
    const writtenAs = [...twin.writtenAs, twin.searchText];
    await trx.updateTable('parties').set({ enterpriseNumber, writtenAs }).where('id', '=', twin.id).execute();
    return twin.id;
  }
  // Unless the office told them apart.
  const pair = inPairOrder(known, twin.id);
  const numbered = await trx
    .selectFrom('parties')
    .selectAll()
    .where('id', '=', known)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('distinctParties')
            .select('partyId')
            .where('partyId', '=', pair.partyId)
            .where('otherPartyId', '=', pair.otherPartyId),
        ),
      ),
    )
    .executeTakeFirst();
  if (numbered !== undefined) await joinParties(trx, numbered, twin);
  return known;
}

const UNNUMBERED = {
  firstName: null,
  lastName: null,
  nationalNumber: null,
  enterpriseNumber: null,
  corporateForm: null,
  legalEntityType: null,
  address: null,
};

/** What was known and is not said again stays. */
export async function updateKnown(
  trx: Transaction,
  partyId: string,
  details: Partial<MetParty>,
  at: Date,
): Promise<void> {
  const institution = await trx
    .selectFrom('institutions')
    .innerJoin('parties', 'parties.enterpriseNumber', 'institutions.enterpriseNumber')
    .selectAll('institutions')
    .where('parties.id', '=', partyId)
    .executeTakeFirst();
  const said = Object.fromEntries(Object.entries(details).filter(isSaid));
  await trx
    .updateTable('parties')
    .set({ ...said, ...followed(details, institution), lastSeenAt: at })
    .where('id', '=', partyId)
    .execute();
}

function isSaid([, value]: [string, unknown]): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

async function findKnown(
  trx: Transaction,
  organizationId: string,
  party: MetParty,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('parties')
    .select(['id', sql<string | null>`nullif(address ->> 'zipcode', '')`.as('zipcode')])
    .where('organizationId', '=', organizationId)
    .where(isSameAs(party))
    // Of a trader both numbers may be known, each of another party of the book: that of the enterprise decides.
    .orderBy(sql`enterprise_number is not distinct from ${party.enterpriseNumber ?? null}`, 'desc')
    .orderBy('lastSeenAt', 'desc')
    .execute();
  const isNumbered = Boolean(party.enterpriseNumber || party.nationalNumber);
  return (isNumbered ? found[0] : findNamed(found, party.address?.zipcode || null))?.id;
}

/**
 * Of those of one name that have no number, who is meant: whoever lives there. At another postcode it is somebody else, of whose
 * account and address nothing may be taken for this one.
 */
function findNamed<Named extends { readonly zipcode: string | null }>(
  found: readonly Named[],
  zipcode: string | null,
): Named | undefined {
  const there = found.find((one) => one.zipcode === zipcode);
  if (there !== undefined) return there;
  if (zipcode !== null) return found.find((one) => one.zipcode === null);
  return found.length === 1 ? found[0] : undefined;
}

function isSameAs({ name, firstName, lastName, nationalNumber, enterpriseNumber }: MetParty) {
  // The national number beside a company is that of who speaks for it.
  if (enterpriseNumber && (name || !nationalNumber))
    return sql<SqlBool>`enterprise_number = ${enterpriseNumber}`;
  if (enterpriseNumber) {
    return sql<SqlBool>`(enterprise_number = ${enterpriseNumber} or national_number = ${nationalNumber})`;
  }
  if (nationalNumber) return sql<SqlBool>`national_number = ${nationalNumber}`;
  const words = [name, firstName, lastName].map((word) => word ?? '').join(' ');
  return sql<SqlBool>`
    national_number is null and enterprise_number is null and search_text = fold(' ' || ${words})`;
}
