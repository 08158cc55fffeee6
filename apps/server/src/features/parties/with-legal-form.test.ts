import { expect, it } from 'vitest';
import { withLegalForm } from './with-legal-form.ts';

it.each([
  ['Immo Dijlezicht', 'BV', 'nl', 'Immo Dijlezicht BV'],
  ['Immo Dijlezicht', 'BV', 'fr', 'Immo Dijlezicht SRL'],
  ['Immo Dijlezicht SRL', 'BV', 'nl', 'Immo Dijlezicht SRL'],
  ['B.V. Immo', 'NV', 'nl', 'B.V. Immo NV'],
  ['Marie Doms', 'HANDELAAR', 'nl', 'Marie Doms'],
  ['Stad Mechelen', null, 'nl', 'Stad Mechelen'],
  ['', 'BV', 'nl', ''],
] as const)('%s with the form %s is named in %s as %s', (name, form, language, written) => {
  expect(withLegalForm(name, form, language)).toBe(written);
});
