import type { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import type { SendMethod } from '@prorata/domain/vocabulary';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';

export type NewInvitationsValues = ValuesOf<typeof invitationsCalls.create>;
type InvitationValues = NewInvitationsValues['invitations'][number];
export type InvitationUpdateValues = ValuesOf<typeof invitationsCalls.update>;

const NO_ADDRESS = {
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: 'BE',
};

export function blankInvitation(sendMethod: SendMethod = 'RegisteredLetter'): InvitationValues {
  return {
    sendMethod,
    addressee: null,
    kboNumber: null,
    salutation: null,
    email: null,
    extraEmails: null,
    address: NO_ADDRESS,
    fallbackAddress: NO_ADDRESS,
    validUntil: null,
    language: null,
    creditorReference: null,
  };
}

export function valuesOfInvitation(invitation: Invitation): InvitationUpdateValues {
  const { version, sendMethod, addressee, salutation, email, extraEmails } = invitation;
  const { validUntil, language, creditorReference, kboNumber } = invitation;
  return {
    ...{ version, sendMethod, addressee, salutation, email, extraEmails },
    ...{ validUntil, language, creditorReference, kboNumber },
    address: invitation.address ?? NO_ADDRESS,
    fallbackAddress: invitation.fallbackAddress ?? NO_ADDRESS,
  };
}

/** The office's standing wish as an invitation: by email where there is an address for it, else by letter. */
export function invitationOfStandard(standard: StandardInvitation): InvitationValues {
  const { email, addressee, kboNumber, salutation, address, language } = standard;
  const isByEmail = email !== null;
  return {
    ...blankInvitation(isByEmail ? 'Email' : 'RegisteredLetter'),
    ...{ email, addressee, kboNumber, salutation, language },
    address: isByEmail ? null : address,
    // Should the mail not arrive, the letter needs a name and a place.
    fallbackAddress: isByEmail && addressee !== null ? address : null,
  };
}

/** What belongs to another way of sending is not sent along, nor an address of which nothing is filled in. */
export function onlyWhatIsSent<Values extends InvitationValues>(values: Values): Values {
  const isLetter = values.sendMethod === 'RegisteredLetter';
  const isMail = values.sendMethod === 'Email';
  return {
    ...values,
    email: isLetter ? null : values.email,
    extraEmails: isMail ? values.extraEmails : null,
    address: isLetter ? filledIn(values.address) : null,
    fallbackAddress: isMail ? filledIn(values.fallbackAddress) : null,
  };
}

/** The country is there from the start and says nothing by itself. */
function filledIn(address: InvitationValues['address']): InvitationValues['address'] {
  const { country: _given, ...parts } = address ?? {};
  const isFilledIn = Object.values(parts).some((part) => part !== null && part !== undefined && part !== '');
  return isFilledIn ? address : null;
}

interface Named {
  readonly addressee: string | null;
  readonly email: string | null;
}

/** What an invitation is called: by its addressee, else by where it goes. */
export function invitationName({ addressee, email }: Named): string {
  return addressee ?? email ?? '';
}

type Invited = Pick<Invitation, 'status' | 'email' | 'addressee' | 'address'>;

/** Whether somebody has an open invitation in the dossier already: the same email address or, without one, name and place. */
export function isInvited(standard: StandardInvitation, invitations: readonly Invited[]): boolean {
  return invitations.some(({ status, email, addressee, address }) => {
    if (!isInvitationOpen(status)) return false;
    return standard.email === null
      ? email === null && isSame(addressee, standard.addressee) && isSamePlace(address, standard.address)
      : isSame(email, standard.email);
  });
}

/** Every part of it: box 1 is not box 2. */
function isSamePlace(one: Invited['address'], other: Invited['address']): boolean {
  const textOf = (address: Invited['address']) => {
    const { street, housenumber, housenumberaddition, zipcode, city, country } = address ?? NO_ADDRESS;
    return [street, housenumber, housenumberaddition, zipcode, city, country ?? 'BE'].join('|').toLowerCase();
  };
  return textOf(one) === textOf(other);
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
