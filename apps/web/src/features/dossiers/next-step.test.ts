import type { DossierStatus } from '@prorata/domain/vocabulary';
import { expect, test } from 'vitest';
import { incomeStepOf, isWork, nextStepOf } from './next-step.ts';

const COUNTS = {
  statements: 9,
  statementsToReview: 0,
  invitations: 11,
  unsentInvitations: 0,
  failedDeliveries: 0,
  reportsUnderway: 0,
  signedReports: 0,
  addresseesToSettle: 0,
  closingTasks: 0,
  linesToPayAgain: 0,
  runsDue: 0,
  receiptQuestions: 0,
  looseDocuments: 0,
  answeredInvitations: 0,
};

function keyOf(
  status: DossierStatus,
  counts: Partial<typeof COUNTS> = {},
  balanceToDistribute: number | null = 1,
) {
  return nextStepOf({ status, balanceToDistribute, counts: { ...COUNTS, ...counts }, holds: [] })?.key;
}

test.each([
  ['Created', 'invite'],
  ['InvitesSent', 'awaitStatements'],
  ['Provisioned', 'calculate'],
  ['Calculated', 'sign'],
  ['Signed', 'send'],
  ['PvSent', 'awaitContestation'],
  ['ToPay', 'pay'],
  ['Paid', undefined],
  ['Cancelled', undefined],
] as const)('%s asks to %s', (status, key) => {
  expect(keyOf(status)).toBe(key);
});

test('invitations that were written are to be sent', () => {
  expect(keyOf('Created', { unsentInvitations: 2 })).toBe('sendInvitations');
});

test('statements are to be reviewed before anything is calculated, and before the last has come', () => {
  expect(keyOf('Provisioned', { statementsToReview: 4 })).toBe('review');
  expect(keyOf('InvitesSent', { statementsToReview: 4 })).toBe('review');
});

test('what is at the services is waited for: nobody can send it again', () => {
  expect(keyOf('Signed', { reportsUnderway: 3 })).toBe('awaitSending');
  expect(keyOf('Signed', { reportsUnderway: 3, failedDeliveries: 1 })).toBe('fixDelivery');
});

test('without a balance there is nothing to calculate', () => {
  expect(keyOf('Provisioned', {}, null)).toBe('fillInBalance');
});

test('what did not arrive comes first, as long as the dossier runs', () => {
  expect(keyOf('Provisioned', { failedDeliveries: 1, statementsToReview: 4 })).toBe('fixDelivery');
  expect(keyOf('Paid', { failedDeliveries: 1 })).toBeUndefined();
});

test('a paid dossier asks for what the law wants afterwards, and then for nothing', () => {
  expect(keyOf('Paid', { closingTasks: 1 })).toBe('close');
  expect(keyOf('Paid', { closingTasks: 1, linesToPayAgain: 1 })).toBe('payAgain');
});

test('whoever contests is dealt with before anybody is paid, each in its own part of the tab', () => {
  const dossier = { status: 'ToPay', balanceToDistribute: 1, counts: COUNTS } as const;
  expect(nextStepOf({ ...dossier, holds: [] })).toMatchObject({ key: 'pay', part: 'payout' });
  expect(nextStepOf({ ...dossier, holds: ['contested'] })).toMatchObject({
    key: 'settleContestation',
    part: 'contestation',
  });
});

test.each([
  ['InvitesSent', 'invitations'],
  ['PvSent', 'sending'],
] as const)('what did not arrive in %s is mended under %s', (status, tab) => {
  const counts = { ...COUNTS, failedDeliveries: 1 };
  expect(nextStepOf({ status, balanceToDistribute: 1, counts, holds: [] })?.tab).toBe(tab);
});

test.each([
  ['InvitesSent', false],
  ['PvSent', false],
  ['Calculated', true],
  ['ToPay', true],
] as const)('%s is somebody’s work: %s', (status, expected) => {
  const step = nextStepOf({ status, balanceToDistribute: 1, counts: COUNTS, holds: [] });
  expect(step && isWork(step)).toBe(expected);
});

test.each(['Calculated', 'Signed', 'PvSent', 'ToPay'] as const)(
  'of a stopped dossier that is %s nothing is signed, sent or paid next',
  (status) => {
    const holds = ['stopped', 'contested'] as const;
    const step = nextStepOf({ status, balanceToDistribute: 1, counts: COUNTS, holds: [...holds] });
    expect(step?.key).toBe('settleStop');
  },
);

test('a stop does not keep anybody from reviewing what was filed', () => {
  const counts = { ...COUNTS, statementsToReview: 2 };
  expect(nextStepOf({ status: 'Provisioned', balanceToDistribute: 1, counts, holds: ['stopped'] })?.key).toBe(
    'review',
  );
});

test.each([
  ['Paid', null, {}, 'distribute'],
  ['ToPay', null, {}, 'distribute'],
  ['Provisioned', null, {}, 'distribute'],
  // A later run takes nothing in, and one that can be contested is followed by none.
  ['Provisioned', 'follows', {}, undefined],
  ['PvSent', null, {}, undefined],
  ['PvSent', null, { receiptQuestions: 2 }, 'answerReceipts'],
] as const)('an income whose run is due asks in %s, %s, %o to %s', (status, earlier, counts, key) => {
  const follows = earlier && { dossierId: 'x', fileNumber: '2026/0001', kind: 'recurring' as const };
  const row = { status, follows, holds: [], counts: { ...COUNTS, runsDue: 1, ...counts } };
  expect(incomeStepOf(row)?.key).toBe(key);
  expect(incomeStepOf({ ...row, status: 'Paid', holds: ['stopped'] })?.key).not.toBe('distribute');
});
