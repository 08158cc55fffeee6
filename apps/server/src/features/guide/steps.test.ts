import { GUIDE_STEPS } from '@prorata/contract/guide/guide';
import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { type GuidedFacts, stepsOf } from './steps.ts';

const NOTHING: GuidedFacts = {
  status: 'Created',
  statements: 0,
  statementsToReview: 0,
  invitations: 0,
  unsentInvitations: 0,
  hasMoney: false,
  isInvoiced: false,
};

function doneIn(facts: Partial<GuidedFacts>): string[] {
  return stepsOf({ ...NOTHING, ...facts }).flatMap(({ step, isDone }) => (isDone ? [step] : []));
}

describe('the steps of the guide', () => {
  it('are all to be done while there is no dossier', () => {
    expect(stepsOf(undefined)).toEqual(GUIDE_STEPS.map((step) => ({ step, isDone: false })));
  });

  it.each([
    ['a dossier that was just opened', {}, ['open']],
    ['invitations that nobody sent yet', { invitations: 2, unsentInvitations: 2 }, ['open']],
    ['an invitation that was sent', { invitations: 2, unsentInvitations: 1 }, ['open', 'creditors']],
    ['statements to review', { statements: 2, statementsToReview: 1 }, ['open', 'creditors']],
    ['reviewed statements', { statements: 2 }, ['open', 'creditors', 'review']],
    ['money without a creditor', { hasMoney: true }, ['open', 'money']],
    ['a cancelled dossier', { status: 'Cancelled', statements: 1 }, ['open', 'creditors', 'review']],
    ['an invoiced dossier', { isInvoiced: true }, ['open', 'invoice']],
  ] as const)('follow from %s', (_, facts, done) => {
    expect(doneIn(facts)).toEqual(done);
  });

  it('once done by a status stay done in every later one', () => {
    const way = DOSSIER_STATUSES.filter((status) => status !== 'Cancelled');
    const counts = way.map((status) => doneIn({ status }).length);
    expect(counts).toEqual([1, 1, 1, 2, 3, 4, 4, 5]);
  });
});
