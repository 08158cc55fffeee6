import { newInvitationSchema } from '@prorata/contract/invitations/invitation';
import { expect, test } from 'vitest';
import { blankInvitation, invitationOfStandard, isInvited, onlyWhatIsSent } from './invitation-values.ts';

const PLACE = {
  street: 'Haverwerf',
  housenumber: '27',
  housenumberaddition: null,
  zipcode: '2800',
  city: 'Mechelen',
  country: 'BE',
};
const STANDARD = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  kboNumber: null,
  salutation: null,
  language: null,
};

test('an address of which only the country is filled in is none', () => {
  expect(onlyWhatIsSent(blankInvitation())).toMatchObject({ address: null, fallbackAddress: null });
});

test('what was typed for the other way of sending stays behind', () => {
  const typed = { ...blankInvitation('Email'), email: 'a@example.be', address: PLACE };
  expect(onlyWhatIsSent(typed)).toMatchObject({ email: 'a@example.be', address: null });
  const letter = { ...typed, sendMethod: 'RegisteredLetter' as const, addressee: 'Immo Dijlezicht' };
  expect(onlyWhatIsSent(letter)).toMatchObject({ email: null, address: PLACE });
  const qualified = {
    ...typed,
    sendMethod: 'QualifiedDelivery' as const,
    fallbackAddress: PLACE,
    extraEmails: 'b@example.be',
  };
  expect(onlyWhatIsSent(qualified)).toMatchObject({
    email: 'a@example.be',
    extraEmails: null,
    address: null,
    fallbackAddress: null,
  });
});

test.each([
  ['an email address', { email: 'a@example.be', addressee: null, address: null }, 'Email', null],
  ['a name and a place', { email: null, addressee: 'Fiscus', address: PLACE }, 'RegisteredLetter', null],
  ['both', { email: 'a@example.be', addressee: 'Fiscus', address: PLACE }, 'Email', PLACE],
])('a standing wish with %s becomes an invitation that the contract takes', (_case, wish, way, fallback) => {
  const invitation = invitationOfStandard({ ...STANDARD, ...wish });
  expect(invitation).toMatchObject({ sendMethod: way, fallbackAddress: fallback });
  expect(newInvitationSchema.safeParse(invitation).success).toBe(true);
});

const BY_MAIL = {
  id: '1',
  version: 1,
  kboNumber: null,
  salutation: null,
  language: null,
  address: null,
  addressee: 'Fiscus',
  email: 'a@example.be',
};
const BY_LETTER = { ...BY_MAIL, email: null, address: PLACE };
const BOX = { ...PLACE, housenumberaddition: 'bus 2' };

test.each([
  [
    'the same address',
    BY_MAIL,
    { status: 'Sent', email: 'A@example.be', addressee: null, address: null },
    true,
  ],
  [
    'another address',
    BY_MAIL,
    { status: 'Sent', email: 'b@example.be', addressee: 'Fiscus', address: null },
    false,
  ],
  [
    'the same name and place',
    BY_LETTER,
    { status: 'Created', email: null, addressee: 'fiscus', address: PLACE },
    true,
  ],
  [
    'the same name, another box',
    BY_LETTER,
    { status: 'Created', email: null, addressee: 'fiscus', address: BOX },
    false,
  ],
  [
    'the same address, but closed',
    BY_MAIL,
    { status: 'ClosedAndNotSubmitted', email: 'a@example.be', addressee: null, address: null },
    false,
  ],
] as const)('%s', (_case, standard, invitation, expected) => {
  expect(isInvited(standard, [invitation])).toBe(expected);
});
