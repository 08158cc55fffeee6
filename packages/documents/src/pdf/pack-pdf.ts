import { deflateSync } from 'node:zlib';

const OBJECTS_PER_STREAM = 400;
const COLUMNS_OF_ENTRY = [1, 4, 2] as const;

/** Where an object stands: at an offset of the file, or at a place among those that were packed together. */
type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'packed'; readonly inside: number; readonly place: number };

/**
 * The same document with everything that is not a stream packed into compressed object streams (ISO 32000-1, 7.5.7),
 * which PDF/A-2 allows. Typst writes every cell of a tagged table as an object of its own and compresses none of them:
 * of a report with hundreds of creditors that is nine tenths. Takes a file as Typst writes it: one table of references.
 */
export function packPdf(pdf: Uint8Array): Buffer {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const { offsets, trailer, end } = readTable(source);
  const parts: Buffer[] = [source.subarray(0, Math.min(...offsets.keys()))];
  let length = parts[0]?.length ?? 0;
  const entries: Entry[] = [{ kind: 'free' }];
  const write = (id: number, object: Buffer) => {
    entries[id] = { kind: 'offset', offset: length };
    parts.push(object);
    length += object.length;
  };

  const loose: [id: number, body: Buffer][] = [];
  const starts = [...offsets.keys()].sort((one, other) => one - other);
  for (const [place, start] of starts.entries()) {
    const id = offsets.get(start) ?? 0;
    const object = source.subarray(start, starts[place + 1] ?? end);
    if (object.includes('\nstream\n')) write(id, object);
    else loose.push([id, bodyOf(object)]);
  }

  let next = offsets.size + 1;
  for (let first = 0; first < loose.length; first += OBJECTS_PER_STREAM) {
    const packed = loose.slice(first, first + OBJECTS_PER_STREAM);
    const inside = next;
    next += 1;
    for (const [place, [id]] of packed.entries()) entries[id] = { kind: 'packed', inside, place };
    write(inside, objectStream(inside, packed));
  }
  const offset = length;
  write(next, referenceStream(next, entries, trailer, offset));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${offset}\n%%EOF\n`)]);
}

/** The offsets of all objects, what the trailer names, and where the table begins. */
function readTable(source: Buffer) {
  const end = Number(
    /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.toString('latin1', source.length - 64))?.[1],
  );
  const [table = '', trailer] = source.toString('latin1', end).split('trailer');
  const [, first, count] = /^xref\s+(\d+) (\d+)\s/.exec(table) ?? [];
  if (first !== '0' || trailer === undefined)
    throw new Error('A PDF with one table of references is needed.');
  const entries = [...table.matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset));
  if (entries.length !== Number(count) - 1) throw new Error('A PDF without free objects is needed.');
  const named = ['Root', 'Info', 'ID'].map(
    (name) => new RegExp(`/${name}\\s*(\\[[^\\]]*\\]|\\d+ 0 R)`).exec(trailer)?.[0],
  );
  return {
    offsets: new Map(entries.map((offset, place) => [offset, place + 1])),
    trailer: named.join(' '),
    end,
  };
}

function bodyOf(object: Buffer): Buffer {
  return object.subarray(object.indexOf('obj') + 3, object.lastIndexOf('endobj'));
}

function objectStream(id: number, packed: readonly (readonly [id: number, body: Buffer])[]): Buffer {
  let offset = 0;
  const index = packed.map(([inner, body]) => {
    const pair = `${inner} ${offset}`;
    offset += body.length;
    return pair;
  });
  const head = Buffer.from(`${index.join(' ')}\n`);
  const words = `/Type /ObjStm /N ${packed.length} /First ${head.length}`;
  return stream(id, words, Buffer.concat([head, ...packed.map(([, body]) => body)]));
}

/** The references as a stream (ISO 32000-1, 7.5.8), each row written as what it adds to the one before it. */
function referenceStream(id: number, entries: readonly Entry[], trailer: string, offset: number): Buffer {
  const rows = [...entries, { kind: 'offset', offset } as const].map(rowOf);
  const width = COLUMNS_OF_ENTRY.reduce<number>((sum, bytes) => sum + bytes, 0);
  const differences = Buffer.alloc(rows.length * (width + 1));
  for (const [place, row] of rows.entries()) {
    const start = place * (width + 1);
    differences[start] = 2;
    for (let byte = 0; byte < width; byte += 1) {
      differences[start + 1 + byte] = (row[byte] ?? 0) - (rows[place - 1]?.[byte] ?? 0);
    }
  }
  const words =
    `/Type /XRef /Size ${rows.length} /W [${COLUMNS_OF_ENTRY.join(' ')}] ${trailer}` +
    ` /DecodeParms << /Predictor 12 /Columns ${width} >>`;
  return stream(id, words, differences);
}

function rowOf(entry: Entry): Buffer {
  const [kind, where, place] =
    entry.kind === 'free'
      ? [0, 0, 0xffff]
      : entry.kind === 'offset'
        ? [1, entry.offset, 0]
        : [2, entry.inside, entry.place];
  const row = Buffer.alloc(7);
  row.writeUInt8(kind);
  row.writeUInt32BE(where, 1);
  row.writeUInt16BE(place, 5);
  return row;
}

function stream(id: number, words: string, content: Buffer): Buffer {
  // A twentieth larger than by the usual level, in half of its time.
  const packed = deflateSync(content, { level: 3 });
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<< ${words} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
