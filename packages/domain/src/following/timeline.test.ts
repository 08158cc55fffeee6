import { expect, it } from 'vitest';
import { type FollowingFacts, timelineOf } from './timeline.ts';

const FILED: FollowingFacts = {
  filedOn: '2026-11-05',
  reviewedOn: null,
  draftOn: null,
  contestUntil: null,
  uncontestedSince: null,
  isWithoutShare: false,
  paidOn: null,
  endedOn: null,
  isHeld: false,
};
const SENT = { ...FILED, reviewedOn: '2026-11-16', draftOn: '2026-11-17', contestUntil: '2026-12-02' };
const OVER = { ...SENT, uncontestedSince: '2026-12-04' };

function told(facts: FollowingFacts): string[] {
  return timelineOf(facts).map(({ step, state, on }) => `${step} ${state} ${on ?? '-'}`);
}

it.each([
  [
    'filed',
    FILED,
    [
      'filed done 2026-11-05',
      'reviewed now -',
      'draft ahead -',
      'contest ahead -',
      'payment ahead -',
      'end ahead -',
    ],
  ],
  [
    'in the term to contest',
    SENT,
    [
      'filed done 2026-11-05',
      'reviewed done 2026-11-16',
      'draft done 2026-11-17',
      'contest now 2026-12-02',
      'payment ahead -',
      'end ahead -',
    ],
  ],
  [
    'contested',
    { ...SENT, isHeld: true },
    [
      'filed done 2026-11-05',
      'reviewed done 2026-11-16',
      'draft done 2026-11-17',
      'contest stopped 2026-12-02',
      'payment ahead -',
      'end ahead -',
    ],
  ],
  [
    'paid and ended',
    { ...OVER, paidOn: '2026-12-07', endedOn: '2026-12-08' },
    [
      'filed done 2026-11-05',
      'reviewed done 2026-11-16',
      'draft done 2026-11-17',
      'contest done 2026-12-04',
      'payment done 2026-12-07',
      'end done 2026-12-08',
    ],
  ],
  [
    'without a share',
    { ...OVER, isWithoutShare: true },
    [
      'filed done 2026-11-05',
      'reviewed done 2026-11-16',
      'draft done 2026-11-17',
      'contest done 2026-12-04',
      'end now -',
    ],
  ],
  [
    'for who filed nothing',
    { ...SENT, filedOn: null, reviewedOn: null },
    ['draft done 2026-11-17', 'contest now 2026-12-02', 'end ahead -'],
  ],
])('tells the way of a claim that is %s', (_case, facts, steps) => {
  expect(told(facts)).toEqual(steps);
});

it('waits for one step at most, and for none that comes after it', () => {
  for (const facts of [FILED, SENT, OVER, { ...FILED, isHeld: true }]) {
    const states = timelineOf(facts).map(({ state }) => state);
    expect(states.filter((state) => state === 'now' || state === 'stopped')).toHaveLength(1);
    expect(states.indexOf('ahead')).toBeGreaterThan(states.findIndex((state) => state !== 'done'));
  }
});

it('counts a statement as reviewed once a draft with it was sent', () => {
  expect(told({ ...SENT, reviewedOn: null })[1]).toBe('reviewed done 2026-11-17');
});
