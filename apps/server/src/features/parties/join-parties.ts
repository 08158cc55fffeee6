import { sql } from 'kysely';
import type { Address, Transaction } from '../../database/tables.ts';
import { forgetParties } from './party-book.ts';
import type { StoredParty } from './present-party.ts';

/**
 * Makes two parties of the book one. What the one that is kept does not say is taken from the other, mail addresses are put
 * together, and dossiers know the one that is kept; the other is forgotten. Gives the one that is kept as it is now.
 */
export async function joinParties(
  trx: Transaction,
  kept: StoredParty,
  other: StoredParty,
): Promise<StoredParty> {
  await trx.updateTable('creditors').set({ partyId: kept.id }).where('partyId', '=', other.id).execute();
  await sql`
    insert into distinct_parties
    select least(${kept.id}, third), greatest(${kept.id}, third)
    from (
      select case when party_id = ${other.id} then other_party_id else party_id end as third
      from distinct_parties where ${other.id} in (party_id, other_party_id)
    ) as told_apart
    where third <> ${kept.id}
    on conflict do nothing`.execute(trx);
  await forgetParties(trx, [other.id]);
  return trx
    .updateTable('parties')
    .set(joinedValues(kept, other))
    .where('id', '=', kept.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function joinedValues(kept: StoredParty, other: StoredParty) {
  const email = kept.email ?? other.email;
  const emails = [...kept.extraEmails, ...(other.email === null ? [] : [other.email]), ...other.extraEmails];
  return {
    salutation: kept.salutation ?? other.salutation,
    nationalNumber: kept.nationalNumber ?? other.nationalNumber,
    enterpriseNumber: kept.enterpriseNumber ?? other.enterpriseNumber,
    corporateForm: kept.corporateForm ?? other.corporateForm,
    legalEntityType: kept.legalEntityType ?? other.legalEntityType,
    address: isEmpty(kept.address) ? other.address : kept.address,
    email,
    extraEmails: [...new Set(emails)].filter((one) => one !== email),
    paymentAccount: kept.paymentAccount ?? other.paymentAccount,
    sendMethod: kept.sendMethod ?? other.sendMethod,
    sendOption: kept.sendOption ?? other.sendOption,
    language: kept.language ?? other.language,
    writtenAs: [...new Set([kept, other].flatMap(writtenAs))],
    firstSeenAt: new Date(Math.min(kept.firstSeenAt.getTime(), other.firstSeenAt.getTime())),
    lastSeenAt: new Date(Math.max(kept.lastSeenAt.getTime(), other.lastSeenAt.getTime())),
  };
}

/** Whoever has no number is known by the name, and dossiers go on to write it so. */
function writtenAs({
  enterpriseNumber,
  nationalNumber,
  searchText,
  ...party
}: StoredParty): readonly string[] {
  const isNumbered = enterpriseNumber !== null || nationalNumber !== null;
  return isNumbered ? party.writtenAs : [...party.writtenAs, searchText];
}

/** A country alone is no address. */
function isEmpty(address: Address | null): boolean {
  return Object.entries(address ?? {}).every(([part, value]) => part === 'country' || !value);
}

/** The two as the list of those told apart has them. */
export function inPairOrder(one: string, other: string): { partyId: string; otherPartyId: string } {
  return one < other ? { partyId: one, otherPartyId: other } : { partyId: other, otherPartyId: one };
}
