import { describe, expect, it } from 'vitest';
import { answerToBalance, decideBalance } from './balance-request.ts';

describe('the answer to the question about a balance', () => {
  it.each([
    ['Sent', false, false, 'open'],
    ['Opened', false, false, 'open'],
    ['ClosedAndSubmitted', true, false, 'unchanged'],
    ['ClosedAndSubmitted', false, true, 'changed'],
    ['Finished', false, true, 'changed'],
    ['ClosedAndNotSubmitted', false, true, 'changed'],
    ['ClosedAndNotSubmitted', false, false, 'silent'],
  ] as const)(
    'of one that is %s, confirmed %s, replaced %s, is %s',
    (status, isConfirmed, isReplaced, answer) => {
      expect(answerToBalance({ status, isConfirmed, isReplaced })).toBe(answer);
    },
  );
});

describe('no change', () => {
  const open = {
    hasBalance: true,
    isConfirmed: false,
    isWithinTerm: true,
    status: 'Sent',
    statementCount: 0,
  } as const;
  const confirmed = { ...open, isConfirmed: true, status: 'ClosedAndSubmitted' } as const;

  it('is said once, within the term, and not beside a statement', () => {
    expect(decideBalance('confirm', open)).toBe('confirm');
    expect(decideBalance('confirm', confirmed)).toBe('keep');
    expect(decideBalance('confirm', { ...open, statementCount: 1 })).toBe('hasStatement');
    expect(decideBalance('confirm', { ...open, hasBalance: false })).toBe('noBalance');
    expect(decideBalance('confirm', { ...open, isWithinTerm: false })).toBe('closed');
    expect(decideBalance('confirm', { ...open, status: 'ClosedAndNotSubmitted' })).toBe('closed');
  });

  it('is taken back until the last day; where nothing was said, nothing happens', () => {
    expect(decideBalance('takeBack', confirmed)).toBe('takeBack');
    expect(decideBalance('takeBack', { ...confirmed, isWithinTerm: false })).toBe('closed');
    expect(decideBalance('takeBack', open)).toBe('keep');
  });
});
