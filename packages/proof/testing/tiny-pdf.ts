import { deflateSync } from 'node:zlib';

const LINE_END = 1;

/** One object as it is written: the text between `obj` and `endobj`, one byte per letter. */
export interface WrittenObject {
  readonly number: number;
  readonly body: string;
}

interface TrailerWish {
  readonly prev?: number;
  /** Instead of the usual keys. */
  readonly keys?: string;
  readonly size?: number;
  /** How many numbers were in use before, 0 among them. */
  readonly used?: number;
  /** Of the table, when it is a stream. */
  readonly number?: number;
  readonly isStream?: boolean;
}

export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

export function streamBody(words: string, data: string): string {
  return `<< ${words} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

const KEYS = '/Root 1 0 R /ID [(one) (two)]';
const HEADER = '%PDF-1.7\n%\x80\x80\x80\x80\n';

/** The table, as a stream like in our reports, or classic. It takes the number after the last. */
export function writeSection(
  offset: number,
  places: ReadonlyMap<number, number | readonly [number, number]>,
  { prev, keys = KEYS, size, isStream = true, used = 0, number: asked }: TrailerWish,
): string {
  const highest = Math.max(...places.keys(), used - 1);
  const own = asked ?? (isStream ? highest + 1 : highest);
  const all = new Map([...places, ...(isStream ? [[own, offset] as const] : [])]);
  const numbers = [...(prev === undefined ? [0] : []), ...[...all.keys()].sort((one, other) => one - other)];
  const words = `/Size ${size ?? Math.max(own, highest) + 1} ${prev === undefined ? '' : `/Prev ${prev} `}${keys}`;
  const tail = `startxref\n${offset}\n%%EOF\n`;
  if (!isStream) {
    const rows = numbers.map((number) => {
      const row =
        number === 0 ? '0000000000 65535 f' : `${String(all.get(number)).padStart(10, '0')} 00000 n`;
      return `${number} 1\n${row} \n`;
    });
    return `xref\n${rows.join('')}trailer\n<< ${words} >>\n${tail}`;
  }
  const data = numbers.map((number) => rowOf(number === 0 ? undefined : all.get(number))).join('');
  const index = numbers.map((number) => `${number} 1`).join(' ');
  return `${own} 0 obj\n${streamBody(`/Type /XRef /W [1 4 2] /Index [${index}] ${words}`, data)}\nendobj\n${tail}`;
}

function rowOf(place: number | readonly [number, number] | undefined): string {
  const row = Buffer.alloc(7);
  if (typeof place === 'number') {
    row.writeUInt8(1, 0);
    row.writeUInt32BE(place, 1);
  } else if (place !== undefined) {
    row.writeUInt8(2, 0);
    row.writeUInt32BE(place[0], 1);
    row.writeUInt16BE(place[1], 5);
  } else row.writeUInt16BE(65_535, 5);
  return row.toString('latin1');
}

/** Objects, a table and an end, to be put behind what stands before. */
export function writeRevision(
  start: number,
  objects: readonly WrittenObject[],
  wish: TrailerWish = {},
): string {
  let text = '';
  const places = new Map<number, number>();
  for (const { number, body } of objects) {
    places.set(number, start + text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  return text + writeSection(start + text.length, places, wish);
}

export const PAGE_OBJECT = 3;

/** A report of one page in the shape of ours: streams by themselves, all the rest packed, one table as a stream. */
export function tinyReport(catalogWords = '', pageWords = ''): Uint8Array<ArrayBuffer> {
  const packed = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (nl-BE) ${catalogWords}>>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595.2756 841.8898] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${pageWords}>>`,
  ];
  const head = packed.map((_, place) => [
    place + 1,
    packed.slice(0, place).join('\n').length + (place > 0 ? LINE_END : 0),
  ]);
  const pairs = `${head.flat().join(' ')}\n`;
  const data = deflateSync(Buffer.from(pairs + packed.join('\n'))).toString('latin1');
  const words = `/Type /ObjStm /N 3 /First ${pairs.length} /Filter /FlateDecode`;
  const contents = `4 0 obj\n${streamBody('', '0 0 m 9 9 l S')}\nendobj\n\n`;
  const stream = `5 0 obj\n${streamBody(words, data)}\nendobj\n`;
  const start = HEADER.length;
  const places = new Map<number, number | readonly [number, number]>([
    ...([1, 2, 3] as const).map((number) => [number, [5, number - 1]] as const),
    [4, start],
    [5, start + contents.length],
  ]);
  const body = HEADER + contents + stream;
  return latin1(body + writeSection(body.length, places, {}));
}

/** The same as one classic table. */
export function plainReport(): Uint8Array<ArrayBuffer> {
  const objects = [
    { number: 1, body: '<< /Type /Catalog /Pages 2 0 R >>' },
    { number: 2, body: '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842] >>' },
    { number: 3, body: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>' },
    { number: 4, body: streamBody('', '0 0 m 9 9 l S') },
  ];
  return latin1(HEADER + writeRevision(HEADER.length, objects, { isStream: false }));
}

export function startOfTable(bytes: Uint8Array): number {
  return Number(/startxref\n(\d+)\n%%EOF\n$/.exec(textOf(bytes))?.[1]);
}

/** A document with one revision more. */
export function withRevision(
  bytes: Uint8Array,
  objects: readonly WrittenObject[],
  wish: TrailerWish = {},
): Uint8Array<ArrayBuffer> {
  const text = textOf(bytes);
  const used = Math.max(...Array.from(text.matchAll(/\/Size (\d+)/g), ([, size]) => Number(size)));
  return latin1(text + writeRevision(bytes.length, objects, { prev: startOfTable(bytes), used, ...wish }));
}

export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex').toUpperCase();
}
