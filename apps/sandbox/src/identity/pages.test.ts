import { DEMO_PEOPLE } from '@prorata/demo/people';
import { expect, test } from 'vitest';
import { describeRole, listPeopleByOffice } from './pages.ts';

test('everybody is presented by role and rights', () => {
  const roles = {
    'demo-bram-hermans': 'Platform administrator',
    'demo-annelies-claes': 'Bailiff, manages the office',
    'demo-joris-dewitte': 'Bailiff',
    'demo-lotte-verhaegen': 'Candidate bailiff',
    'demo-sofie-maes': 'Employee',
    'demo-wout-peeters': 'Employee, reads only',
  };
  const presented = DEMO_PEOPLE.filter(({ subject }) => subject in roles).map((person) => [
    person.subject,
    describeRole(person),
  ]);
  expect(Object.fromEntries(presented)).toEqual(roles);
});

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
