import type { Invitation } from '@prorata/contract/invitations/invitation';

/** An address on one line. */
export function addressLine(address: NonNullable<Invitation['address']>): string {
  const street = [address.street, address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}
