import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ArchiveError, type ArchiveFault, type Inflate, readArchive } from './read-archive.ts';
import { type ArchivedFile, join, writeArchive } from './testing/write-archive.ts';

const inflate: Inflate = (packed, size) => {
  const { buffer, engine } = inflateRawSync(packed, { maxOutputLength: size + 1, info: true }) as unknown as {
    readonly buffer: Uint8Array;
    readonly engine: { readonly bytesWritten: number };
  };
  return { content: buffer, consumed: engine.bytesWritten };
};

const bytes = (text: string) => new TextEncoder().encode(text);
const ONE: ArchivedFile = { name: 'documents/0001 één.pdf', content: bytes('one') };
const TWO: ArchivedFile = { name: 'events.jsonl', content: bytes('two') };

function packed(content: Uint8Array, behind = new Uint8Array()): Partial<ArchivedFile> {
  const deflated = join([deflateRawSync(content), behind]);
  return { content, packed: deflated, local: { method: 8 }, central: { method: 8 } };
}

function faultOf(archive: Uint8Array): ArchiveFault | undefined {
  try {
    readArchive(archive, inflate);
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault;
    throw error;
  }
  return undefined;
}

describe('an archive that is written as the platform writes it', () => {
  it('gives its files in their order, stored and packed, empty ones too', () => {
    const empty: ArchivedFile = { name: 'deeds/empty', content: new Uint8Array() };
    const files = readArchive(writeArchive([ONE, { ...TWO, ...packed(TWO.content) }, empty]), inflate);
    expect([...files.keys()]).toEqual([ONE.name, TWO.name, empty.name]);
    expect(Buffer.from(files.get(TWO.name) ?? []).toString()).toBe('two');
    expect(files.get(empty.name)?.length).toBe(0);
  });

  it('may have its sizes behind a file that was streamed', () => {
    const descriptor = new DataView(new ArrayBuffer(16));
    const behind = new Uint8Array(descriptor.buffer);
    const streamed: ArchivedFile = {
      ...ONE,
      ...{ behind, local: { flags: 0x0808, crc: 0, packedSize: 0, size: 0 }, central: { flags: 0x0808 } },
    };
    const crc = new DataView(writeArchive([ONE]).buffer).getUint32(14, true);
    for (const [place, number] of [0x08074b50, crc, 3, 3].entries()) {
      descriptor.setUint32(place * 4, number, true);
    }
    expect(readArchive(writeArchive([streamed, TWO]), inflate).size).toBe(2);
    descriptor.setUint32(8, 4, true);
    expect(faultOf(writeArchive([streamed, TWO]))).toBe('zipHeader');
  });
});

describe('an archive that another program could read otherwise is refused', () => {
  it.each<[string, ArchiveFault, Uint8Array]>([
    ['nothing', 'zipDamaged', new Uint8Array()],
    ['another file', 'zipDamaged', bytes('%PDF-1.7 and so on and on')],
    ['one that was cut off', 'zipDamaged', writeArchive([ONE, TWO]).slice(0, -30)],
    ['a comment', 'zipHidden', writeArchive([ONE], { comment: bytes('look here') })],
    ['bytes behind the end', 'zipHidden', join([writeArchive([ONE]), bytes('more')])],
    ['bytes before the first file', 'zipHidden', writeArchive([ONE], { before: bytes('MZ') })],
    ['a whole archive before', 'zipHidden', join([writeArchive([TWO]), writeArchive([ONE])])],
    ['bytes between two files', 'zipHidden', writeArchive([{ ...ONE, behind: bytes('gap') }, TWO])],
    ['a file that the directory does not list', 'zipHidden', writeArchive([ONE, { ...TWO, isHidden: true }])],
    ['fewer files than are listed', 'zipHidden', writeArchive([ONE, TWO], { count: 1 })],
    ['more files than are listed', 'zipHidden', writeArchive([ONE, TWO], { count: 3 })],
    ['another name before the file', 'zipHeader', writeArchive([{ ...ONE, local: { name: 'chain.json' } }])],
    ['another size before the file', 'zipHeader', writeArchive([{ ...ONE, local: { size: 2 } }])],
    ['another checksum before the file', 'zipHeader', writeArchive([{ ...ONE, local: { crc: 1 } }])],
    ['another method before the file', 'zipHeader', writeArchive([{ ...ONE, local: { method: 8 } }])],
    ['another date before the file', 'zipHeader', writeArchive([{ ...ONE, local: { modified: 1 } }])],
    [
      'an encrypted file',
      'zipHeader',
      writeArchive([{ ...ONE, local: { flags: 0x0801 }, central: { flags: 0x0801 } }]),
    ],
    [
      'a name in another alphabet',
      'zipHeader',
      writeArchive([{ ...ONE, local: { flags: 0 }, central: { flags: 0 } }]),
    ],
    ['a link', 'zipHeader', writeArchive([{ ...ONE, central: { attributes: 0o120777 * 0x10000 } }])],
    ['a comment on a file', 'zipHeader', writeArchive([{ ...ONE, central: { comment: bytes('x') } }])],
    [
      'a second name in an extra field',
      'zipHeader',
      writeArchive([{ ...ONE, central: { extra: bytes('up\u0004\0abcd') } }]),
    ],
    [
      'an extra field before the file',
      'zipHeader',
      writeArchive([{ ...ONE, local: { extra: bytes('xxxx') } }]),
    ],
    [
      'an unknown method',
      'zipPacked',
      writeArchive([{ ...ONE, local: { method: 12 }, central: { method: 12 } }]),
    ],
    [
      'a checksum that is wrong in both places',
      'zipContent',
      writeArchive([{ ...ONE, local: { crc: 1 }, central: { crc: 1 } }]),
    ],
    [
      'packed data that are none',
      'zipContent',
      writeArchive([{ ...ONE, local: { method: 8 }, central: { method: 8 } }]),
    ],
    [
      'bytes behind the packed data',
      'zipHidden',
      writeArchive([{ ...ONE, ...packed(ONE.content, bytes('hidden')) }]),
    ],
    [
      'more than was announced',
      'zipContent',
      writeArchive([
        {
          ...ONE,
          ...packed(bytes('1'.repeat(1000))),
          local: { method: 8, size: 10 },
          central: { method: 8, size: 10 },
        },
      ]),
    ],
    [
      'sizes that no platform packs',
      'zipTooLarge',
      writeArchive(
        [ONE, TWO].map((file) => ({ ...file, local: { size: 0xfffffff0 }, central: { size: 0xfffffff0 } })),
      ),
    ],
    ['two files of one name', 'zipTwice', writeArchive([TWO, TWO])],
    ['two that differ in capitals', 'zipTwice', writeArchive([TWO, { ...TWO, name: 'Events.jsonl' }])],
    [
      'two that differ in how a letter is composed',
      'zipTwice',
      writeArchive([ONE, { ...ONE, name: ONE.name.normalize('NFD') }]),
    ],
  ])('%s', (_, fault, archive) => {
    expect(faultOf(archive)).toBe(fault);
  });

  it.each([
    '../events.jsonl',
    'a/../b',
    '/etc/passwd',
    'C:x',
    'a\\b',
    'deeds/',
    'a/b/c',
    '',
    '.',
    'a//b',
    'a\0b',
  ])('the name "%s"', (name) => {
    expect(faultOf(writeArchive([{ ...ONE, name }]))).toBe('zipName');
  });

  it('any single byte that is changed, dropped or inserted', () => {
    const whole = writeArchive([ONE, { ...TWO, ...packed(TWO.content) }]);
    for (let at = 0; at < whole.length; at += 1) {
      const dropped = join([whole.slice(0, at), whole.slice(at + 1)]);
      const inserted = join([whole.slice(0, at), Uint8Array.of(0), whole.slice(at)]);
      const flipped = whole.with(at, (whole[at] ?? 0) ^ 1);
      for (const changed of [flipped, dropped, inserted]) {
        const fault = faultOf(changed);
        expect({ at, fault }).not.toEqual({ at, fault: undefined });
      }
    }
  });
});
