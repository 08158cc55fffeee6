import { describe, expect, test } from 'vitest';
import type { ImportCell } from './import-fields.ts';
import { recogniseSheet } from './recognise-columns.ts';

function sheet(...lines: ImportCell[][]) {
  return lines.map((cells, index) => ({ number: index + 1, cells }));
}

const ROWS: ImportCell[][] = [
  [
    'Kartonnage Dewulf nv',
    '1999.059.736',
    '18.420,60',
    '912,40',
    '210,00',
    '19.543,00',
    'BE68 5390 0754 7034',
    '',
  ],
  ['Lumio', '0403.227.515', '2.486,13', '42,07', '24,00', '2.552,20', 'BE71 0961 2345 6769', 'bel Jan'],
];

describe('the heads of a sheet are recognised', () => {
  test.each([
    ['in Dutch, abbreviated', ['Klant', 'Ond. nr.', 'Openst.', 'Rente', 'Kst', 'Totaal', 'Rek', 'Opm.']],
    ['in French', ['Créancier', 'N° BCE', 'Montant', 'Intérêts', 'Frais', 'Total', 'Compte', 'Remarque']],
    [
      'in German',
      [
        'Gläubiger',
        'Unternehmensnummer',
        'Hauptforderung',
        'Zinsen',
        'Auslagen',
        'Gesamt',
        'Konto',
        'Bemerkung',
      ],
    ],
    [
      'in English',
      ['Creditor', 'Company number', 'Principal', 'Interest', 'Costs', 'Total', 'IBAN', 'Notes'],
    ],
  ])('%s', (_, heads) => {
    const { headNumber, notation, columns } = recogniseSheet(sheet(heads, ...ROWS));
    expect(headNumber).toBe(1);
    expect(notation).toBe('comma');
    expect(columns.map(({ field }) => field)).toEqual([
      'name',
      'number',
      'principal',
      'interest',
      'costs',
      'total',
      'account',
      'note',
    ]);
    expect(columns.map(({ certainty }) => certainty)).toEqual([...Array(7).fill('certain'), 'kept']);
  });
});

test('a title above the heads is passed over', () => {
  const { headNumber } = recogniseSheet(
    sheet(['Lijst van 17/11/2026'], [''], ['Naam', 'Bedrag'], ['Lumio', '12,50']),
  );
  expect(headNumber).toBe(3);
});

test('without heads the values tell what they are, and the rest is to be looked at', () => {
  const { headNumber, columns } = recogniseSheet(sheet(...ROWS));
  expect(headNumber).toBeNull();
  expect(columns).toEqual([
    { field: 'name', certainty: 'look' },
    { field: 'number', certainty: 'certain' },
    ...['principal', 'interest', 'costs', 'total'].map((field) => ({ field, certainty: 'certain' })),
    { field: 'account', certainty: 'certain' },
    { field: null, certainty: 'ignored' },
  ]);
});

test('a head that its values deny is not believed', () => {
  const { columns } = recogniseSheet(
    sheet(['Naam', 'Rekening'], ['Lumio', 'wordt nagestuurd'], ['Telvia', 'vragen']),
  );
  expect(columns[1]).toEqual({ field: null, certainty: 'ignored' });
});

test('a head of several words, and values that half fit, are to be looked at', () => {
  const { columns } = recogniseSheet(
    sheet(['Naam', 'Openstaand op 1 mei'], ['Lumio', '12,50'], ['Telvia', 'zie bijlage']),
  );
  expect(columns[1]).toEqual({ field: 'principal', certainty: 'look' });
});

test.each([
  ['point', '1,234.56'],
  ['comma', '1.234,56'],
] as const)('amounts with a %s are recognised', (notation, amount) => {
  expect(recogniseSheet(sheet(['Naam', 'Bedrag'], ['Lumio', amount])).notation).toBe(notation);
});

test('two columns of one meaning: the one whose head is whole has it', () => {
  const { columns } = recogniseSheet(
    sheet(['Bedrag zonder btw', 'Bedrag', 'Naam'], ['10,00', '12,10', 'Lumio'], ['1,00', '1,21', 'Telvia']),
  );
  expect(columns.map(({ field }) => field)).toEqual([null, 'principal', 'name']);
});
