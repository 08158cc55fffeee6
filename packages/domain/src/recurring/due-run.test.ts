import { describe, expect, it } from 'vitest';
import { findDueRun, findKeepUntil } from './due-run.ts';

const NONE = { thresholdCents: null, everyMonths: null, nextRunOn: null };
const receipt = (receivedOn: string, amountCents: bigint) => ({ receivedOn, amountCents });
/** Out of order, as they may have been entered. */
const WAITING = [
  receipt('2026-03-05', 400_00n),
  receipt('2026-01-05', 400_00n),
  receipt('2026-02-05', 400_00n),
];

describe('a run is due', () => {
  it('never while nothing waits, nor without terms', () => {
    const terms = { thresholdCents: 1n, everyMonths: 1, nextRunOn: '2020-01-01' };
    expect(findDueRun({ terms, waiting: [], lastCutOff: '2020-01-01' }, '2026-03-10')).toBeNull();
    expect(findDueRun({ terms: NONE, waiting: WAITING, lastCutOff: null }, '2026-03-10')).toBeNull();
  });

  it('from the receipt on by which enough waits', () => {
    const of = (thresholdCents: bigint) =>
      findDueRun({ terms: { ...NONE, thresholdCents }, waiting: WAITING, lastCutOff: null }, '2026-03-10');
    expect(of(400_00n)).toEqual({ occasion: 'threshold', since: '2026-01-05' });
    expect(of(800_00n)).toEqual({ occasion: 'threshold', since: '2026-02-05' });
    expect(of(1200_01n)).toBeNull();
  });

  it('on its date, and so many months after the last cut-off or the first money', () => {
    const on = (today: string, terms: object, lastCutOff: string | null = null) =>
      findDueRun({ terms: { ...NONE, ...terms }, waiting: WAITING, lastCutOff }, today);
    expect(on('2026-03-31', { nextRunOn: '2026-04-01' })).toBeNull();
    expect(on('2026-04-01', { nextRunOn: '2026-04-01' })).toEqual({ occasion: 'date', since: '2026-04-01' });
    expect(on('2026-04-04', { everyMonths: 3 })).toBeNull();
    expect(on('2026-04-05', { everyMonths: 3 })).toEqual({ occasion: 'date', since: '2026-04-05' });
    // The last day of a shorter month.
    expect(on('2026-02-28', { everyMonths: 1 }, '2026-01-31')).toEqual({
      occasion: 'date',
      since: '2026-02-28',
    });
  });

  it('by what came first', () => {
    const terms = { thresholdCents: 800_00n, everyMonths: 3, nextRunOn: '2026-01-20' };
    const due = findDueRun({ terms, waiting: WAITING, lastCutOff: '2025-12-31' }, '2026-06-01');
    expect(due).toEqual({ occasion: 'date', since: '2026-01-20' });
  });
});

describe('money may lie with the office', () => {
  it('two months from the oldest on, and longer while it is not more than 2,500 euros', () => {
    expect(findKeepUntil([])).toBeNull();
    expect(findKeepUntil([receipt('2026-01-05', 2_500_00n)])).toBeNull();
    expect(findKeepUntil([receipt('2026-02-05', 1n), receipt('2025-12-31', 2_500_00n)])).toBe('2026-02-28');
  });
});
