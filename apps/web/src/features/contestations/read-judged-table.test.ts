import { expect, test } from 'vitest';
import { readJudgedTable } from './read-judged-table.ts';

const NAMES = ['Énergie Wallonne SA', 'Immo Dijlezicht BV', 'Overschot voor de schuldenaar'];

test('a table is read as a spreadsheet copies it, with its heading, its numbers and its signs', () => {
  const text =
    'Nr\tSchuldeiser\tBedrag\r\n1\tenergie wallonne s.a.\t1.234,50 €\r\n2\tImmo Dijlezicht BV\t0\r\n';
  expect(readJudgedTable(text.replace('s.a.', 'SA'), NAMES, 'nl')).toEqual([
    { row: 2, place: 0, amount: 1234.5 },
    { row: 3, place: 1, amount: 0 },
  ]);
});

test('a CSV file may put its cells between quotes', () => {
  expect(readJudgedTable('"Immo Dijlezicht BV";"7250,00"', NAMES, 'fr')).toEqual([
    { row: 1, place: 1, amount: 7250 },
  ]);
});

test('what is wrong is told of its row', () => {
  const rows = ['Naam;Bedrag', 'Telvia NV;5,00', 'Immo Dijlezicht BV;veel', 'Immo Dijlezicht BV;1,00'];
  const text = [...rows, 'Immo Dijlezicht BV;2,00', '', 'Énergie Wallonne SA;-1,00'].join('\n');
  expect(readJudgedTable(text, NAMES, 'nl')).toEqual([
    { row: 2, text: 'Telvia NV', problem: 'unknown' },
    { row: 3, text: 'Immo Dijlezicht BV', problem: 'amount' },
    { row: 4, place: 1, amount: 1 },
    { row: 5, text: 'Immo Dijlezicht BV', problem: 'twice' },
    { row: 7, text: 'Énergie Wallonne SA', problem: 'amount' },
  ]);
});
