import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { expect, test } from 'vitest';
import { waitingIn } from './sending-parts.ts';

const counts: Dossier['counts'] = {
  ...{ statements: 3, statementsToReview: 0, invitations: 3, unsentInvitations: 0, failedDeliveries: 0 },
  ...{ reportsUnderway: 0, signedReports: 1, addresseesToSettle: 2, closingTasks: 0 },
  linesToPayAgain: 0,
  runsDue: 0,
  receiptQuestions: 0,
  looseDocuments: 0,
  answeredInvitations: 0,
  ...{ statementsToShare: 3, resultsToSign: 0 },
};

test('what is to be paid waits for the office, unless something holds the money', () => {
  expect(waitingIn({ status: 'PvSent', counts, holds: [] }).payout).toBe(0);
  expect(waitingIn({ status: 'ToPay', counts, holds: [] }).payout).toBe(1);
  expect(waitingIn({ status: 'ToPay', counts, holds: ['contested'] })).toEqual({
    ...{ sending: 2, contestation: 1, payout: 0, closing: 0 },
  });
  expect(waitingIn({ status: 'Paid', counts, holds: [] }).payout).toBe(0);
  expect(waitingIn({ status: 'Paid', counts: { ...counts, linesToPayAgain: 2 }, holds: [] }).payout).toBe(2);
});
