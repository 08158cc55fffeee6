import type { Address } from '@prorata/contract/contact-fields';

type StreetAddress = Pick<Address, 'street' | 'housenumber' | 'housenumberaddition' | 'zipcode' | 'city'>;

/** An address on one line; empty when nothing of it is known. */
export function addressLine(address: StreetAddress): string {
  const street = [address.street, address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}
