import { GUIDE_STEPS, type GuideStep } from '@prorata/contract/guide/guide';
import { describe, expect, it } from 'vitest';
import { currentStepOf, isWaiting, placeOf } from './guide-place.ts';

function guideWith(done: readonly GuideStep[], status: 'Created' | 'PvSent' | 'Cancelled' = 'Created') {
  return {
    dossier: { id: 'one', fileNumber: '2026/0001', defendantName: 'Van Hoorick', status, statements: 0 },
    steps: GUIDE_STEPS.map((step) => ({ step, isDone: done.includes(step) })),
  };
}

describe('the step that comes next', () => {
  it('is the first that is left to do, also when a later one is done', () => {
    expect(currentStepOf(guideWith([]))).toBe('open');
    expect(currentStepOf(guideWith(['open', 'money']))).toBe('creditors');
    expect(currentStepOf(guideWith(GUIDE_STEPS))).toBeUndefined();
  });
});

describe('the place of a step', () => {
  it('is a tab of the dossier, for what is done and what comes next', () => {
    const guide = guideWith(['open', 'creditors']);
    expect(placeOf(guide, 'creditors')).toEqual({ dossierId: 'one', search: { tab: 'invitations' } });
    expect(placeOf(guide, 'review')).toEqual({ dossierId: 'one', search: { tab: 'statements' } });
  });

  it('is nowhere yet for what lies further on, without a dossier, and in a cancelled one', () => {
    expect(placeOf(guideWith(['open']), 'sending')).toBeUndefined();
    expect(placeOf({ ...guideWith([]), dossier: null }, 'creditors')).toBeUndefined();
    expect(placeOf(guideWith(['open'], 'Cancelled'), 'creditors')).toBeUndefined();
  });

  it('of the payment waits while the term to contest runs', () => {
    expect(isWaiting(guideWith([], 'PvSent'), 'payment')).toBe(true);
    expect(isWaiting(guideWith([]), 'payment')).toBe(false);
    expect(isWaiting(guideWith([], 'PvSent'), 'sending')).toBe(false);
  });
});
