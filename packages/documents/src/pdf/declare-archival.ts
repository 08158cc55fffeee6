import { readObjects } from './pack-pdf.ts';

/** sRGB in 480 bytes, as Typst itself brings it; its own note on copyright says CC0. */
const SRGB = Buffer.from(
  'AAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+' +
    'AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAs' +
    'clhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVu' +
    'VVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd' +
    '///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBh' +
    'cmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb',
  'base64',
).toString('latin1');

const PROFILE = `<< /N 3 /Length ${SRGB.length} >>\nstream\n${SRGB}\nendstream`;

const CLAIM =
  '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">' +
  '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>';

const CATALOG = /^\d+ 0 obj\n<<\n {2}\/Type \/Catalog(?=\n)/;
const METADATA = /^(?<start>\d+ 0 obj\n<<\n {2}\/Length )(?<length>\d+)(?=\n {2}\/Type \/Metadata\n)/;
const END_OF_CLAIMS = '</rdf:RDF>';

/**
 * The same document as one for the archive (ISO 19005-2, level B): it says so itself, and how its colours are meant. Typst as
 * WebAssembly cannot be asked for that; all the rest it does anyway: it embeds fonts, names colours by their profile, and lets
 * what can be clicked be printed. Takes a file as Typst writes it: one table of references.
 */
export function declareArchival(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const { objects, trailer } = readObjects(text);
  const [intent, profile] = [objects.length + 1, objects.length + 2];
  const intents =
    '<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /RegistryName (http://www.color.org)' +
    ` /Info (sRGB IEC61966-2.1) /DestOutputProfile ${profile} 0 R >>`;
  const written = [
    ...objects.map(({ id, start, end }) => ({ id, content: text.slice(start, end) })),
    { id: intent, content: `${intent} 0 obj\n${intents}\nendobj\n\n` },
    { id: profile, content: `${profile} 0 obj\n${PROFILE}\nendobj\n\n` },
  ];
  amend(written, CATALOG, (catalog) => catalog.replace(CATALOG, `$&\n  /OutputIntents [${intent} 0 R]`));
  amend(written, METADATA, claim);
  return writeTable(text.slice(0, objects[0]?.start), written, trailer);
}

interface Written {
  readonly id: number;
  content: string;
}

/** The one object that begins so. */
function amend(written: readonly Written[], beginning: RegExp, change: (content: string) => string): void {
  const [found, ...others] = written.filter(({ content }) => beginning.test(content));
  if (found === undefined || others.length > 0)
    throw new Error('Typst has written another PDF than it does.');
  found.content = change(found.content);
}

function claim(metadata: string): string {
  return metadata
    .replace(METADATA, (...match) => {
      const { start, length }: Record<string, string> = match.at(-1);
      return `${start}${Number(length) + CLAIM.length}`;
    })
    .replace(END_OF_CLAIMS, `${CLAIM}${END_OF_CLAIMS}`);
}

function writeTable(header: string, written: readonly Written[], trailer: string): Buffer {
  const starts: number[] = [];
  let length = header.length;
  for (const { id, content } of written) {
    starts[id - 1] = length;
    length += content.length;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const count = starts.length + 1;
  return Buffer.from(
    `${header}${written.map(({ content }) => content).join('')}xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}` +
      `trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    'latin1',
  );
}
