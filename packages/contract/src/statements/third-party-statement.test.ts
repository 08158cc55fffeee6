import { expect, it } from 'vitest';
import { statementReviewSchema } from './third-party-statement.ts';

it('leaves alone what a review does not name', () => {
  const review = { version: 1, totalAmountClaimed: 100, claims: [], verdict: 'validated' };
  const parsed = statementReviewSchema.parse(review);
  for (const field of ['titles', 'rejectionReason', 'rejectionNote', 'debtorIds', 'liability']) {
    expect(parsed).not.toHaveProperty(field);
  }
  expect(statementReviewSchema.parse({ ...review, rejectionNote: null })).toHaveProperty(
    'rejectionNote',
    null,
  );
});
