import { expect, test } from 'vitest';
import type { Hold } from './holds.ts';
import {
  awaitedBy,
  incomeStepOf,
  isWork,
  listSteps,
  NEXT_STEPS,
  nextStepOf,
  type StepFacts,
} from './next-step.ts';
import { DOSSIER_STATUSES, type DossierStatus } from './vocabulary.ts';

const COUNTS: StepFacts['counts'] = {
  statementsToShare: 9,
  statementsToReview: 0,
  invitations: 11,
  unsentInvitations: 0,
  answeredInvitations: 0,
  failedDeliveries: 0,
  reportsUnderway: 0,
  addresseesToSettle: 0,
  resultsToSign: 1,
  closingTasks: 0,
  linesToPayAgain: 0,
};

type Changes = Partial<Omit<StepFacts, 'status' | 'counts'>> & {
  readonly counts?: Partial<StepFacts['counts']>;
};

function factsOf(status: DossierStatus, { counts, ...changes }: Changes = {}): StepFacts {
  const plain = { balanceToDistribute: 1, holds: [], payoutStep: null, isBeforeJudge: false };
  return { status, ...plain, ...changes, counts: { ...COUNTS, ...counts } };
}

function keyOf(status: DossierStatus, changes: Changes = {}) {
  return nextStepOf(factsOf(status, changes))?.key;
}

function keysOf(status: DossierStatus, changes: Changes = {}) {
  return listSteps(factsOf(status, changes)).map(({ key }) => key);
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

test('invitations that were written are to be sent, and so are those that are added later', () => {
  expect(keyOf('Created', { counts: { unsentInvitations: 2 } })).toBe('sendInvitations');
  expect(keysOf('InvitesSent', { counts: { unsentInvitations: 2, statementsToReview: 1 } })).toEqual([
    'review',
    'sendInvitations',
  ]);
});

test('statements are to be reviewed before anything is calculated, and before the last has come', () => {
  expect(keysOf('Provisioned', { counts: { statementsToReview: 4 } })).toEqual(['review']);
  expect(keysOf('InvitesSent', { counts: { statementsToReview: 4 } })).toEqual(['review', 'awaitStatements']);
  expect(keysOf('Calculated', { counts: { statementsToReview: 4 } })).toEqual(['review']);
});

test('a dossier without a statement is never said to be ready: they are to be added, or it ends', () => {
  expect(nextStepOf(factsOf('Provisioned', { counts: { statementsToShare: 0 } }))).toEqual({
    ...{ key: 'addStatements', tab: 'statements', count: 0 },
  });
  const nothing = { balanceToDistribute: null, counts: { statementsToShare: 0 } };
  expect(keyOf('Provisioned', nothing)).toBe('addStatements');
});

test.each([null, 0, 0n])('with a balance of %s there is nothing to calculate', (balanceToDistribute) => {
  expect(keyOf('Provisioned', { balanceToDistribute })).toBe('fillInBalance');
});

test('a report that is outdated is calculated again, once the dossier can be', () => {
  const counts = { resultsToSign: 0 };
  expect(keyOf('Calculated', { counts })).toBe('calculateAgain');
  expect(keyOf('Calculated', { counts: { ...counts, statementsToShare: 0 } })).toBe('addStatements');
  expect(keyOf('Calculated', { counts, balanceToDistribute: null })).toBe('fillInBalance');
});

test('what is at the services is waited for: nobody can send it again', () => {
  expect(keyOf('Signed', { counts: { reportsUnderway: 3 } })).toBe('awaitSending');
  expect(keysOf('Signed', { counts: { reportsUnderway: 3, failedDeliveries: 1 } })).toEqual([
    'fixDelivery',
    'awaitSending',
  ]);
});

test('what did not arrive comes first, as long as the dossier runs', () => {
  expect(keysOf('Provisioned', { counts: { failedDeliveries: 1, statementsToReview: 4 } })).toEqual([
    'fixDelivery',
    'review',
  ]);
  expect(keyOf('Paid', { counts: { failedDeliveries: 1 } })).toBeUndefined();
});

test('who has no proof of a delivery keeps the payment waiting', () => {
  expect(nextStepOf(factsOf('PvSent', { counts: { addresseesToSettle: 2 } }))).toMatchObject({
    ...{ key: 'settleAddressees', tab: 'sending', count: 2 },
  });
});

test('a paid dossier asks for what came back and for what the law wants afterwards, and then for nothing', () => {
  expect(keysOf('Paid', { counts: { closingTasks: 1, linesToPayAgain: 1 } })).toEqual(['payAgain', 'close']);
});

test('whoever contests is dealt with before anybody is paid, unless the judge is', () => {
  const contested = { holds: ['contested', 'consigned'] as Hold[] };
  expect(nextStepOf(factsOf('ToPay'))).toMatchObject({ key: 'pay', part: 'payout' });
  expect(nextStepOf(factsOf('ToPay', contested))).toMatchObject({
    ...{ key: 'settleContestation', part: 'contestation' },
  });
  expect(keyOf('PvSent', { ...contested, isBeforeJudge: true })).toBe('awaitJudge');
});

test.each([
  ['prepare', 'pay'],
  ['approve', 'approvePayout'],
  ['make', 'makePayout'],
  ['awaitBank', 'awaitBank'],
] as const)('a payment that is to %s asks to %s', (payoutStep, key) => {
  expect(keyOf('ToPay', { payoutStep })).toBe(key);
});

test.each([
  ['InvitesSent', 'invitations'],
  ['PvSent', 'sending'],
] as const)('what did not arrive in %s is mended under %s', (status, tab) => {
  expect(nextStepOf(factsOf(status, { counts: { failedDeliveries: 1 } }))?.tab).toBe(tab);
});

test.each(['Calculated', 'Signed', 'PvSent', 'ToPay'] as const)(
  'of a stopped dossier that is %s nothing is signed, sent or paid next',
  (status) => {
    for (const payoutStep of [null, 'approve', 'make'] as const) {
      expect(keysOf(status, { holds: ['stopped', 'contested'], payoutStep })).toEqual(['settleStop']);
    }
  },
);

test('a stop does not keep anybody from reviewing what was filed', () => {
  expect(keyOf('Provisioned', { holds: ['stopped'], counts: { statementsToReview: 2 } })).toBe('review');
});

test('whatever is found, a held payment is not to be paid and an unready dossier not to be calculated', () => {
  const flags = [0, 1];
  for (const status of DOSSIER_STATUSES) {
    for (const holds of [[], ['stopped'], ['contested'], ['stopped', 'contested']] as Hold[][]) {
      for (const shares of flags) {
        for (const reviews of flags) {
          for (const signs of flags) {
            const counts = { statementsToShare: shares, statementsToReview: reviews, resultsToSign: signs };
            const keys = keysOf(status, { holds, counts });
            if (holds.length > 0) expect(keys).not.toContain('pay');
            if (holds.includes('stopped')) expect(keys).not.toContain('sign');
            if (shares === 0 || reviews > 0) expect(keys).not.toContain('calculate');
            if (signs === 0) expect(keys).not.toContain('sign');
            expect(new Set(keys).size).toBe(keys.length);
          }
        }
      }
    }
  }
});

test('what waits for others is nobody’s work, and says for whom', () => {
  const waiting = NEXT_STEPS.filter((key) => !isWork({ key }));
  expect(waiting.map((key) => [key, awaitedBy({ key })])).toEqual([
    ['awaitStatements', 'creditors'],
    ['awaitSending', 'post'],
    ['awaitContestation', 'creditors'],
    ['awaitJudge', 'judge'],
    ['awaitBank', 'bank'],
  ]);
});

test.each([
  ['Paid', null, {}, 'distribute'],
  ['ToPay', null, {}, 'distribute'],
  ['Provisioned', null, {}, 'distribute'],
  // A later run takes nothing in, and one that can be contested is followed by none.
  ['Provisioned', 'follows', {}, undefined],
  ['PvSent', null, {}, undefined],
  ['PvSent', null, { receiptQuestions: 2 }, 'answerReceipts'],
] as const)('an income whose run is due asks in %s, %s, %o to %s', (status, follows, counts, key) => {
  const facts = { status, follows, holds: [], counts: { runsDue: 1, receiptQuestions: 0, ...counts } };
  expect(incomeStepOf(facts)?.key).toBe(key);
  expect(incomeStepOf({ ...facts, status: 'Paid', holds: ['stopped'] })?.key).not.toBe('distribute');
});
