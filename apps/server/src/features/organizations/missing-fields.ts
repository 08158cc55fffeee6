import {
  ORGANIZATION_REQUIRED_FIELDS,
  type Organization,
} from '@prorata/contract/organizations/organization';
import type { Selectable } from 'kysely';
import type { Address, OrganizationsTable } from '../../database/tables.ts';

type Details = Pick<
  Selectable<OrganizationsTable>,
  'email' | 'phone' | 'thirdPartyAccount' | 'corporateName' | 'corporateForm' | 'enterpriseNumber' | 'address'
>;

/** The details that an organization must still fill in before it can use the product. */
export function missingFieldsOf(details: Details): Organization['missingFields'] {
  const given = {
    ...details,
    kboNumber: details.enterpriseNumber,
    address: details.address !== null && canReceivePost(details.address),
  };
  return ORGANIZATION_REQUIRED_FIELDS.filter((field) => !given[field]);
}

function canReceivePost({ address1, street, housenumber, zipcode, city, country }: Address): boolean {
  return Boolean((address1 || (street && housenumber)) && zipcode && city && country);
}
