import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test.each([
  [['fr'], 'fr'],
  [['de-BE nl'], 'de'],
  [['sv fr-BE'], 'fr'],
  [['EN-gb'], 'en'],
  [[undefined, 'fr-BE,fr;q=0.9,en;q=0.8'], 'fr'],
  [['xx', 'en;q=0.8'], 'en'],
  [['den', 'nld', 'frog'], 'nl'],
  [[['fr', 'de'], {}, ''], 'nl'],
  [[], 'nl'],
])('%j gives %s', (wishes, language) => {
  expect(chooseLanguage(...wishes)).toBe(language);
});
