import { expect, it } from 'vitest';
import { legalFormInRegister } from './legal-form.ts';

it.each([
  ['legal', '610', 'BV'],
  ['legal', '015', 'BVBA'],
  ['legal', '014', 'NV'],
  ['legal', '012', 'COMMV'],
  ['legal', '612', 'COMMV'],
  ['legal', '999', null],
  ['legal', 'constructor', null],
  ['legal', null, null],
  ['natural', null, 'HANDELAAR'],
] as const)('reads a %s person of form %s as %s', (kind, code, form) => {
  expect(legalFormInRegister(kind, code)).toBe(form);
});
