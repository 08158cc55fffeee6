import { FIELD_ERROR_CODES, FIGURES } from '@prorata/contract/field-errors';
import { expect, test } from 'vitest';
import { fieldErrors, problems } from './en/problems.ts';

test.each(FIELD_ERROR_CODES)('the phrase of %s has the figure that its rule gives, and no other', (code) => {
  const figures = [...fieldErrors[code].matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(figures).toEqual(code in FIGURES ? [FIGURES[code as keyof typeof FIGURES]] : []);
});

test('English says the words of the specification', () => {
  expect(problems).toMatchObject({
    'insufficient-permissions': 'Insufficiant permissions.',
    'fetch-error': 'Something went wrong please contact support',
    'login-error': 'There was a problem logging you in. Please try again or contact support.',
    'document-view-code-invalid': 'The code to view a document is invalid',
    'kbo-not-found': 'KBO number not found',
    'kbo-search-unavailable': 'KBO Search temporarily unavailable',
    'invitation-not-found': 'Invitation with code: {{code}} could not be found.',
    'invitation-code-invalid': 'Invitation code {{code}}, is invalid!',
    'statement-not-found': 'Statement not found',
    'access-denied': 'Access denied',
    'calculation-failed': 'An error has occured calculating the dossier document.',
  });
  expect(fieldErrors).toMatchObject({
    required: 'This field is required',
    'exact-length': 'Must be exactly {{length}} characters long',
    'email-n-invalid': 'Email {{n}} is invalid.',
  });
});
