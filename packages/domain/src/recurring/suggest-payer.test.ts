import { describe, expect, it } from 'vitest';
import { type LikelyPayer, suggestMonth, suggestPayer } from './suggest-payer.ts';

const PAYERS: readonly LikelyPayer[] = [
  { id: 'baker', name: 'Bäckerei Péeters & Zonen', account: 'BE68539007547034', lastCents: 412_00n },
  { id: 'fund', name: 'Pensioenfonds', account: null, lastCents: 99_00n },
];
const MONEY = { amountCents: 1n, counterpartyAccount: null, counterpartyName: null, communication: '' };
const suggest = (money: object, payers = PAYERS) =>
  suggestPayer({ ...MONEY, ...money }, payers, new Set(['2026/0147', '2026/0201']));

describe('who money is from', () => {
  it('is told by the account, the name as banks print it, or the amount of last time', () => {
    expect(suggest({ counterpartyAccount: 'BE68539007547034' })).toBe('baker');
    expect(suggest({ counterpartyName: 'BACKEREI PEETERS  ZONEN' })).toBe('baker');
    expect(suggest({ amountCents: 99_00n })).toBe('fund');
    expect(suggest({})).toBeNull();
  });

  it('is nobody of these when it names other dossiers only, and the one payer when it names ours', () => {
    const money = { counterpartyAccount: 'BE68539007547034' };
    expect(suggest({ ...money, communication: 'Loonbeslag 2025/0009' })).toBeNull();
    expect(suggest({ ...money, communication: '2025-9 en 2026-147' })).toBe('baker');
    expect(suggest({ communication: 'Dossier 2026/201' }, PAYERS.slice(0, 1))).toBe('baker');
    expect(suggest({ communication: 'Dossier 2026/201' })).toBeNull();
  });

  it('is nobody when two are as likely', () => {
    const twins = PAYERS.map((payer) => ({ ...payer, lastCents: 412_00n }));
    expect(suggest({ amountCents: 412_00n }, twins)).toBeNull();
  });
});

describe('for which month', () => {
  it('the one after the last, as long as that has begun; else the one that was just earned', () => {
    expect(suggestMonth('2026-10-04', '2026-08')).toBe('2026-09');
    expect(suggestMonth('2026-10-28', '2026-10')).toBe('2026-10');
    expect(suggestMonth('2026-10-04', null)).toBe('2026-09');
    expect(suggestMonth('2026-10-28', null)).toBe('2026-10');
    expect(suggestMonth('2027-01-04', null)).toBe('2026-12');
  });
});
