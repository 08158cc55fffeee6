import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';
import type { Cell } from './write-workbook.ts';

async function lineOf(...cells: readonly Cell[]): Promise<string> {
  let written = '';
  for await (const part of writeCsv(
    ['Naam'],
    (async function* () {
      yield [cells];
    })(),
  )) {
    written += part;
  }
  return written.slice('\uFEFFNaam\r\n'.length, -2);
}

test('begins with the mark of UTF-8 and its head, also without a row', async () => {
  const parts = [];
  for await (const part of writeCsv(['Nummer', 'Naam; eerst'], (async function* () {})())) parts.push(part);
  expect(parts).toEqual(['\uFEFFNummer;"Naam; eerst"\r\n']);
});

test('writes amounts, numbers and days as a spreadsheet in Belgium reads them', async () => {
  expect(
    await lineOf(
      { kind: 'amount', value: 1234.5 },
      { kind: 'amount', value: -0.05 },
      { kind: 'count', value: 3 },
      { kind: 'day', day: '2026-10-22' },
      { kind: 'moment', day: '2026-10-22', time: '10:42' },
      null,
    ),
  ).toBe('1234,50;-0,05;3;22/10/2026;22/10/2026 10:42;');
});

test.each([
  ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
  ['+32 470 00', "'+32 470 00"],
  ['-1+2', "'-1+2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['\u200B=1', "'\u200B=1"],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  ['Zo "groot"', '"Zo ""groot"""'],
  ['Bakkerij = goed', 'Bakkerij = goed'],
])('lets %j run nothing and part nothing', async (text, written) => {
  expect(await lineOf({ kind: 'text', text })).toBe(written);
});
