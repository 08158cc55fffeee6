import { describe, expect, it } from 'vitest';
import { COST_FREQUENCIES } from '../vocabulary.ts';
import { costCount } from './cost-count.ts';

const COUNTS = {
  statements: 7,
  creditors: 6,
  creditorsByRegisteredLetter: 2,
  invitations: 5,
  invitationsByRegisteredLetter: 3,
};

describe('costCount', () => {
  it('counts what the frequency names', () => {
    expect(Object.fromEntries(COST_FREQUENCIES.map((name) => [name, costCount(name, 0, COUNTS)]))).toEqual({
      once: 1,
      perStatement: 7,
      perCreditor: 6,
      perCreditorSentAsRegisteredLetter: 2,
      perInvitation: 5,
      perInvitationSentAsRegisteredLetter: 3,
    });
  });

  it.each([
    [0, 7],
    [1, 6],
    [6, 1],
    [7, 0],
    [8, 0],
  ])('with %d free statements, %d cost', (offset, count) => {
    expect(costCount('perStatement', offset, COUNTS)).toBe(count);
  });

  it('what is due once is due once', () => {
    expect(costCount('once', 3, COUNTS)).toBe(1);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d as an offset or a count', (wrong) => {
    expect(() => costCount('perStatement', wrong, COUNTS)).toThrow(RangeError);
    expect(() => costCount('perStatement', 0, { ...COUNTS, statements: wrong })).toThrow(RangeError);
  });
});
