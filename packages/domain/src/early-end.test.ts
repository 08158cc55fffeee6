import { describe, expect, it } from 'vitest';
import { type EndedInvitation, findEarlyEnd } from './early-end.ts';

/** By mail on Monday 2 November 2026: fifteen days end on Tuesday 17 November. */
const BY_MAIL: EndedInvitation = {
  sendMethod: 'Email',
  presentedOn: null,
  sentOn: '2026-11-02',
  closedOn: '2026-11-10',
  closedBy: 'office',
};

describe('findEarlyEnd', () => {
  it('tells how many were ended early, and until when the last of them could have filed', () => {
    const byLetter = { ...BY_MAIL, sendMethod: 'RegisteredLetter' } as const;
    expect(findEarlyEnd([BY_MAIL])).toEqual({ count: 1, legalDay: '2026-11-17' });
    // Three working days for the post: Thursday 5 November is the first day, Thursday 19 November the last.
    expect(findEarlyEnd([byLetter, BY_MAIL])).toEqual({ count: 2, legalDay: '2026-11-19' });
  });

  it.each<[string, Partial<EndedInvitation>, boolean]>([
    ['on the last day', { closedOn: '2026-11-17' }, true],
    ['the day after', { closedOn: '2026-11-18' }, false],
    [
      'before the longest reading of qualified delivery ended',
      { sendMethod: 'QualifiedDelivery', closedOn: '2026-11-20' },
      true,
    ],
    ['after it', { sendMethod: 'QualifiedDelivery', closedOn: '2026-11-21' }, false],
    ['by the creditor himself', { closedBy: 'creditor' }, false],
    ['by the term', { closedBy: 'term' }, false],
    ['before it was sent', { sentOn: null }, false],
    ['not at all', { closedOn: null, closedBy: null }, false],
  ])('for one that was closed %s', (_case, changes, isEarly) => {
    expect(findEarlyEnd([{ ...BY_MAIL, ...changes }]) !== undefined).toBe(isEarly);
  });
});
