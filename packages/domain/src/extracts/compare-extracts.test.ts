import { describe, expect, it } from 'vitest';
import { type ComparedCreditor, type ComparedNotice, compareExtracts } from './compare-extracts.ts';

function creditor(
  key: string,
  name: string,
  notices: readonly ComparedNotice[],
  enterpriseNumber: string | null = null,
): ComparedCreditor {
  const nothing = { nationalNumber: null, zipcode: null, birthDate: null, department: null };
  return { key, names: [name], enterpriseNumber, ...nothing, notices };
}

function notice(number: string | null, amountCents: bigint | null, type = 'seizure'): ComparedNotice {
  return { number, type, amountCents };
}

describe('a later extract', () => {
  it('tells who is new, who changed and who is gone', () => {
    const before = [
      creditor('1', 'Immo Dijlezicht', [notice('n1', 725_000n)]),
      creditor('2', 'Lumio', [notice('n2', 100n)]),
      creditor('3', 'Telvia', [notice('n3', 50n)]),
    ];
    const after = [
      creditor('a', 'IMMO DIJLEZICHT BV', [notice('n1', 700_000n), notice('n4', 30n)]),
      creditor('b', 'Scheldebank', [notice('n5', 10n)]),
      creditor('c', 'Telvia', [notice('n3', 50n)]),
    ];
    expect(compareExtracts(before, after)).toEqual({
      creditors: [
        {
          key: 'a',
          state: 'changed',
          beforeKey: '1',
          changes: [
            { noticeNumber: 'n1', change: 'amount', beforeCents: 725_000n, afterCents: 700_000n },
            { noticeNumber: 'n4', change: 'added', beforeCents: null, afterCents: 30n },
          ],
        },
        { key: 'b', state: 'new', beforeKey: null, changes: [] },
        { key: 'c', state: 'same', beforeKey: '3', changes: [] },
      ],
      gone: ['2'],
    });
  });

  it('knows a creditor by its notice when its name was corrected', () => {
    const [first] = compareExtracts(
      [creditor('1', 'Jansen', [notice('n1', 5n)])],
      [creditor('a', 'Peeters', [notice('n1', 5n)])],
    ).creditors;
    expect(first).toMatchObject({ state: 'same', beforeKey: '1' });
  });

  it('tells of a notice that was struck', () => {
    const [first] = compareExtracts(
      [creditor('1', 'Lumio', [notice('n1', 5n), notice('n2', 6n)])],
      [creditor('a', 'Lumio', [notice('n2', 6n)])],
    ).creditors;
    expect(first).toMatchObject({ state: 'changed', changes: [{ noticeNumber: 'n1', change: 'gone' }] });
  });

  it('compares notices without a number by type and amount', () => {
    const before = [creditor('1', 'Lumio', [notice(null, 5n)])];
    expect(compareExtracts(before, [creditor('a', 'Lumio', [notice(null, 5n)])]).creditors[0]?.state).toBe(
      'same',
    );
    expect(compareExtracts(before, [creditor('a', 'Lumio', [notice(null, 6n)])]).creditors[0]?.state).toBe(
      'changed',
    );
  });

  it('takes nobody for one of two namesakes', () => {
    const before = [creditor('1', 'Jan Maes', []), creditor('2', 'Maes Jan', [])];
    const compared = compareExtracts(before, [creditor('a', 'Jan Maes', [])]);
    expect(compared).toMatchObject({ creditors: [{ state: 'new' }], gone: ['1', '2'] });
  });

  it('finds everything the same in itself, and everything new beside nothing', () => {
    const list = [creditor('1', 'Lumio', [notice('n1', 5n)]), creditor('2', 'Telvia', [notice(null, null)])];
    expect(compareExtracts(list, list).creditors.map(({ state }) => state)).toEqual(['same', 'same']);
    expect(compareExtracts([], list).creditors.map(({ state }) => state)).toEqual(['new', 'new']);
    expect(compareExtracts(list, [])).toEqual({ creditors: [], gone: ['1', '2'] });
  });
});
