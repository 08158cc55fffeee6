import { expect, it } from 'vitest';
import { nameHelpdesk } from './helpdesk.ts';

const HELPDESK = 'help@prorata.example, 02 000 01 23';

it.each([
  ['nl', 'Er ging iets mis. Neem contact op met de helpdesk.'],
  ['fr', 'Une erreur s’est produite. Veuillez contacter l’assistance.'],
  ['de', 'Etwas ist schiefgegangen. Bitte wenden Sie sich an den Support.'],
  ['en', 'Something went wrong please contact support'],
] as const)('in %s a message that sends people to the help desk says how to reach it', (language, phrase) => {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  expect(nameHelpdesk(phrase, language, HELPDESK)).toBe(`${phrase.replace(/\.$/, '')}${colon} ${HELPDESK}`);
});

it('leaves a message alone that speaks of something else, or when the help desk is not known', () => {
  expect(nameHelpdesk('Reference for support', 'en', HELPDESK)).toBe('Reference for support');
  expect(nameHelpdesk('Saved', 'en', HELPDESK)).toBe('Saved');
  expect(nameHelpdesk('Unknown error, contact support.', 'en', '')).toBe('Unknown error, contact support.');
});
