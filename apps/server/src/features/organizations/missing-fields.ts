import {
  ORGANIZATION_REQUIRED_FIELDS,
  type Organization,
} from '@prorata/contract/organizations/organization';
import { isCreditorOrganization } from '@prorata/domain/capabilities';
import type { Selectable } from 'kysely';
import type { Address, OrganizationsTable } from '../../database/tables.ts';

type Details = Pick<
  Selectable<OrganizationsTable>,
  | 'email'
  | 'phone'
  | 'thirdPartyAccount'
  | 'corporateName'
  | 'corporateForm'
  | 'enterpriseNumber'
  | 'address'
  | 'isBailiffsOffice'
  | 'hasClaimOfDebtPermission'
>;

/** Money of others is kept by offices, and a service of the State has no legal form. */
const ONLY_OF_OFFICES: readonly Organization['missingFields'][number][] = [
  'thirdPartyAccount',
  'corporateForm',
];

/** The details that an organization must still fill in before it can use the product. */
export function missingFieldsOf(details: Details): Organization['missingFields'] {
  const given = {
    ...details,
    kboNumber: details.enterpriseNumber,
    address: details.address !== null && canReceivePost(details.address),
  };
  const isSpared = (field: Organization['missingFields'][number]) =>
    isCreditorOrganization(details) && ONLY_OF_OFFICES.includes(field);
  return ORGANIZATION_REQUIRED_FIELDS.filter((field) => !given[field] && !isSpared(field));
}

function canReceivePost({ address1, street, housenumber, zipcode, city, country }: Address): boolean {
  return Boolean((address1 || (street && housenumber)) && zipcode && city && country);
}
