import type { Address } from '../../database/tables.ts';

/** An address with its street apart from its numbers, as forms ask for it; what it lacks is empty. */
export function streetAddressOf(address: Address | null) {
  return {
    street: address?.street ?? null,
    housenumber: address?.housenumber ?? null,
    housenumberaddition: address?.housenumberaddition ?? null,
    zipcode: address?.zipcode ?? null,
    city: address?.city ?? null,
    country: address?.country ?? null,
  };
}
