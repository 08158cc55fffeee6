import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRetryEmail,
  canRetryLetter,
  EMAIL_REPORT_MOVES,
  emailStatusAfterReport,
  isEmailUndeliverable,
  isLetterUnderWay,
  LETTER_REPORT_MOVES,
  letterStatusAfterReport,
  outcomeOf,
} from './delivery-status.ts';
import { EMAIL_SEND_STATUSES, REGISTERED_LETTER_STATUSES } from './vocabulary.ts';

const emailStatus = fc.constantFrom(...EMAIL_SEND_STATUSES);
const letterStatus = fc.constantFrom(...REGISTERED_LETTER_STATUSES);

/** Every status that can be reached from one, itself left out unless it lies on a circle. */
function reachable(moves: Readonly<Record<string, readonly string[]>>, from: string): Set<string> {
  const found = new Set<string>();
  const open = [...(moves[from] ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(moves[next] ?? []));
  }
  return found;
}

describe('reports on mails', () => {
  it('no series of reports leads back to a status', () => {
    const circular = EMAIL_SEND_STATUSES.filter((status) =>
      reachable(EMAIL_REPORT_MOVES, status).has(status),
    );
    expect(circular).toEqual([]);
  });

  it('a repeated report changes nothing', () => {
    fc.assert(
      fc.property(emailStatus, emailStatus, (current, reported) => {
        const once = emailStatusAfterReport(current, reported);
        expect(emailStatusAfterReport(once, reported)).toBe(once);
      }),
    );
  });

  it.each([
    ['Pending', 'Sent', 'Sent'],
    ['Pending', 'Delivered', 'Delivered'],
    ['Delivered', 'Sent', 'Delivered'],
    ['Delivered', 'Failed', 'Delivered'],
    ['Delivered', 'Bounced', 'Bounced'],
    ['Bounced', 'Delivered', 'Bounced'],
    ['Quarantined', 'Delivered', 'Delivered'],
    ['FailedToSend', 'Delivered', 'Delivered'],
    ['Skipped', 'Sent', 'Skipped'],
    ['Sent', 'Undefined', 'Sent'],
    ['Sent', 'Skipped', 'Sent'],
  ] as const)('%s and then a report of %s is %s', (current, reported, after) => {
    expect(emailStatusAfterReport(current, reported)).toBe(after);
  });

  it('only a mail that no provider took may be handed over again', () => {
    expect(EMAIL_SEND_STATUSES.filter(canRetryEmail)).toEqual(['FailedToSend']);
  });
});

describe('reports on registered letters', () => {
  it('no series of reports leads back to a status', () => {
    const circular = REGISTERED_LETTER_STATUSES.filter((status) =>
      reachable(LETTER_REPORT_MOVES, status).has(status),
    );
    expect(circular).toEqual([]);
  });

  it('in whatever order the post reports a delivery, the letter ends as received', () => {
    const route = ['Sent', 'Processing', 'Dropped', 'Ongoing', 'Delivered', 'Received'] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...route], { minLength: route.length }), (reports) => {
        expect(reports.reduce(letterStatusAfterReport, 'Pending')).toBe('Received');
      }),
    );
  });

  it('a repeated report changes nothing', () => {
    fc.assert(
      fc.property(letterStatus, letterStatus, (current, reported) => {
        const once = letterStatusAfterReport(current, reported);
        expect(letterStatusAfterReport(once, reported)).toBe(once);
      }),
    );
  });

  it.each([
    ['Error', 'Processing', 'Error'],
    ['Error', 'Dropped', 'Dropped'],
    ['Dropped', 'Processing', 'Dropped'],
    ['Ongoing', 'Returned', 'Returned'],
    ['Delivered', 'Returned', 'Returned'],
    ['Received', 'Returned', 'Received'],
    ['Returned', 'Ongoing', 'Returned'],
    ['Sent', 'Skipped', 'Sent'],
  ] as const)('%s and then a report of %s is %s', (current, reported, after) => {
    expect(letterStatusAfterReport(current, reported)).toBe(after);
  });

  it('only a letter in error may be handed over again', () => {
    expect(REGISTERED_LETTER_STATUSES.filter(canRetryLetter)).toEqual(['Error']);
  });
});

describe('what a status means', () => {
  it('tells what arrived and what did not', () => {
    const failed = [...EMAIL_SEND_STATUSES, ...REGISTERED_LETTER_STATUSES].filter(
      (status) => outcomeOf(status) === 'failed',
    );
    expect(new Set(failed)).toEqual(
      new Set([
        'Failed',
        'FailedToSend',
        'Bounced',
        'Suppressed',
        'FilteredSpam',
        'Quarantined',
        'Error',
        'Returned',
      ]),
    );
    expect(EMAIL_SEND_STATUSES.filter((status) => outcomeOf(status) === 'arrived')).toEqual(['Delivered']);
  });

  it('lets a letter follow only a mail that came back, not one that can be sent again', () => {
    expect(EMAIL_SEND_STATUSES.filter(isEmailUndeliverable)).toEqual([
      'Failed',
      'Bounced',
      'Suppressed',
      'FilteredSpam',
    ]);
  });

  it('asks the post about a letter until nothing more can come', () => {
    expect(REGISTERED_LETTER_STATUSES.filter(isLetterUnderWay)).toEqual([
      'Processing',
      'Error',
      'Dropped',
      'Ongoing',
      'Delivered',
      'Sent',
    ]);
  });
});
