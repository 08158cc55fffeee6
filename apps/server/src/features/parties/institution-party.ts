import type { Institution } from '@prorata/contract/institutions/institution';
import type { InstitutionField, Party, RegisterFacts } from '@prorata/contract/parties/party';
import { nameWords } from '@prorata/domain/parties/fold-name';
import type { Language } from '@prorata/domain/vocabulary';
import type { Insertable } from 'kysely';
import type { PartiesTable } from '../../database/tables.ts';
import {
  fieldsOf as institutionOf,
  namesOf,
  type StoredInstitution,
} from '../institutions/institution-fields.ts';
import { fieldsOf, type StoredParty, wholeAddressOf } from './present-party.ts';

interface Found {
  readonly institution: StoredInstitution;
  readonly language: Language;
  /** As the office keeps it, if it met it. */
  readonly known: StoredParty | undefined;
  readonly register?: RegisterFacts | null | undefined;
}

/**
 * An institution as a form takes it over. What the office keeps of its own goes before what the platform says, and is
 * told. Of several accounts none is taken: whoever chooses says which.
 */
export function presentInstitutionParty({ institution, language, known, register = null }: Found): Party {
  const fields = institutionOf(institution);
  const own = known && fieldsOf(known);
  const said = valuesOf(fields);
  const ownFields = ownFieldsOf(known, institution);
  const kept = Object.fromEntries(ownFields.map((field) => [field, own?.[field]]));
  return {
    ...{ firstname: null, lastname: null, salutation: null, nationalNumber: null, corporateForm: null },
    ...{ name: namesOf(fields, language)[0] ?? null, kboNumber: fields.kboNumber },
    legalEntityType: fields.isGovernment ? 'government' : null,
    ...said,
    extraEmails: own?.extraEmails ?? null,
    ...kept,
    partyId: known?.id ?? null,
    register,
    institution: { purpose: null, ownFields },
  };
}

/** The same once for each account that may be meant: the office's own first, then those for what was typed. */
export function listInstitutionParties(found: Found, typed: string): Party[] {
  const party = presentInstitutionParty(found);
  const { accounts } = institutionOf(found.institution);
  if (accounts.length < 2) return [party];
  const ownFields = party.institution?.ownFields ?? [];
  const words = nameWords(typed);
  const isMeant = ({ purpose }: { readonly purpose: string | null }) =>
    nameWords(purpose ?? '').some((word) => words.some((start) => word.startsWith(start)));
  const others = accounts
    .toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
    .map(({ purpose, iban }) => ({
      ...party,
      paymentaccount: iban,
      institution: { purpose, ownFields: ownFields.filter((field) => field !== 'paymentaccount') },
    }));
  return ownFields.includes('paymentaccount') ? [party, ...others] : others;
}

/** What the platform says of an institution, by the fields of a party. */
function valuesOf({ address, email, accounts, languages, sendMethod, sendOption }: Fields) {
  const [account, ...otherAccounts] = accounts;
  const [language, ...otherLanguages] = languages;
  return {
    address: { addressee: null, address1: null, address2: null, ...address },
    email,
    paymentaccount: otherAccounts.length === 0 ? (account?.iban ?? null) : null,
    sendMethod,
    sendOption,
    language: otherLanguages.length === 0 ? (language ?? null) : null,
  };
}

type Fields = Pick<Institution, 'address' | 'email' | 'accounts' | 'languages' | 'sendMethod' | 'sendOption'>;
type Values = Partial<Pick<Party, InstitutionField>>;

/** In what the office keeps something else than the platform says. */
export function ownFieldsOf(
  known: StoredParty | undefined,
  institution: StoredInstitution,
): InstitutionField[] {
  if (known === undefined) return [];
  const own = fieldsOf(known);
  return FIELDS.filter((field) => isSaid(own[field]) && !isSaidBy(institution, { [field]: own[field] }));
}

const FIELDS = ['address', 'email', 'paymentaccount', 'sendMethod', 'sendOption', 'language'] as const;

/** A country alone is no address. */
function isSaid(value: Party[InstitutionField]): boolean {
  if (value === null || typeof value === 'string') return value !== null;
  return Object.entries(value).some(([part, text]) => part !== 'country' && text !== null);
}

/** Whether the platform says the same of an institution. */
function isSaidBy(institution: StoredInstitution, values: Values): boolean {
  const fields = institutionOf(institution);
  const said = valuesOf(fields);
  return FIELDS.filter((field) => values[field] !== undefined).every((field) => {
    const value = values[field];
    if (field === 'paymentaccount') return fields.accounts.some(({ iban }) => iban === value);
    if (field === 'language') return fields.languages.some((language) => language === value);
    if (field === 'address') return lineOf(values.address) === lineOf(said.address);
    return value === said[field];
  });
}

function lineOf(address: Party['address'] | undefined): string {
  const { street, housenumber, housenumberaddition, address1, zipcode, city } = address ?? {};
  const parts = [
    address1 ?? [street, housenumber, housenumberaddition].filter(Boolean).join(' '),
    zipcode,
    city,
  ];
  return nameWords(parts.join(' ')).join(' ');
}

type FollowedColumn = 'address' | 'email' | 'paymentAccount' | 'sendMethod' | 'sendOption' | 'language';

/**
 * What the platform says of an institution is not kept a second time: the office goes on to follow it when it changes, and only
 * what it says otherwise is its own.
 */
export function followed(
  {
    address,
    email,
    paymentAccount,
    sendMethod,
    sendOption,
    language,
  }: Pick<Partial<Insertable<PartiesTable>>, FollowedColumn>,
  institution: StoredInstitution | undefined,
): { readonly [Column in FollowedColumn]?: null } {
  if (institution === undefined) return {};
  const isSame = (values: Parameters<typeof isSaidBy>[1]) => isSaidBy(institution, values);
  return {
    ...(address && isSame({ address: wholeAddressOf(address) }) && { address: null }),
    ...(email && isSame({ email }) && { email: null }),
    ...(paymentAccount && isSame({ paymentaccount: paymentAccount }) && { paymentAccount: null }),
    ...(sendMethod && isSame({ sendMethod }) && { sendMethod: null }),
    ...(sendOption && isSame({ sendOption }) && { sendOption: null }),
    ...(language && isSame({ language }) && { language: null }),
  };
}
