import { describe, expect, it } from 'vitest';
import { DOSSIER_STATUSES } from '../vocabulary.ts';
import { planErasure } from './erasure-plan.ts';

const OVER = {
  status: 'Paid',
  isErased: false,
  isAnythingSent: true,
  hasSignedReport: true,
  erasedOn: '2036-11-19',
} as const;

/** What goes, and why the rest stays. */
function told(parts: ReturnType<typeof planErasure>): string {
  return parts.map(({ part, goes, reason }) => `${goes ? '-' : '+'}${part} ${reason}`).join(', ');
}

describe('what may be erased of a person', () => {
  it.each(DOSSIER_STATUSES.filter((status) => status !== 'Paid' && status !== 'Cancelled'))(
    'is nothing while the dossier is %s',
    (status) => {
      const plan = planErasure({ kind: 'statement', dossier: { ...OVER, status }, hasDocuments: true });
      expect(plan.filter(({ goes }) => goes)).toEqual([]);
      expect(new Set(plan.map(({ reason }) => reason))).toEqual(new Set(['dossierRuns', 'deed']));
    },
  );

  it('is how they were reached once the dossier is over; the rest stays until its day, and the deed for good', () => {
    expect(told(planErasure({ kind: 'statement', dossier: OVER, hasDocuments: true }))).toBe(
      '+identity keptUntil, +claims keptUntil, +documents keptUntil, -contact nobodyIsReached, -messages nobodyIsReached, +report deed',
    );
    expect(planErasure({ kind: 'defendant', dossier: OVER })[0]).toEqual({
      part: 'identity',
      goes: false,
      reason: 'keptUntil',
      until: '2036-11-19',
    });
  });

  it('is everything in a dossier that was cancelled before anybody was written to', () => {
    const dossier = { ...OVER, status: 'Cancelled', isAnythingSent: false, hasSignedReport: false } as const;
    expect(told(planErasure({ kind: 'statement', dossier, hasDocuments: false }))).toBe(
      '-identity nothingSent, -contact nothingSent, -messages nothingSent',
    );
  });

  it('is nothing of who contested until the day of the dossier: nobody is reached by it', () => {
    expect(told(planErasure({ kind: 'contestation', dossier: OVER }))).toBe(
      '+identity keptUntil, +report deed',
    );
  });

  it('is how who paid an income, or was told of a stop, was reached', () => {
    for (const kind of ['payer', 'stop'] as const) {
      expect(told(planErasure({ kind, dossier: OVER }))).toBe(
        '+identity keptUntil, -contact nobodyIsReached, -messages nobodyIsReached, +report deed',
      );
    }
  });

  it('is no more than the deed tells after the dossier was erased', () => {
    expect(told(planErasure({ kind: 'invitation', dossier: { ...OVER, isErased: true } }))).toBe(
      '+report deed',
    );
  });

  it('is the whole entry of the party book', () => {
    expect(told(planErasure({ kind: 'party' }))).toBe('-identity convenience, -contact convenience');
  });

  it('is the account, once it is closed: who acted stays named', () => {
    expect(told(planErasure({ kind: 'user', isRemoved: false }))).not.toContain('-');
    expect(told(planErasure({ kind: 'user', isRemoved: true }))).toBe(
      '+identity namedInDeeds, -account accountClosed, -preferences accountClosed',
    );
  });
});
