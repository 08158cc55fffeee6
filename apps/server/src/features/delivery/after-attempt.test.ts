import { describe, expect, it } from 'vitest';
import { judgeAttempt, lostAt, MAX_ATTEMPTS, settledAt } from './after-attempt.ts';

const NOW = new Date('2026-11-15T09:30:00.000Z');
const POSTPONED = { kind: 'postponed', reason: '450 later' } as const;
const UNKNOWN = { kind: 'unknown', reason: 'gone' } as const;

function mail(attempt: number) {
  return { sendMethod: 'Email', attempt } as const;
}

describe('judgeAttempt', () => {
  it('is content once the server has the mail', () => {
    const outcome = { kind: 'accepted', providerId: '<1@x>', reply: '250 OK' } as const;
    expect(judgeAttempt(outcome, mail(1), NOW)).toEqual({
      status: 'Sent',
      nextAttemptAt: null,
      detail: '250 OK',
    });
  });

  it.each(['Bounced', 'FilteredSpam'] as const)('does not insist after a refusal: %s', (as) => {
    expect(judgeAttempt({ kind: 'refused', as, reply: '550 no' }, mail(1), NOW)).toEqual({
      status: as,
      nextAttemptAt: null,
      detail: '550 no',
    });
  });

  it('waits longer each time, for about a day in all, and then gives up', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => {
      const { status, nextAttemptAt } = judgeAttempt(POSTPONED, mail(index + 1), NOW);
      expect(status).toBe('Pending');
      return Number(nextAttemptAt) - Number(NOW);
    });
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(new Set(waits).size).toBe(waits.length);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(18);
    expect(hours).toBeLessThan(30);
    expect(judgeAttempt(POSTPONED, mail(MAX_ATTEMPTS), NOW)).toEqual({
      status: 'FailedToSend',
      nextAttemptAt: null,
      detail: '450 later',
    });
  });

  it('leaves a mail in doubt alone for longer than any attempt lasts', () => {
    expect(judgeAttempt(UNKNOWN, mail(1), NOW)).toEqual({
      status: 'Pending',
      nextAttemptAt: settledAt(NOW),
      detail: 'gone',
    });
    expect(settledAt(NOW).getTime()).toBeGreaterThan(lostAt(NOW).getTime());
    expect(judgeAttempt(UNKNOWN, mail(MAX_ATTEMPTS), NOW).status).toBe('FailedToSend');
  });

  it('is in error when the post takes a letter neither now nor later', () => {
    const letter = (attempt: number) => ({ sendMethod: 'RegisteredLetter', attempt }) as const;
    const refused = { kind: 'refused', as: 'Error', reply: '422 no such street' } as const;
    expect(judgeAttempt(refused, letter(1), NOW)).toMatchObject({ status: 'Error', nextAttemptAt: null });
    expect(judgeAttempt(POSTPONED, letter(MAX_ATTEMPTS), NOW)).toMatchObject({ status: 'Error' });
  });

  it('is as patient as the service asks, and never less than it would be', () => {
    const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    const asking = (notBeforeSeconds: number) => ({ ...POSTPONED, notBeforeSeconds });
    expect(judgeAttempt(asking(120), mail(1), NOW).nextAttemptAt).toEqual(at(120));
    expect(judgeAttempt(asking(1), mail(1), NOW).nextAttemptAt).toEqual(at(10));
  });
});
