import { expect, test } from 'vitest';
import { stepsOf } from './step-states.ts';

function statesOf(status: Parameters<typeof stepsOf>[0]['status'], invitations = 3): string {
  return stepsOf({ status, counts: { invitations } })
    .map(({ state }) => state[0])
    .join('');
}

test('a new dossier stands at its first step', () => {
  const steps = stepsOf({ status: 'Created', counts: { invitations: 0 } });
  expect(steps[0]).toEqual({ status: 'Created', state: 'current' });
  expect(steps.slice(1).every(({ state }) => state === 'coming')).toBe(true);
});

test('what lies before the status is done, what lies after it is coming', () => {
  expect(stepsOf({ status: 'Provisioned', counts: { invitations: 3 } }).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'current',
    ...Array(6).fill('coming'),
  ]);
});

test('a dossier without invitations has skipped them', () => {
  expect(statesOf('Calculated', 0)).toMatch(/^dsd/);
  expect(statesOf('Calculated', 3)).toMatch(/^ddd/);
});

test('of a cancelled dossier the line says no more than that', () => {
  const steps = stepsOf({ status: 'Cancelled', counts: { invitations: 3 } });
  expect(steps.filter(({ state }) => state === 'done').map(({ status }) => status)).toEqual(['Created']);
  expect(steps.at(-1)).toEqual({ status: 'Cancelled', state: 'current' });
});
