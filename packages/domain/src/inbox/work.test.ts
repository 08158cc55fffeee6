import { expect, test } from 'vitest';
import { addDays } from '../iso-date.ts';
import type { DossierStatus } from '../vocabulary.ts';
import { canTickOff, lastSnooze, listWork, urgencyOf, WORK_KINDS, type WorkFacts } from './work.ts';

const TODAY = '2026-11-17';
const ANN = { id: 'ann', canWrite: true, numberWhoMayApprove: 2 };

function factsOf(status: DossierStatus, changes: Partial<WorkFacts> = {}): WorkFacts {
  return {
    ...{
      status,
      balanceToDistribute: 100n,
      holds: [],
      payoutStep: null,
      isBeforeJudge: false,
      follows: null,
    },
    counts: {
      ...{ statementsToShare: 1, statementsToReview: 0, invitations: 1, unsentInvitations: 0 },
      ...{ answeredInvitations: 0, failedDeliveries: 0, reportsUnderway: 0, addresseesToSettle: 0 },
      ...{ resultsToSign: 1, linesToPayAgain: 0, closingTasks: 0, runsDue: 0, receiptQuestions: 0 },
    },
    terms: [],
    days: {
      ...{ statusSince: '2026-11-16', failedSince: null, calculatedSince: '2026-11-10' },
      ...{ preparedSince: '2026-11-16', runDueSince: null },
    },
    ...{ signerId: 'ann', preparerId: 'bob' },
    ...changes,
  };
}

const only = (facts: WorkFacts, worker = ANN) => listWork(facts, worker)[0];

test('a report is signed within the term of the law, by the named bailiff; for others it is a colleague’s', () => {
  const terms = [{ term: 'draft', dueOn: '2026-11-20', countedUntil: '2026-11-20', isDone: false }] as const;
  const facts = factsOf('Calculated', { terms });
  expect(only(facts)).toMatchObject({
    ...{ key: 'sign', term: 'draft', dueOn: '2026-11-20', since: '2026-11-10', awaits: null, canAct: true },
  });
  expect(only(facts, { ...ANN, id: 'bob' })).toMatchObject({ awaits: 'colleague', canAct: false });
});

test('who prepared a payment waits for a colleague, unless there is none', () => {
  const facts = factsOf('ToPay', { payoutStep: 'approve' });
  expect(only(facts)).toMatchObject({ key: 'approvePayout', awaits: null, dueOn: '2026-11-18' });
  const bob = { ...ANN, id: 'bob' };
  expect(only(facts, bob)).toMatchObject({ awaits: 'colleague' });
  expect(only(facts, { ...bob, numberWhoMayApprove: 1 })).toMatchObject({ awaits: null, canAct: true });
});

test('who may only read sees the work and cannot do it', () => {
  expect(only(factsOf('ToPay'), { ...ANN, canWrite: false })).toMatchObject({ key: 'pay', canAct: false });
});

test('a term that is over for good is not counted, and without one the aim is', () => {
  const done = { term: 'draft', dueOn: '2026-01-01', countedUntil: '2026-01-01', isDone: true } as const;
  expect(only(factsOf('Provisioned', { terms: [done] }))).toMatchObject({ term: null, dueOn: null });
  expect(only(factsOf('ToPay'))).toMatchObject({ term: null, dueOn: '2026-11-23', isPressing: true });
});

const PLAIN = { awaits: null, dueOn: null, isPressing: false, term: null };

test.each([
  [{ dueOn: '2026-11-16' }, 'overdue'],
  [{ dueOn: TODAY }, 'today'],
  [{ dueOn: '2026-11-18' }, 'week'],
  [{ dueOn: '2026-11-24' }, 'week'],
  [{ dueOn: '2026-11-25' }, 'later'],
  [{}, 'later'],
  [{ dueOn: '2026-11-25', isPressing: true }, 'today'],
  [{ dueOn: '2026-11-16', isPressing: true }, 'overdue'],
  [{ dueOn: '2026-11-16', awaits: 'bank' }, 'waiting'],
  [{ dueOn: TODAY, snoozedUntil: '2026-11-18' }, 'later'],
  [{ dueOn: TODAY, snoozedUntil: TODAY }, 'today'],
] as const)('%o is %s', (work, urgency) => {
  expect(urgencyOf({ ...PLAIN, ...work }, TODAY)).toBe(urgency);
});

test('a term of the law is put off until its last day at most, and not once that is over', () => {
  expect(lastSnooze({ ...PLAIN, term: 'draft', dueOn: '2026-11-20' }, TODAY)).toBe('2026-11-20');
  expect(lastSnooze({ ...PLAIN, term: 'draft', dueOn: TODAY }, TODAY)).toBeNull();
  expect(lastSnooze({ ...PLAIN, term: 'draft', dueOn: '2026-11-02' }, TODAY)).toBeNull();
});

test('money and mail of others wait a week at most, a task three months, and what others do is not put off', () => {
  expect(lastSnooze({ ...PLAIN, isPressing: true }, TODAY)).toBe(addDays(TODAY, 7));
  expect(lastSnooze(PLAIN, TODAY)).toBe(addDays(TODAY, 90));
  expect(lastSnooze({ ...PLAIN, awaits: 'judge' }, TODAY)).toBeNull();
});

test('only what somebody asked for, and a stop that was seen, is ticked off: all else ends by doing it', () => {
  expect(WORK_KINDS.filter(canTickOff)).toEqual(['settleStop', 'mention', 'reminder', 'task']);
});
