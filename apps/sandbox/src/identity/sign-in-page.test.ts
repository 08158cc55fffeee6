import { DEMO_PEOPLE } from '@prorata/demo/people';
import { expect, test } from 'vitest';
import { describeRole } from './sign-in-page.ts';
import { identityTexts } from './texts.ts';

test.each([
  ['demo-bram-hermans', 'Platform administrator'],
  ['demo-annelies-claes', 'Bailiff, manages the office'],
  ['demo-joris-dewitte', 'Bailiff'],
  ['demo-lotte-verhaegen', 'Candidate bailiff'],
  ['demo-sofie-maes', 'Employee'],
  ['demo-wout-peeters', 'Employee, reads only'],
])('%s is presented as "%s"', (subject, role) => {
  const [person] = DEMO_PEOPLE.filter((candidate) => candidate.subject === subject);
  expect(person && describeRole(person, identityTexts.en)).toBe(role);
});
