import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecords } from './read-records.ts';
import { ADDRESS_FILE, ENTERPRISE_FILE, type FileFormat, NAME_FILE } from './read-row.ts';
import { type RefusedRecord, RowReader } from './row-reader.ts';
import { WordList } from './word-list.ts';
import { copyLines } from './write-rows.ts';

/** What becomes of some lines behind the first, with the short way for plain lines or without. */
async function read(format: FileFormat, lines: string, givesBytes: boolean) {
  const refused: RefusedRecord[] = [];
  const words = new WordList();
  const reader = new RowReader('file.csv', format, {
    onRefused: (record) => refused.push(record),
    words: format === NAME_FILE ? words : undefined,
    givesBytes,
  });
  async function* chunks() {
    yield Buffer.from(`${format.columns.join(',')}\n`);
    yield Buffer.from(lines);
  }
  let [inFull, plain] = ['', ''];
  for await (const records of readRecords(chunks(), reader.takePlain)) {
    inFull += copyLines(reader.readRows(records));
    plain += reader.takePlainRows()?.toString() ?? '';
  }
  const rows = `${inFull}${plain}`.split('\n').sort();
  return { plain, outcome: { rows, counts: reader.finish(), refused, words: words.words.toSorted() } };
}

const number = fc.constantFrom(
  '0403.227.515',
  '0403.227.516',
  '1999.300.355',
  '2.186.128.392',
  '2186.128.392',
  '0403227515',
  '9.x86.128.392',
  '',
);
const text = fc.oneof(
  fc.constantFrom(
    '',
    'Bakkerij De Ster',
    'ÉLODIE',
    'x é',
    ' a',
    'a ',
    '\u00a0b',
    'c\u2003',
    'a  b',
    'a\\b',
    'a\tb',
    'B.V.',
    '½',
    'Rue de l’Église',
    '1000',
    'Brussel',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((some) => some.replaceAll(/["\n\r]/g, '')),
);
const code = fc.constantFrom('', '0', '1', '2', '4', '9', '001', '003', '009', '610', 'AC', 'ST');
const date = fc.constantFrom(
  '',
  '01-04-1998',
  '31-12-2020',
  '29-02-2024',
  '30-02-2024',
  '28-13-2020',
  '1-1-2020',
  '0a-01-2020',
);

it.each([
  ['enterprises', ENTERPRISE_FILE, [number, fc.constantFrom('AC', 'AC', 'ST'), code, code, code, code, date]],
  ['names', NAME_FILE, [number, code, code, text]],
  [
    'addresses',
    ADDRESS_FILE,
    [number, fc.constantFrom('REGO', 'BAET'), ...Array(10).fill(text), fc.constantFrom('', '', '31-01-2020')],
  ],
])('makes the same of plain lines of %s the short way', async (_, format, fields) => {
  const line = fc
    .tuple(fc.tuple(...fields), fc.constantFrom('\n', '\n', '\r\n'))
    .map(([values, end]) => `${values.map((value) => `"${value}"`).join(',')}${end}`);
  const odd = fc.constantFrom(
    '\n',
    'a,b\n',
    '"a\nb"\n',
    '"a ""b"" c","d"\n',
    '"open\n',
    '"0403.227.515"\n',
    '\r\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 9, arbitrary: line }, odd)), async (lines) => {
      const text = lines.join('');
      expect((await read(format, text, true)).outcome).toEqual((await read(format, text, false)).outcome);
    }),
  );
});

it.each([
  [
    'enterprises',
    ENTERPRISE_FILE,
    '"0403.227.515","AC","000","2","014","610","09-08-1960"',
    '0403227515\tlegal\t610\t000\t1960-08-09',
  ],
  [
    'names',
    NAME_FILE,
    '"0403.227.515","2","003","Bakkerij DE Ster 2"',
    '0403227515\tnl\tcommercial\tBakkerij DE Ster 2\tbakkerij de ster 2',
  ],
  [
    'addresses',
    ADDRESS_FILE,
    '"0403.227.515","REGO","","","4000","Luik","Liège","Kaai","Quai","2","A","",""',
    '0403227515\t\\N\t\\N\t4000\tLuik\tLiège\tKaai\tQuai\t2\tA\t\\N\t4000 luik liege',
  ],
])('takes the short way for plain lines of %s', async (_, format, line, row) => {
  expect((await read(format, `${line}\n`, true)).plain).toBe(`${row}\n`);
});
