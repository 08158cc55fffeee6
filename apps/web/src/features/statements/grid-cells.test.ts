import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { describe, expect, it } from 'vitest';
import { isEdited, readCell, readClipboard, unreasonedIn } from './grid-cells.ts';
import { arrangeRows, countStates, type GridView, sumRows } from './grid-rows.ts';

const ROW: StatementRow = {
  id: '0190a5f4-0000-7000-8000-000000000001',
  version: 1,
  creditorName: 'Nathalie Pauwels',
  creditorType: null,
  kboNumber: null,
  nationalNumber: null,
  language: null,
  totalAmountClaimed: 100,
  rejectionReason: null,
  rejectionNote: null,
  paymentaccount: null,
  sendOption: null,
  validated: false,
  createdAt: '2026-10-06T08:00:00.000Z',
  updatedAt: '2026-10-06T08:00:00.000Z',
  origin: 'bailiff',
  status: null,
  invitationId: null,
  submittedAt: null,
  isLate: false,
  isChanged: false,
  amountDeclared: 100,
  amountAdmitted: 100,
  amountReserved: 0,
  amountRejected: 0,
  privilegedAmount: 0,
  numberOfClaims: 0,
  numberOfDocuments: 0,
  documentTypes: [],
  missingParts: [],
  reviewState: 'toReview',
};

const read = (column: Parameters<typeof readCell>[0], text: string, row: Partial<StatementRow> = {}) =>
  readCell(column, text, { ...ROW, ...row }, 'nl');

describe('a cell of the grid', () => {
  it.each([
    ['an enterprise', '0403.227.515', { kboNumber: '0403227515', creditorType: 'legalEntity' }],
    [
      'a person, whose name it takes apart',
      '85.07.30-033.28',
      {
        ...{ nationalNumber: '85073003328', kboNumber: null, creditorType: 'person' },
        ...{ firstName: 'Nathalie', lastName: 'Pauwels', corporateName: null },
      },
    ],
  ])('guesses from its number that a creditor is %s', (_kind, text, changes) => {
    expect(read('number', text)).toEqual({ changes: expect.objectContaining(changes) });
  });

  it('leaves the kind that somebody said', () => {
    expect(read('number', '0403.227.515', { creditorType: 'governmentInstance' })).toEqual({
      changes: { kboNumber: '0403227515' },
    });
  });

  it.each([
    ['number', '0403.227.516', 'kbo-invalid'],
    ['number', '85.07.30-033.29', 'national-number-invalid'],
    ['account', 'BE68 5390 0754 7035', 'iban-invalid'],
    ['declared', 'honderd', 'wrong-type'],
    ['declared', '1,234', 'invalid'],
    ['kind', 'x', 'choice-invalid'],
  ] as const)('refuses in %s what is none: %s', (column, text, fault) => {
    expect(read(column, text)).toEqual({ fault });
  });

  it('lets all that is declared count, until less was admitted', () => {
    expect(read('declared', '1.250,00')).toEqual({
      changes: { declaredTotal: 1_250, totalAmountClaimed: 1_250 },
    });
    const cut = { amountDeclared: 100, amountRejected: 20, amountAdmitted: 80 };
    expect(read('declared', '150', cut)).toEqual({ changes: { declaredTotal: 150 } });
  });

  it('asks why when less is admitted, once', () => {
    const changes = { declaredTotal: 100, totalAmountClaimed: 80.1 };
    expect(read('admitted', '80,10')).toEqual({ changes });
    expect(unreasonedIn(changes, ROW)).toBe(19.9);
    expect(unreasonedIn(changes, { ...ROW, rejectionReason: 'paid' })).toBe(0);
  });

  it('is not changed where it tells what a creditor filed, or holds a reserve', () => {
    expect(isEdited('account', ROW)).toBe(true);
    expect(isEdited('account', { ...ROW, origin: 'thirdParty' })).toBe(false);
    expect(isEdited('admitted', { ...ROW, amountReserved: 5 })).toBe(false);
    expect(isEdited('state', ROW)).toBe(false);
  });
});

it('reads lines and columns from the clipboard, without the line that a sheet adds', () => {
  expect(readClipboard('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
});

describe('the rows', () => {
  const rows = [
    { ...ROW, id: 'a', creditorName: 'Élan BV', kboNumber: '0403227515', amountDeclared: 0.1 },
    { ...ROW, id: 'b', creditorName: 'Zilver NV', amountDeclared: 0.2, privilegedAmount: 40 },
    { ...ROW, id: 'c', creditorName: 'aarde NV', reviewState: 'validated', amountDeclared: 3 },
  ] as const;
  const idsOf = (view: Partial<GridView>) =>
    arrangeRows(rows, { search: '', state: undefined, sort: undefined, direction: undefined, ...view })
      .map(({ id }) => id)
      .join('');

  it('are found by words without their marks, by a number, and by where they stand', () => {
    expect(idsOf({ search: 'elan' })).toBe('a');
    expect(idsOf({ search: 'nv zil' })).toBe('b');
    expect(idsOf({ search: '0403.227' })).toBe('a');
    expect(idsOf({ state: 'validated' })).toBe('c');
  });

  it('are ordered by what is asked for', () => {
    expect(idsOf({ sort: 'creditorName' })).toBe('cab');
    expect(idsOf({ sort: 'amountDeclared', direction: 'desc' })).toBe('cba');
  });

  it('come to their sums to the cent', () => {
    expect(sumRows(rows)).toMatchObject({ declared: 3.3, admitted: 300, privileged: 40, ordinary: 260 });
    expect(countStates(rows)).toMatchObject({ toReview: 2, validated: 1 });
  });
});
