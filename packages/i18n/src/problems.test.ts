import { expect, test } from 'vitest';
import * as de from './de/problems.ts';
import * as en from './en/problems.ts';
import * as fr from './fr/problems.ts';
import * as nl from './nl/problems.ts';

function variablesIn(phrase: string): string[] {
  return [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}

function variablesByCode(phrases: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(phrases).map(([code, phrase]) => [code, variablesIn(phrase)]));
}

test.each(Object.entries({ fr, de, en }))('%s asks for no other variables than Dutch', (_language, texts) => {
  expect(variablesByCode(texts.problems)).toEqual(variablesByCode(nl.problems));
  expect(variablesByCode(texts.fieldErrors)).toEqual(variablesByCode(nl.fieldErrors));
  expect(variablesByCode(texts.validationFindings)).toEqual(variablesByCode(nl.validationFindings));
});

test('English says the words of the specification', () => {
  expect(en.problems).toMatchObject({
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
  expect(en.fieldErrors).toMatchObject({
    required: 'This field is required',
    'exact-length': 'Must be exactly {{length}} characters long',
    'email-n-invalid': 'Email {{n}} is invalid.',
  });
});
