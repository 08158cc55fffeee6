import { PARAMETER_CATALOGUE } from '@prorata/domain/parameters/catalogue';
import { expect, test } from 'vitest';
import { parameters } from './nl/parameters.ts';

test('every parameter has a name and an explanation, and nothing else has', () => {
  const groups: Readonly<Record<string, Readonly<Record<string, object>>>> = parameters.names;
  const named = Object.entries(groups).flatMap(([group, members]) =>
    Object.keys(members).map((member) => `${group}.${member}`),
  );
  expect(named.sort()).toEqual(PARAMETER_CATALOGUE.map(({ id }) => id).sort());
});
