import type { Party } from '@prorata/contract/parties/party';
import type { StoredParty } from './search-parties.ts';

export function presentParty(stored: StoredParty): Party {
  const { address } = stored;
  return {
    name: stored.name,
    firstname: stored.firstName,
    lastname: stored.lastName,
    nationalNumber: stored.nationalNumber,
    kboNumber: stored.enterpriseNumber,
    corporateForm: stored.corporateForm,
    legalEntityType: stored.legalEntityType,
    address: {
      addressee: address?.addressee ?? null,
      address1: address?.address1 ?? null,
      address2: address?.address2 ?? null,
      street: address?.street ?? null,
      housenumber: address?.housenumber ?? null,
      housenumberaddition: address?.housenumberaddition ?? null,
      zipcode: address?.zipcode ?? null,
      city: address?.city ?? null,
      country: address?.country ?? null,
    },
  };
}
