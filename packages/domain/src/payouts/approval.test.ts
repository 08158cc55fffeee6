import { expect, test } from 'vitest';
import { decideApproval } from './approval.ts';

const AT = new Date('2026-12-14T09:32:00.000Z');

function secondsAgo(seconds: number): Date {
  return new Date(AT.getTime() - seconds * 1000);
}

test.each([
  [
    { isPreparer: false, numberWhoMay: 2, authenticatedAt: null },
    { isAllowed: true, isSingle: false },
  ],
  [
    { isPreparer: true, numberWhoMay: 2, authenticatedAt: AT },
    { isAllowed: false, because: 'ownPreparation' },
  ],
  [
    { isPreparer: true, numberWhoMay: 1, authenticatedAt: null },
    { isAllowed: false, because: 'signInAgain' },
  ],
  [
    { isPreparer: true, numberWhoMay: 1, authenticatedAt: secondsAgo(301) },
    { isAllowed: false, because: 'signInAgain' },
  ],
  [
    { isPreparer: true, numberWhoMay: 1, authenticatedAt: secondsAgo(-60) },
    { isAllowed: false, because: 'signInAgain' },
  ],
  [
    { isPreparer: true, numberWhoMay: 1, authenticatedAt: secondsAgo(300) },
    { isAllowed: true, isSingle: true },
  ],
] as const)('%o gives %o', (facts, decision) => {
  expect(decideApproval({ ...facts, at: AT })).toEqual(decision);
});
