import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMPORT_FIELDS, type ImportCell, type ImportField } from './import-fields.ts';
import {
  type Findings,
  findInDossier,
  listPoints,
  type Standing,
  statesOf,
  tallyOf,
} from './import-state.ts';
import { amountOf, type ImportSetup, readImport } from './read-import.ts';

const COLUMNS = [
  'name',
  'number',
  'principal',
  'interest',
  'costs',
  'total',
  'account',
  'cause',
  'lot',
] as const;

const SETUP: ImportSetup = {
  notation: 'comma',
  headNumber: null,
  columns: COLUMNS,
  corrections: {},
  causes: {},
  lots: [
    { id: 'a', name: 'Bestelwagen' },
    { id: 'b', name: 'Machine' },
    { id: 'c', name: 'Voorraad' },
  ],
};

type Line = Partial<Record<(typeof COLUMNS)[number], ImportCell>>;

function read(lines: readonly Line[], changes: Partial<ImportSetup> = {}) {
  const cells = lines.map((line, index) => ({
    number: index + 1,
    cells: COLUMNS.map((field) => line[field] ?? ''),
  }));
  return readImport(cells, { ...SETUP, ...changes });
}

function faultsOf(line: Line, changes: Partial<ImportSetup> = {}) {
  const [row] = read([{ name: 'Lumio NV', principal: '10,00', ...line }], changes).rows;
  return [...(row?.faults ?? [])].map(([column, fault]) => ({ field: COLUMNS[column], ...fault }));
}

const NOTHING: Standing = {
  answers: { parties: {}, doubles: {}, leftOut: [] },
  findings: new Map(),
  taken: new Set(),
};

describe('what is wrong with a cell is told, with what it should be where that is sure', () => {
  test.each<[string, Line, object]>([
    [
      'a letter for a digit',
      { principal: '7.312,6O' },
      { field: 'principal', code: 'letterForDigit', correction: '7.312,60' },
    ],
    ['words', { principal: 'zie bijlage' }, { field: 'principal', code: 'notAmount' }],
    ['less than nothing', { principal: '-5,00' }, { field: 'principal', code: 'negative' }],
    [
      'parts of cents',
      { principal: '5,005' },
      { field: 'principal', code: 'tooManyDecimals', correction: '5,01' },
    ],
    ['nothing claimed', { principal: '' }, { field: 'principal', code: 'amountMissing' }],
    ['half a number', { number: '1999.256.7' }, { field: 'number', code: 'numberIncomplete' }],
    ['a number that is none', { number: '0403.227.516' }, { field: 'number', code: 'numberInvalid' }],
    [
      'a number with a letter',
      { number: 'O403.227.515' },
      { field: 'number', code: 'letterForDigit', correction: '0403.227.515' },
    ],
    [
      'an account with two digits swapped',
      { account: 'BE68 5390 0574 7034' },
      { field: 'account', code: 'accountSwapped' },
    ],
    ['an account that is none', { account: 'BE00 1234' }, { field: 'account', code: 'accountInvalid' }],
    [
      'an account with a letter',
      { account: 'BE68 539O 0754 7034' },
      { field: 'account', code: 'letterForDigit', correction: 'BE68 5390 0754 7034' },
    ],
    [
      'a cause in other words',
      { cause: 'huur 3 m.' },
      { field: 'cause', code: 'causeUnknown', correction: 'lessor' },
    ],
    ['a cause that nobody knows', { cause: 'xyz' }, { field: 'cause', code: 'causeUnknown' }],
    ['a lot that is not there', { lot: 'kavel 9' }, { field: 'lot', code: 'lotUnknown' }],
    [
      'a total that is another',
      { interest: '2,00', total: '13,00' },
      { field: 'total', code: 'sumDiffers', correction: '12,00', expected: 12 },
    ],
  ])('%s', (_, line, fault) => {
    expect(faultsOf(line)).toEqual([fault]);
  });

  test('nobody is named', () => {
    expect(faultsOf({ name: '' })).toEqual([{ field: 'name', code: 'nameMissing' }]);
  });

  test('a part that cannot be read follows from the total', () => {
    expect(faultsOf({ principal: '?', interest: '2,00', costs: '1,00', total: '13,00' })).toEqual([
      { field: 'principal', code: 'notAmount', correction: '10,00', expected: 13 },
    ]);
  });

  test.each([
    ['1.234,56', 'comma', 1234.56],
    ['1,234.56', 'point', 1234.56],
    [18420.6, 'comma', 18420.6],
    [12.300000000000001, 'comma', 12.3],
  ] as const)('%s is an amount with a %s', (principal, notation, euros) => {
    const [creditor] = read([{ name: 'Lumio', principal }], { notation }).creditors;
    expect(creditor?.values.principal).toBe(euros);
  });
});

test('a number that a sheet took for a figure is one', () => {
  const [creditor] = read([{ name: 'Lumio', number: 403227515, principal: '1,00' }]).creditors;
  expect(creditor?.values.enterpriseNumber).toBe('0403227515');
});

test.each([
  ['kavel 2', ['b']],
  ['1, 3', ['a', 'c']],
  ['1-3', ['a', 'b', 'c']],
  ['machine', ['b']],
])('%s are lots of the dossier', (lot, lotIds) => {
  expect(read([{ name: 'Lumio', principal: '1,00', lot }]).creditors[0]?.values.lotIds).toEqual(lotIds);
});

test('what a person said of a cause holds for every line that has it', () => {
  const { rows } = read(
    [
      { name: 'A', principal: '1,00', cause: 'premie 2 j.' },
      { name: 'B', principal: '1,00', cause: 'Premie 2 J' },
    ],
    { causes: { 'premie 2 j': 'insurance-premium' } },
  );
  expect(rows.map(({ values }) => values.cause)).toEqual(['insurance-premium', 'insurance-premium']);
});

describe('lines of one creditor are its claims', () => {
  const linesOf = (...lines: Line[]) =>
    read(lines).creditors.map(({ rows }) => rows.map(({ number }) => number));

  test('by number, whatever the name', () => {
    expect(
      linesOf(
        { name: 'Lumio', number: '0403.227.515' },
        { name: 'Telvia' },
        { name: 'Lumio NV', number: 'BE0403227515' },
      ),
    ).toEqual([[1, 3], [2]]);
  });
  test('by name, without legal form and accents', () => {
    expect(linesOf({ name: 'Brasserie Félix SA' }, { name: 'brasserie felix' })).toEqual([[1, 2]]);
  });
  test('never with different numbers', () => {
    expect(
      linesOf(
        { name: 'Jan Peeters', number: '0403.227.515' },
        { name: 'Jan Peeters', number: '1999.059.736' },
      ),
    ).toEqual([[1], [2]]);
  });
  test('a line without a name goes with the one above', () => {
    expect(linesOf({ name: 'Lumio' }, { principal: '5,00' }, { name: 'Telvia' })).toEqual([[1, 2], [3]]);
  });
  test('another account for the same creditor is asked about', () => {
    const { rows } = read([
      { name: 'Lumio', principal: '1,00', account: 'BE68 5390 0754 7034' },
      { name: 'Lumio', principal: '2,00', account: 'BE71 0961 2345 6769' },
    ]);
    expect(rows[1]?.faults.get(6)).toEqual({ code: 'differsFromAbove', correction: 'BE68539007547034' });
  });
});

test('the line that adds up the others is left out', () => {
  const sheet = read([
    { name: 'Lumio', principal: '1,00' },
    { name: 'Totaal', principal: '1,00' },
  ]);
  expect([...statesOf(sheet, NOTHING)]).toEqual([
    [2, 'leftOut'],
    [1, 'ready'],
  ]);
  expect(sheet.creditors).toHaveLength(1);
});

test('one cell to mend holds all lines of its creditor, and only those', () => {
  const sheet = read([
    { name: 'Lumio', principal: '1,00' },
    { name: 'Lumio', principal: 'x' },
    { name: 'Telvia', principal: '1,00' },
  ]);
  expect(Object.fromEntries(statesOf(sheet, NOTHING))).toEqual({ 1: 'mend', 2: 'mend', 3: 'ready' });
  expect(listPoints(sheet, NOTHING)).toEqual([{ row: 2, column: 2 }]);
});

describe('who is known already is asked about once', () => {
  const sheet = read([{ name: 'Lumio', number: '1999.256.7', principal: '1,00' }]);
  const standing = (found: Findings, answers: Partial<Standing['answers']>): Standing => ({
    ...NOTHING,
    answers: { ...NOTHING.answers, ...answers },
    findings: new Map([[1, found]]),
  });
  test.each<[Findings, Partial<Standing['answers']>, string]>([
    [{ party: 'possible', inDossier: 'none' }, {}, 'choose'],
    [{ party: 'possible', inDossier: 'none' }, { parties: { 1: 'same' } }, 'ready'],
    [{ party: 'possible', inDossier: 'none' }, { parties: { 1: 'new' } }, 'choose'],
    [{ party: 'none', inDossier: 'exact' }, {}, 'double'],
    [{ party: 'none', inDossier: 'exact' }, { doubles: { 1: 'skip' } }, 'leftOut'],
  ])('%o with %o is %s', (found, answers, state) => {
    expect(statesOf(sheet, standing(found, answers)).get(1)).toBe(state);
  });
});

test('who stands in the dossier is found by number, name or account', () => {
  const [creditor] = read([
    { name: 'Lumio Energie', principal: '1,00', account: 'BE68 5390 0754 7034' },
  ]).creditors;
  const known = {
    id: 's',
    name: 'Lumio Energie NV',
    enterpriseNumber: null,
    nationalNumber: null,
    account: null,
  };
  if (creditor === undefined) throw new Error('A line was lost.');
  expect(findInDossier(creditor, [known]).certainty).toBe('possible');
  expect(findInDossier(creditor, [{ ...known, name: 'Telvia', account: 'BE68539007547034' }]).certainty).toBe(
    'possible',
  );
  expect(findInDossier(creditor, [{ ...known, name: 'Telvia' }]).certainty).toBe('none');
});

test('whatever stands in a sheet, every line is counted once and every claim belongs to one creditor', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.double({ noNaN: true }),
    fc.constantFrom('Lumio', 'Telvia NV', '0403.227.515', '12,50', 'Totaal', '–', 'huur', 'alle'),
  );
  const columns = fc.array(fc.constantFrom<ImportField | null>(null, ...IMPORT_FIELDS), {
    minLength: 1,
    maxLength: 8,
  });
  const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 20 });
  fc.assert(
    fc.property(table, columns, fc.array(fc.nat(20)), (cells, fields, leftOut) => {
      const lines = cells.map((own, index) => ({ number: index + 1, cells: own }));
      const sheet = readImport(lines, { ...SETUP, columns: fields });
      expect(sheet.rows.map(({ number }) => number)).toEqual(lines.map(({ number }) => number));
      const claims = sheet.creditors.flatMap(({ rows }) => rows);
      expect(claims.length + sheet.rows.filter(({ isSum }) => isSum).length).toBe(lines.length);
      const { read: all, ...others } = tallyOf(
        statesOf(sheet, { ...NOTHING, answers: { ...NOTHING.answers, leftOut } }),
      );
      expect(all).toBe(lines.length);
      expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(all);
      for (const { values } of claims) expect(amountOf(values)).toBeGreaterThanOrEqual(0);
    }),
  );
});
