import { expect, it } from 'vitest';
import { EncodingError, readRecords } from './read-records.ts';

/** Cut into chunks of so many bytes, as a stream may cut it. */
async function read(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  const found: [number, readonly string[] | undefined][] = [];
  for await (const records of readRecords(chunks())) {
    found.push(...records.map(({ line, fields }): (typeof found)[number] => [line, fields]));
  }
  return found;
}

it.each([
  ['plain fields', '"a","b",""\n', [[1, ['a', 'b', '']]]],
  [
    'no last line end',
    '"a"\n"b"',
    [
      [1, ['a']],
      [2, ['b']],
    ],
  ],
  [
    'line ends of Windows',
    '"a"\r\n"b"\r\n',
    [
      [1, ['a']],
      [2, ['b']],
    ],
  ],
  [
    'empty lines',
    '"a"\n\n"b"\n',
    [
      [1, ['a']],
      [3, ['b']],
    ],
  ],
  ['nothing between commas', '"a",,"b",\n', [[1, ['a', '', 'b', '']]]],
  ['no quotes', 'a,b\n', [[1, ['a', 'b']]]],
  ['a comma in a name', '"Maes, Jan & Co"\n', [[1, ['Maes, Jan & Co']]]],
  ['quotes in a name', '"De ""Ster"" NV","x"\n', [[1, ['De "Ster" NV', 'x']]]],
  ['quotes and commas', '"a "",""b","c"\n', [[1, ['a ","b', 'c']]]],
  ['only a quote', '""""\n', [[1, ['"']]]],
  [
    'a line end in a name',
    '"a\nb","c"\n"d"\n',
    [
      [1, ['a\nb', 'c']],
      [3, ['d']],
    ],
  ],
  ['a name that starts with a line end', '"a","\nb"\n', [[1, ['a', '\nb']]]],
  ['letters of several bytes', '"Ŝtèr – €","Łódź"\n', [[1, ['Ŝtèr – €', 'Łódź']]]],
  ['a mark of the encoding', '\ufeff"a"\n', [[1, ['a']]]],
  ['nothing', '', []],
])('reads %s', async (_, text, records) => {
  expect(await read(text)).toEqual(records);
  expect(await read(text, 1)).toEqual(records);
});

it('gives up a record whose quotes never close, and reads on after it', async () => {
  const good = Array.from({ length: 30 }, (_, place) => `"good ${place}"`);
  const records = await read(['"first"', '"bad', ...good].join('\n'));
  expect(records.slice(0, 3)).toEqual([
    [1, ['first']],
    [2, undefined],
    [3, ['good 0']],
  ]);
  expect(records).toHaveLength(32);
});

it('does not lose the lines after a record that was cut off', async () => {
  expect(await read('"a"\n"b","c\n')).toEqual([
    [1, ['a']],
    [2, undefined],
  ]);
});

it('refuses what is no UTF-8', async () => {
  await expect(read(Buffer.from('"Ren\xe9e"\n', 'latin1'))).rejects.toThrow(EncodingError);
});
