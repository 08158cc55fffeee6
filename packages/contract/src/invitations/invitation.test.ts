import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../field-errors.ts';
import { newStandardInvitationSchema } from '../organizations/standard-invitation.ts';
import { newInvitationSchema } from './invitation.ts';

const address = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };

function pathsOf(schema: typeof newInvitationSchema | typeof newStandardInvitationSchema, input: object) {
  const { error } = schema.safeParse(input);
  return error === undefined ? [] : fieldErrorsOf(error).map(({ path, code }) => `${path}: ${code}`);
}

it.each([
  ['a mail to an address', { sendMethod: 'Email', email: 'immo@example.be' }, []],
  ['a mail to nobody', { sendMethod: 'Email' }, ['email: required']],
  [
    'a letter to a person at a place',
    { sendMethod: 'RegisteredLetter', addressee: 'Immo Dijlezicht', address },
    [],
  ],
  ['a letter to nobody', { sendMethod: 'RegisteredLetter' }, ['address: required', 'addressee: required']],
  [
    'a mail whose letter would have no name',
    { sendMethod: 'Email', email: 'immo@example.be', fallbackAddress: address },
    ['addressee: required'],
  ],
  [
    'a letter to a country that the post does not serve',
    { sendMethod: 'RegisteredLetter', addressee: 'Immo', address: { ...address, country: 'CL' } },
    ['address.country: choice-invalid'],
  ],
  [
    'a letter to half an address',
    { sendMethod: 'RegisteredLetter', addressee: 'Immo', address: { ...address, zipcode: null, city: '' } },
    ['address.zipcode: required', 'address.city: required'],
  ],
  [
    'a mail whose letter would go to a wrong postal code',
    {
      sendMethod: 'Email',
      email: 'immo@example.be',
      addressee: 'Immo',
      fallbackAddress: { ...address, zipcode: '28' },
    },
    ['fallbackAddress.zipcode: postal-code-invalid'],
  ],
  [
    'qualified delivery to somebody at an address',
    { sendMethod: 'QualifiedDelivery', addressee: 'Immo Dijlezicht', email: 'immo@example.be' },
    [],
  ],
  [
    'qualified delivery to nobody',
    { sendMethod: 'QualifiedDelivery' },
    ['email: required', 'addressee: required'],
  ],
  ['a pigeon', { sendMethod: 'Pigeon' }, ['sendMethod: choice-invalid']],
  [
    'two addresses in one field',
    { sendMethod: 'Email', email: 'a@example.be;b@example.be' },
    ['email: email-invalid'],
  ],
])('%s', (_case, invitation, errors) => {
  expect(pathsOf(newInvitationSchema, invitation)).toEqual(errors);
});

it('says how long the name on a letter may be', () => {
  const letter = { sendMethod: 'RegisteredLetter', addressee: 'é'.repeat(51), address };
  const { error } = newInvitationSchema.safeParse(letter);
  expect(fieldErrorsOf(error ?? { issues: [] })).toEqual([
    { path: 'addressee', code: 'too-long', params: { maximum: 50 } },
  ]);
});

it.each([
  ['an email address', { email: 'immo@example.be' }, []],
  ['a name and a place', { addressee: 'Immo Dijlezicht', address }, []],
  ['nothing', {}, ['email: required']],
  ['a name without a place', { addressee: 'Immo Dijlezicht' }, ['address: required']],
  ['a place without a name', { address }, ['addressee: required']],
])('a standard invitation with %s', (_case, invitation, errors) => {
  expect(pathsOf(newStandardInvitationSchema, invitation)).toEqual(errors);
});
