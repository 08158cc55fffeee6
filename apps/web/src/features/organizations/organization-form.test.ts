import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { ORGANIZATION_REQUIRED_FIELDS } from '@prorata/contract/organizations/organization';
import { expect, test } from 'vitest';
import { missingPaths } from './organization-form.ts';

test('nothing lacks in a complete organization', () => {
  expect([...missingPaths([])]).toEqual([]);
});

test('an address that lacks is marked part by part', () => {
  expect([...missingPaths(['phone', 'address'])]).toEqual([
    'phone',
    'address.address1',
    'address.zipcode',
    'address.city',
    'address.country',
  ]);
});

test('every detail that can lack has its field in the form', () => {
  const { shape } = organizationsCalls.update.body;
  for (const path of missingPaths(ORGANIZATION_REQUIRED_FIELDS)) {
    const [field = '', part] = path.split('.');
    expect(Object.keys(shape), path).toContain(field);
    if (part !== undefined) expect(Object.keys(shape.address.shape), path).toContain(part);
  }
});
