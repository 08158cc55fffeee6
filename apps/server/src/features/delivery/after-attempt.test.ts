import { describe, expect, it } from 'vitest';
import { judgeAttempt, lostAt, MOST_ATTEMPTS, settledAt } from './after-attempt.ts';

const NOW = new Date('2026-11-15T09:30:00.000Z');
const POSTPONED = { kind: 'postponed', reason: '450 later' } as const;
const UNKNOWN = { kind: 'unknown', reason: 'gone' } as const;

describe('judgeAttempt', () => {
  it('is content once the server has the mail', () => {
    const outcome = { kind: 'accepted', providerId: '<1@x>', reply: '250 OK' } as const;
    expect(judgeAttempt(outcome, 1, NOW)).toEqual({ status: 'Sent', nextAttemptAt: null, detail: '250 OK' });
  });

  it.each(['Bounced', 'FilteredSpam'] as const)('does not insist after a refusal: %s', (as) => {
    expect(judgeAttempt({ kind: 'refused', as, reply: '550 no' }, 1, NOW)).toEqual({
      status: as,
      nextAttemptAt: null,
      detail: '550 no',
    });
  });

  it('waits longer each time, for about a day in all, and then gives up', () => {
    const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => {
      const { status, nextAttemptAt } = judgeAttempt(POSTPONED, index + 1, NOW);
      expect(status).toBe('Pending');
      return Number(nextAttemptAt) - Number(NOW);
    });
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(new Set(waits).size).toBe(waits.length);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(18);
    expect(hours).toBeLessThan(30);
    expect(judgeAttempt(POSTPONED, MOST_ATTEMPTS, NOW)).toEqual({
      status: 'FailedToSend',
      nextAttemptAt: null,
      detail: '450 later',
    });
  });

  it('leaves a mail in doubt alone for longer than any attempt lasts', () => {
    expect(judgeAttempt(UNKNOWN, 1, NOW)).toEqual({
      status: 'Pending',
      nextAttemptAt: settledAt(NOW),
      detail: 'gone',
    });
    expect(settledAt(NOW).getTime()).toBeGreaterThan(lostAt(NOW).getTime());
    expect(judgeAttempt(UNKNOWN, MOST_ATTEMPTS, NOW).status).toBe('FailedToSend');
  });
});
