import type { Organization } from '@prorata/contract/organizations/organization';

type RequiredField = Organization['missingFields'][number];

/** The parts of an address without which no post arrives. */
const ADDRESS_PARTS = ['address.address1', 'address.zipcode', 'address.city', 'address.country'];

/** The fields of the form behind the details that an organization still lacks. */
export function missingPaths(missing: readonly RequiredField[]): ReadonlySet<string> {
  return new Set(missing.flatMap((field) => (field === 'address' ? ADDRESS_PARTS : [field])));
}
