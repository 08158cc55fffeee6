import { DEMO_PEOPLE } from '@prorata/demo/people';
import { expect, test } from 'vitest';
import { listPeopleByOffice } from './people-by-office.ts';

test('everybody stands in exactly one group', () => {
  const listed = listPeopleByOffice().flatMap(({ people }) => people.map(({ subject }) => subject));
  expect(listed.toSorted()).toEqual(DEMO_PEOPLE.map(({ subject }) => subject).toSorted());
});

test('the platform comes first and people without an office last', () => {
  const keys = listPeopleByOffice().map(({ key }) => key);
  expect(keys[0]).toBe('platform');
  expect(keys.at(-1)).toBeNull();
});

test('bailiffs stand before candidates, candidates before employees', () => {
  const [office] = listPeopleByOffice().filter(({ key }) => key === 'claesDewitte');
  const roles = office?.people.map(({ userType }) => userType) ?? [];
  expect(new Set(roles).size).toBe(3);
  expect(roles).toEqual(roles.toSorted((one, other) => rank(one) - rank(other)));
});

function rank(role: string): number {
  return ['Bailiff', 'CandidateBailiff', 'Employee'].indexOf(role);
}
