import { expect, test } from 'vitest';
import { labelOf } from './form-setting.ts';

const LABELS = { name: 'Name', address: { '': 'Address', city: 'City' }, rows: { amount: 'Amount' } };

test.each([
  ['name', 'Name'],
  ['address.city', 'City'],
  ['address', 'Address'],
  ['rows.1.amount', 'Amount'],
  ['rows', 'rows'],
  ['unknown.field', 'unknown.field'],
])('%s is called %s', (path, label) => {
  expect(labelOf(LABELS, path)).toBe(label);
});
