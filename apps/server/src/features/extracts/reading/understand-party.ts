import type { ExtractContents } from '@prorata/contract/extracts/extract';
import { parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { parseNationalNumber } from '@prorata/domain/national-number';
import type { PartyField } from './fields.ts';
import { first, found, foundText, joined } from './found.ts';
import type { Printed } from './printed.ts';
import type { RawFields } from './raw-extract.ts';
import { acceptableAddress, readAddress, readCountry } from './values/read-address.ts';
import { readBirthDate } from './values/read-date.ts';
import { findLegalForm, readLegalForm } from './values/read-legal-form.ts';

type FoundParty = ExtractContents['defendant'];

/** Who a party is, as far as the extract tells. */
export function understandParty(fields: RawFields, role: 'defendant' | 'creditor'): FoundParty {
  const printed = (field: PartyField) => first(fields, `${role}.${field}`);
  return {
    ...namesOf(printed),
    kboNumber: found(printed('kboNumber'), parseEnterpriseNumber),
    nationalNumber: found(printed('nationalNumber'), parseNationalNumber),
    birthDate: found(printed('birthDate'), readBirthDate),
    address: addressOf(printed),
    department: foundText(printed('department')),
    email: found(printed('email'), readEmail),
  };
}

type Names = Pick<FoundParty, 'firstName' | 'lastName' | 'corporateName' | 'corporateForm'>;
type PrintedField = (field: PartyField) => Printed | undefined;

/** A name with a comma is that of a person, the last name first; any other name in one piece is that of an enterprise. */
function namesOf(printed: PrintedField): Names {
  const name = printed('name');
  const [before, after] = name?.splitAt(',') ?? [];
  const corporate = printed('corporateName') ?? (before ? undefined : name);
  const form = printed('corporateForm');
  const firstName = foundText(printed('firstName') ?? after);
  const lastName = foundText(printed('lastName') ?? before);
  if (form || corporate === undefined) {
    return {
      firstName,
      lastName,
      corporateName: foundText(corporate),
      corporateForm: found(form, readLegalForm),
    };
  }
  return { firstName, lastName, ...withFormApart(corporate) };
}

function withFormApart(name: Printed): Pick<Names, 'corporateName' | 'corporateForm'> {
  const form = findLegalForm(name.inline);
  const split = form === undefined ? undefined : name.splitEnd(form.length);
  if (split === undefined) {
    return { corporateName: foundText(name), corporateForm: found(undefined, readLegalForm) };
  }
  return { corporateName: foundText(split[0]), corporateForm: found(split[1], readLegalForm) };
}

/** How a party is called in a list; empty when the extract names nobody. */
export function listNameOf(party: FoundParty): string {
  const { firstName, lastName, corporateName, corporateForm, department } = party;
  const person = [firstName.value, lastName.value];
  const enterprise = [corporateName.value, corporateForm.printed];
  const name = [...(corporateName.value === null ? person : enterprise)].filter((part) => part).join(' ');
  return [name, department.value].filter((part) => part).join(', ');
}

/** In one piece, or with each part under a name of its own. */
function addressOf(printed: PrintedField): FoundParty['address'] {
  const whole = printed('address');
  if (whole) return found(whole, readAddress);
  const parts = ADDRESS_PARTS.flatMap((part) => printed(part) ?? []);
  const all = joined(parts, ', ');
  if (parts.length === 0) return { value: null, printed: null, places: [] };
  const [
    street = null,
    housenumber = null,
    housenumberaddition = null,
    zipcode = null,
    city = null,
    country,
  ] = ADDRESS_PARTS.map((part) => printed(part)?.inline ?? null);
  const value = {
    street,
    housenumber,
    housenumberaddition,
    zipcode,
    city,
    country: readCountry(country ?? '') ?? null,
  };
  return { ...all, value: acceptableAddress(value) ?? null };
}

const ADDRESS_PARTS = ['street', 'housenumber', 'housenumberaddition', 'zipcode', 'city', 'country'] as const;

function readEmail(text: string): string | undefined {
  const address = text.replaceAll('\n', '');
  return /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(address) ? address : undefined;
}
