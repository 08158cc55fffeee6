import type { Problem } from '@prorata/contract/problems';
import type { StatementChanges } from '@prorata/contract/statements/statement-changes';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { describe, expect, it } from 'vitest';
import { isEdited, readCell, readClipboard, unreasonedIn } from './grid-cells.ts';
import { actOf, withoutLast } from './grid-history.ts';
import { arrangeRows, countRows, type GridView, sumRows, typesFor } from './grid-rows.ts';

const ROW: StatementRow = {
  id: '0190a5f4-0000-7000-8000-000000000001',
  version: 1,
  creditorName: 'Nathalie Pauwels',
  creditorType: null,
  firstName: null,
  lastName: null,
  corporateName: null,
  kboNumber: null,
  nationalNumber: null,
  language: null,
  totalAmountClaimed: 100,
  declaredTotal: null,
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
  isContested: false,
  amountDeclared: 100,
  amountAdmitted: 100,
  amountReserved: 0,
  amountRejected: 0,
  amountPrincipal: 100,
  amountInterest: 0,
  amountCosts: 0,
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
    arrangeRows(rows, {
      search: '',
      filter: undefined,
      sort: undefined,
      direction: undefined,
      noted: new Set(),
      ...view,
    })
      .map(({ id }) => id)
      .join('');

  it('are found by words without their marks, by a number, and by where they stand', () => {
    expect(idsOf({ search: 'elan' })).toBe('a');
    expect(idsOf({ search: 'nv zil' })).toBe('b');
    expect(idsOf({ search: '0403.227' })).toBe('a');
    expect(idsOf({ filter: 'validated' })).toBe('c');
    expect(idsOf({ filter: 'noted', noted: new Set(['b']) })).toBe('b');
  });

  it('are ordered by what is asked for', () => {
    expect(idsOf({ sort: 'creditorName' })).toBe('cab');
    expect(idsOf({ sort: 'amountDeclared', direction: 'desc' })).toBe('cba');
  });

  it('come to their sums to the cent', () => {
    expect(sumRows(rows)).toMatchObject({ declared: 3.3, admitted: 300, privileged: 40, ordinary: 260 });
  });

  it('are counted by where they stand and by what else is to be seen to', () => {
    const marked = [...rows, { ...ROW, isLate: true, amountReserved: 5 }];
    expect(Object.fromEntries(countRows(marked, new Set([marked[1]?.id ?? ''])))).toMatchObject({
      ...{ toReview: 3, validated: 1, late: 1, reserved: 1, contested: 0, noted: 1 },
    });
    expect(
      arrangeRows(marked, {
        search: '',
        filter: 'late',
        sort: undefined,
        direction: undefined,
        noted: new Set(),
      }),
    ).toEqual([marked[3]]);
  });
});

it('files that are dropped on a row are what their names say, else what is missing', () => {
  const missing = ['settlementDocument', 'titleDocument'] as const;
  expect(typesFor(['vonnis.pdf', 'scan.pdf', 'scan2.pdf'], [...missing])).toEqual([
    'title',
    'settlement',
    'other',
  ]);
  expect(typesFor(['scan.pdf'], [])).toEqual(['other']);
});

describe('what was done in the grid', () => {
  const outcome = (version: number, row: Partial<StatementRow> = {}) => ({
    ...{ statementId: ROW.id, problem: null, row: { ...ROW, ...row, version } },
  });
  const done = (changes: StatementChanges, old: StatementRow, version: number) =>
    actOf([{ statementId: ROW.id, changes }], [old], [outcome(version)]);

  it('is taken back by what stood there, with the mark that it took away', () => {
    const old = { ...ROW, version: 3, validated: true, paymentaccount: 'BE49999000000171' };
    expect(done({ paymentaccount: null }, old, 4)).toEqual([
      {
        ...{ statementId: ROW.id, from: 3, version: 4 },
        before: { paymentaccount: 'BE49999000000171', validated: true },
      },
    ]);
    expect(done({ validated: true }, ROW, 2)).toMatchObject([{ before: { validated: false } }]);
  });

  it('is left where it was refused, or told to a creditor', () => {
    const asked = [{ statementId: ROW.id, changes: { validated: true } }];
    expect(actOf(asked, [ROW], [outcome(2, { origin: 'thirdParty' })])).toEqual([]);
    const problem = { code: 'stale', status: 409, title: '', requestId: 'r' } as unknown as Problem;
    expect(actOf(asked, [ROW], [{ ...outcome(2), problem }])).toEqual([]);
  });

  it('leads back step by step: each act goes on from the version under which its row stands again', () => {
    const first = done({ language: 'fr' }, { ...ROW, version: 1 }, 2);
    const second = done({ language: 'de' }, { ...ROW, version: 2 }, 3);
    expect(withoutLast([first, second], [outcome(4)])).toEqual([[{ ...first[0], version: 4 }]]);
  });
});
