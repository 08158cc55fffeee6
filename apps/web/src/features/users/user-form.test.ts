import { expect, test } from 'vitest';
import { isLanguageSwitch } from './user-form.ts';

const BEFORE = {
  version: 3,
  name: 'Joris',
  surname: 'Dewitte',
  nationalNumber: null,
  email: 'joris@office.example',
  phone: null,
  preferredLanguage: 'nl',
  dutchImmatriculation: null,
  frenchImmatriculation: null,
} as const;

test.each([
  ['another language, one version further', { version: 4, preferredLanguage: 'fr' }, true],
  ['the same language chosen again', { version: 4 }, true],
  ['nothing new', {}, false],
  ['two versions further: somebody else may have been there', { version: 5, preferredLanguage: 'fr' }, false],
  ['another name too', { version: 4, preferredLanguage: 'fr', name: 'Jef' }, false],
] as const)('%s', (_case, change, isSwitch) => {
  expect(isLanguageSwitch(BEFORE, { ...BEFORE, ...change })).toBe(isSwitch);
});
