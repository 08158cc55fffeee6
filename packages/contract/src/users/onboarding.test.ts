import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../field-errors.ts';
import { onboardingSchema } from './onboarding.ts';

const ID = '0190a5f4-0000-7000-8000-000000000001';
const request = {
  profile: {
    name: 'Sofie',
    surname: 'Maes',
    email: 'sofie.maes@example.be',
    preferredLanguage: 'nl',
    userType: 'Employee',
  },
  organization: { kind: 'existing', organizationId: ID },
  language: 'nl',
  acceptsTermsOfUse: true,
  acceptsPrivacyPolicy: true,
  acceptsEula: true,
  confirmsBailiffOrEmployee: true,
};

function errorsOf(changes: object): string[] {
  const { error } = onboardingSchema.safeParse({ ...request, ...changes });
  return error === undefined ? [] : fieldErrorsOf(error).map(({ path, code }) => `${path}: ${code}`);
}

it('joins an office that exists, or brings a new one', () => {
  expect(errorsOf({})).toEqual([]);
  const details = { name: 'Claes & Dewitte', preferredLanguage: 'nl', address: {} };
  expect(errorsOf({ organization: { kind: 'new', details } })).toEqual([]);
});

it.each(['acceptsTermsOfUse', 'acceptsPrivacyPolicy', 'acceptsEula', 'confirmsBailiffOrEmployee'])(
  'cannot go on without %s',
  (consent) => {
    expect(errorsOf({ [consent]: false })).toEqual([`${consent}: not-accepted`]);
    expect(errorsOf({ [consent]: undefined })).toEqual([`${consent}: not-accepted`]);
  },
);

it.each([
  ['no organization', { organization: undefined }, ['organization: required']],
  [
    'an organization of no kind',
    { organization: { organizationId: ID } },
    ['organization.kind: choice-invalid'],
  ],
  [
    'rights that nobody gave',
    { profile: { ...request.profile, isPlatformAdmin: true } },
    ['profile.isPlatformAdmin: unknown-field'],
  ],
  [
    'an approval of its own',
    {
      organization: {
        kind: 'new',
        details: { name: 'X', preferredLanguage: 'nl', address: {}, approved: true },
      },
    },
    ['organization.details.approved: unknown-field'],
  ],
  [
    'an email that is none',
    { profile: { ...request.profile, email: 'sofie' } },
    ['profile.email: email-invalid'],
  ],
])('is refused with %s', (_case, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});
