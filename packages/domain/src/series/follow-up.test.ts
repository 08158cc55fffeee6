import { describe, expect, it } from 'vitest';
import { DOSSIER_STATUSES } from '../vocabulary.ts';
import { type DossierToFollow, refusalOfFollowUp } from './follow-up.ts';

const PAID: DossierToFollow = { status: 'Paid', holds: [], hasReserves: true, isFollowed: false };

describe('a dossier is followed by another', () => {
  it('only when its draft binds: the term is over', () => {
    const followed = DOSSIER_STATUSES.filter(
      (status) => refusalOfFollowUp({ ...PAID, status }, 'reserveDecided') === undefined,
    );
    expect(followed).toEqual(['ToPay', 'Paid']);
  });

  it.each([
    ['that is stopped', { holds: ['stopped'] }, 'reserveDecided', 'held'],
    ['that is contested', { holds: ['contested'] }, 'laterReceipt', 'held'],
    ['that is followed already', { isFollowed: true }, 'reserveDecided', 'followed'],
    ['without reserves to decide', { hasReserves: false }, 'reserveDecided', 'noReserves'],
    ['whose reserves are undecided', {}, 'laterReceipt', 'reservesUndecided'],
  ] as const)('not one %s', (_, facts, kind, refusal) => {
    expect(refusalOfFollowUp({ ...PAID, ...facts }, kind)).toBe(refusal);
  });

  it('for money that came later, when nothing waits for a decision', () => {
    expect(refusalOfFollowUp({ ...PAID, hasReserves: false }, 'laterReceipt')).toBeUndefined();
  });
});
