import { expect, test } from 'vitest';
import { type OnboardingForm, withChosenOffice } from './onboarding-values.ts';

const BOTH = {
  organizationId: '0190a5f4-0000-7000-8000-000000000001',
  officeName: 'Claes & Dewitte',
  details: { name: 'Kantoor' },
};

test.each([
  ['existing', { kind: 'existing', organizationId: BOTH.organizationId }],
  ['new', { kind: 'new', details: BOTH.details }],
])('of both ways to an office only the %s one is sent', (kind, sent) => {
  const values = { organization: { kind, ...BOTH }, language: 'nl' } as unknown as OnboardingForm;
  expect(withChosenOffice(values)).toEqual({ organization: sent, language: 'nl' });
});
