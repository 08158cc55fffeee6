import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  latin1,
  plainReport,
  startOfTable,
  streamBody,
  textOf,
  tinyReport,
  withRevision,
  writeRevision,
  writeSection,
} from '../../testing/tiny-pdf.ts';
import { SignatureError } from '../signature/signature-error.ts';
import { readDocument } from './read-document.ts';

const REPORT = tinyReport();
const NOTE = { number: 7, body: '<< /Note true >>' };
const REVISED = withRevision(REPORT, [NOTE]);

async function faultIn(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await readDocument(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return error.fault;
  }
}

/** The revision in `REVISED` with one text in it replaced, which must be there. */
function replaced(from: string, to: string, bytes = REVISED): Uint8Array {
  const text = textOf(bytes);
  const at = text.lastIndexOf(from);
  if (at < 0) throw new Error(`No ${from} in the file.`);
  return latin1(text.slice(0, at) + to + text.slice(at + from.length));
}

/** A revision of which the object is written like this. */
function withBody(body: string): Uint8Array {
  return withRevision(REPORT, [{ number: 7, body }]);
}

describe('a document that is strictly written', () => {
  it('is read revision by revision', async () => {
    const { revisions, root } = await readDocument(REVISED);
    expect(root).toBe(1);
    expect(revisions.map(({ objects }) => [...objects.keys()])).toEqual([[4, 5, 1, 2, 3], [7]]);
    expect(revisions.map(({ endOfLine }) => endOfLine)).toEqual([REPORT.length, REVISED.length]);
  });

  it('may have a classic table, when all of its revisions have', async () => {
    const plain = plainReport();
    expect(await faultIn(plain)).toBe(undefined);
    expect(await faultIn(withRevision(plain, [NOTE], { isStream: false }))).toBe(undefined);
    expect(await faultIn(withRevision(plain, [NOTE]))).toBe('ambiguous');
    expect(await faultIn(withRevision(REPORT, [NOTE], { isStream: false }))).toBe('ambiguous');
  });

  it.each([
    'null',
    '[1 -2.5 .5 true (a\\(b\\)\\101) <0A0b> /Name 7 0 R << /A [<< /B 1 >>] >>]',
    '<< /A/B/C(text)/D<00>>>',
    '<</Length 0>>\nstream\n\nendstream',
  ])('holds values such as %s', async (body) => {
    expect(await faultIn(withBody(body))).toBe(undefined);
  });
});

describe('what is no PDF, or the beginning of one', () => {
  it.each([
    ['nothing', ''],
    ['a text', 'Dear Sir or Madam'],
  ])('%s is unreadable', async (_, text) => {
    expect(await faultIn(latin1(text))).toBe('unreadable');
  });

  it('cut off anywhere is refused', async () => {
    for (let length = 5; length < REVISED.length; length += 1) {
      // The report itself, with or without its last line end.
      if (length === REPORT.length || length === REPORT.length - 1 || length === REVISED.length - 1) continue;
      expect(await faultIn(REVISED.subarray(0, length)), String(length)).toBe('ambiguous');
    }
  });
});

describe('what two readers could read differently is refused', () => {
  const start = startOfTable(REVISED);
  const section = (text: string) => writeRevision(REPORT.length, [], { keys: text });
  it.each<[string, Uint8Array]>([
    ['bytes behind the end', latin1(`${textOf(REVISED)}%`)],
    ['two line ends behind the end', latin1(`${textOf(REVISED)}\n`)],
    ['bytes before the header', latin1(` ${textOf(REVISED)}`)],
    ['an unknown version', replaced('%PDF-1.7', '%PDF-9.9')],
    ['a comment in a dictionary', withBody('<< /A 1 % hidden\n /B 2 >>')],
    ['an escaped name', withBody('<< /A#42 1 >>')],
    ['a key twice', withBody('<< /A 1 /A 2 >>')],
    ['a key without value', withBody('<< /A null >>')],
    ['half a hexadecimal digit', withBody('<ABC>')],
    ['white space in hexadecimal digits', withBody('<AB CD>')],
    ['a number with two signs', withBody('--1')],
    ['a number with two points', withBody('1.2.3')],
    ['a number of thirty digits', withBody('1'.repeat(30))],
    ['a reference to another generation', withBody('[4 1 R]')],
    ['an unknown word', withBody('nul')],
    ['a carriage return in a text', withBody('(a\rb)')],
    ['two values in an object', withBody('1 2')],
    ['a text that does not end', withBody('(a')],
    ['a hundred levels', withBody('['.repeat(100) + ']'.repeat(100))],
    ['a stream longer than it says', withBody('<< /Length 3 >>\nstream\nabcdef\nendstream')],
    ['a stream shorter than it says', withBody('<< /Length 9 >>\nstream\nabc\nendstream')],
    ['a stream of a length behind a reference', withBody('<< /Length 4 0 R >>\nstream\nabc\nendstream')],
    ['a stream that keeps an end of object', withBody(streamBody('', 'endobj 9 0 obj'))],
    ['a loose object between two', replaced('7 0 obj', '9 0 obj\n1\nendobj\n7 0 obj')],
    ['a comment between objects', replaced('\nendobj\n6 0 obj', '\nendobj\n%\n6 0 obj', plainLike())],
    ['an object under another number', replaced('7 0 obj', '6 0 obj')],
    ['an object of another generation', replaced('7 0 obj', '7 1 obj')],
    ['a startxref that leads elsewhere', replaced(`startxref\n${start}`, `startxref\n${start + 1}`)],
    ['a Prev that leads elsewhere', withRevision(REPORT, [NOTE], { prev: startOfTable(REPORT) + 1 })],
    ['a Prev that leads to itself', withRevision(REPORT, [NOTE], { prev: start })],
    ['a Prev of fifteen digits', withRevision(REPORT, [NOTE], { prev: 999_999_999_999_999 })],
    ['no Prev', latin1(textOf(REPORT) + writeRevision(REPORT.length, [NOTE]))],
    ['a reference of the report that leads nowhere', tinyReport('/Names 9 0 R ')],
    ['a table in the place of an object', withRevision(REPORT, [NOTE], { number: 4 })],
    ['a size that is too small', withRevision(REPORT, [NOTE], { size: 7 })],
    ['a size that is too large', withRevision(REPORT, [NOTE], { size: 99 })],
    ['another root', withRevision(REPORT, [NOTE], { keys: '/Root 7 0 R /ID [(one) (two)]' })],
    ['another identity', withRevision(REPORT, [NOTE], { keys: '/Root 1 0 R /ID [(other) (two)]' })],
    [
      'an Info of its own',
      withRevision(REPORT, [NOTE], { keys: '/Root 1 0 R /Info 7 0 R /ID [(one) (two)]' }),
    ],
    ['encryption', withRevision(REPORT, [NOTE], { keys: '/Root 1 0 R /ID [(one) (two)] /Encrypt 7 0 R' })],
    ['a hybrid', withRevision(REPORT, [NOTE], { keys: '/Root 1 0 R /ID [(one) (two)] /XRefStm 9' })],
    ['a key that nothing needs', latin1(textOf(REPORT) + section('/Root 1 0 R /Foo 1'))],
  ])('%s', async (_, bytes) => {
    expect(await faultIn(bytes)).toBe('ambiguous');
  });

  it('an object listed twice, freed, or packed', async () => {
    const at = REPORT.length;
    const object = '7 0 obj\n1\nendobj\n';
    const table = (rows: string, index: string) => {
      const offset = at + object.length;
      const words = `/Type /XRef /W [1 4 2] /Index [${index}] /Size 9 /Prev ${startOfTable(REPORT)}`;
      const keys = '/Root 1 0 R /ID [(one) (two)]';
      const own = `${rowAt(1, offset)}`;
      const text = `8 0 obj\n${streamBody(`${words} ${keys}`, rows + own)}\nendobj\n`;
      return latin1(`${textOf(REPORT)}${object}${text}startxref\n${offset}\n%%EOF\n`);
    };
    expect(await faultIn(table(rowAt(1, at), '7 2'))).toBe(undefined);
    expect(await faultIn(table(rowAt(1, at) + rowAt(1, at), '7 1 7 2'))).toBe('ambiguous');
    expect(await faultIn(table(rowAt(0, 0) + rowAt(1, at), '4 1 7 2'))).toBe('ambiguous');
    expect(await faultIn(table(rowAt(2, 5) + rowAt(1, at), '4 1 7 2'))).toBe('ambiguous');
    expect(await faultIn(table(rowAt(1, at) + rowAt(1, at), '7 2'))).toBe('ambiguous');
    expect(await faultIn(table(rowAt(1, at - 9), '7 2'))).toBe('ambiguous');
  });
});

function rowAt(kind: number, offset: number): string {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(offset, 1);
  return row.toString('latin1');
}

function plainLike() {
  return withRevision(REPORT, [NOTE, { number: 6, body: '1' }]);
}

describe('a file made to be slow', () => {
  it('is refused as fast as any other', async () => {
    const rows = `xref\n${'0 1\n0000000000 65535 f \n'.repeat(20_000)}`;
    const deep = '<<'.repeat(200_000);
    const open = `(${'('.repeat(200_000)}`;
    for (const text of [rows, deep, open, 'startxref\n'.repeat(50_000)]) {
      const file = `%PDF-1.7\n${text}\nstartxref\n9\n%%EOF\n`;
      expect(await faultIn(latin1(file))).toBe('ambiguous');
    }
    expect(writeSection(9, new Map([[1, 9]]), {})).toContain('%%EOF');
  });
});

it('never throws anything but a refusal, whatever bytes are changed', async () => {
  const place = fc.nat(REVISED.length - 1);
  await fc.assert(
    fc.asyncProperty(place, fc.nat(255), fc.constantFrom(0, 1, 2), async (at, byte, kind) => {
      const changed = [...REVISED];
      changed.splice(at, kind === 0 ? 1 : kind === 1 ? 0 : 1, ...(kind === 2 ? [] : [byte]));
      const fault = await faultIn(Uint8Array.from(changed));
      expect(['unreadable', 'ambiguous', undefined]).toContain(fault);
      // Nothing can be put in or left out anywhere; a byte can be another where it is content.
      if (fault === undefined && changed.length !== REVISED.length) expect(isHarmless(changed)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** White space more or less between two words. */
function isHarmless(changed: readonly number[]): boolean {
  // The second half of the identity names the revision.
  const wordsOf = (bytes: Uint8Array) => textOf(bytes).replace(/\(one\)[ \r\n]*\([^)]*\)|[ \r\n]/g, '');
  return wordsOf(Uint8Array.from(changed)) === wordsOf(REVISED);
}
