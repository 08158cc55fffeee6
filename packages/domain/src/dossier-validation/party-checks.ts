import { parseEnterpriseNumber } from '../enterprise-number.ts';
import { parseNationalNumber } from '../national-number.ts';
import type { CreditorType } from '../vocabulary.ts';
import type { Creditor, PersonOrCompany, PostalAddress } from './dossier-to-validate.ts';

export function isFilledIn(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}

/** Surname and first name (Judicial Code 1629, 1°), and a national number that is right when it is given. */
export function isPersonComplete(party: PersonOrCompany): boolean {
  const hasName = isFilledIn(party.firstName) && isFilledIn(party.lastName);
  return hasName && isAbsentOr(party.nationalNumber, parseNationalNumber);
}

/** A name, and an enterprise number that is right when it is given: foreign companies have none. */
export function isCompanyComplete(party: PersonOrCompany): boolean {
  return isFilledIn(party.companyName) && isAbsentOr(party.enterpriseNumber, parseEnterpriseNumber);
}

const IS_CREDITOR_COMPLETE: Record<CreditorType, (creditor: PersonOrCompany) => boolean> = {
  person: isPersonComplete,
  // A trader acts under the name of the business or under the trader's own.
  trader: (creditor) => isCompanyComplete(creditor) || isPersonComplete(creditor),
  organization: isCompanyComplete,
  governmentInstance: isCompanyComplete,
  legalEntity: isCompanyComplete,
};

/** What kind of creditor it is, and the names that this kind has. */
export function isCreditorComplete(creditor: Omit<Creditor, 'address'>): boolean {
  return creditor.type !== null && IS_CREDITOR_COMPLETE[creditor.type](creditor);
}

/** Enough for a registered letter to arrive. Only Belgian postal codes have a form that can be checked. */
export function isAddressComplete(address: PostalAddress): boolean {
  const { address1, street, zipcode, city, country } = address;
  if (!isFilledIn(address1) && !isFilledIn(street)) return false;
  if (!isFilledIn(zipcode) || !isFilledIn(city) || !isFilledIn(country)) return false;
  return country !== 'BE' || isBelgianPostalCode(zipcode.trim());
}

/** The company's name, or first and last name; `null` when nothing was filled in. */
export function partyName(party: PersonOrCompany): string | null {
  const parts = isFilledIn(party.companyName) ? [party.companyName] : [party.firstName, party.lastName];
  const name = parts
    .filter(isFilledIn)
    .map((part) => part.trim())
    .join(' ');
  return name === '' ? null : name;
}

function isAbsentOr(text: string | null, parse: (text: string) => string | undefined): boolean {
  return !isFilledIn(text) || parse(text) !== undefined;
}

/** Four digits that do not start with 0. Elsewhere postal codes have many forms, so only Belgian ones are checked. */
export function isBelgianPostalCode(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text);
}
