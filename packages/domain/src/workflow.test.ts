import { expect, it } from 'vitest';
import { decideMove, type Workflow } from './workflow.ts';

const DOOR: Workflow<'open' | 'shut' | 'locked', 'shut' | 'lock', 'keyAtHand' | 'nobodyInside'> = {
  open: { shut: { to: 'shut', when: [] } },
  shut: { lock: { to: 'locked', when: ['keyAtHand', 'nobodyInside'] } },
  locked: {},
};

it('leads on when every condition holds', () => {
  expect(decideMove(DOOR, 'open', 'shut', {})).toEqual({ isAllowed: true, to: 'shut' });
  expect(decideMove(DOOR, 'shut', 'lock', { keyAtHand: true, nobodyInside: true })).toEqual({
    isAllowed: true,
    to: 'locked',
  });
});

it('names the first condition that does not hold, and takes silence for a no', () => {
  expect(decideMove(DOOR, 'shut', 'lock', { nobodyInside: true })).toEqual({
    isAllowed: false,
    reason: 'keyAtHand',
  });
  expect(decideMove(DOOR, 'shut', 'lock', { keyAtHand: true, nobodyInside: false })).toEqual({
    isAllowed: false,
    reason: 'nobodyInside',
  });
});

it('says so when the event does not exist in the status', () => {
  expect(decideMove(DOOR, 'locked', 'shut', {})).toEqual({ isAllowed: false, reason: 'notInThisStatus' });
});
