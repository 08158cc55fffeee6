import { expect, test } from 'vitest';
import { missingTypes } from './missing-types.ts';

test('a statement needs a settlement and a title; other documents take the place of neither', () => {
  expect(missingTypes([])).toEqual(['settlement', 'title']);
  expect(missingTypes([{ documentType: 'other' }, { documentType: 'title' }])).toEqual(['settlement']);
  expect(missingTypes([{ documentType: 'title' }, { documentType: 'settlement' }])).toEqual([]);
});
