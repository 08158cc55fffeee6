import type { BookParty, Party, RegisterFacts } from '@prorata/contract/parties/party';
import { maskNationalNumber } from '@prorata/domain/national-number';
import type { Selectable } from 'kysely';
import type { Address, PartiesTable } from '../../database/tables.ts';
import { streetAddressOf } from './street-address.ts';

export type StoredParty = Selectable<PartiesTable>;

/** What forms fill in and the book shows of a party that the office knows. */
export function fieldsOf(stored: StoredParty) {
  return {
    name: stored.name,
    firstname: stored.firstName,
    lastname: stored.lastName,
    salutation: stored.salutation,
    nationalNumber: stored.nationalNumber,
    kboNumber: stored.enterpriseNumber,
    corporateForm: stored.corporateForm,
    legalEntityType: stored.legalEntityType,
    address: wholeAddressOf(stored.address),
    email: stored.email,
    extraEmails: stored.extraEmails.length === 0 ? null : stored.extraEmails.join('; '),
    paymentaccount: stored.paymentAccount,
    sendMethod: stored.sendMethod,
    sendOption: stored.sendOption,
    language: stored.language,
  };
}

/** A party as the office knows it, with what the register says of it. */
export function presentParty(stored: StoredParty, register: RegisterFacts | null = null): Party {
  return { ...fieldsOf(stored), partyId: stored.id, register, institution: null };
}

/** Among others only the end of a national number is shown: whoever needs it opens the party. */
export function asOneOfMany<Known extends { readonly nationalNumber: string | null }>(party: Known): Known {
  return { ...party, nationalNumber: party.nationalNumber && maskNationalNumber(party.nationalNumber) };
}

export function presentBookParty(stored: StoredParty): BookParty {
  return {
    ...fieldsOf(stored),
    id: stored.id,
    version: stored.version,
    firstSeenAt: stored.firstSeenAt.toISOString(),
    lastSeenAt: stored.lastSeenAt.toISOString(),
  };
}

export function wholeAddressOf(address: Address | null) {
  return {
    addressee: address?.addressee ?? null,
    address1: address?.address1 ?? null,
    address2: address?.address2 ?? null,
    ...streetAddressOf(address),
  };
}
