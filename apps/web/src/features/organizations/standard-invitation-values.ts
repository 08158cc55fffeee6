import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';

export type StandardInvitationValues = ValuesOf<typeof organizationsCalls.updateStandardInvitation>;

const NO_ADDRESS = {
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: null,
};

/** Something new has no version yet: the one it starts with here is not sent. */
export function valuesOfInvitation(invitation: StandardInvitation | undefined): StandardInvitationValues {
  const {
    version = 1,
    email = null,
    addressee = null,
    kboNumber = null,
    salutation = null,
    language = null,
  } = invitation ?? {};
  return {
    ...{ version, email, addressee, kboNumber, salutation, language },
    address: invitation?.address ?? NO_ADDRESS,
  };
}

/** An address of which nothing is filled in is none. */
export function withoutBlankAddress(values: StandardInvitationValues): StandardInvitationValues {
  const parts = Object.values(values.address ?? {});
  return parts.some((part) => part !== null && part !== '') ? values : { ...values, address: null };
}
