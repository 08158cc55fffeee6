import { createRequire } from 'node:module';
import { PDF } from '@libpdf/core';
import { sampleLetterhead, sampleValues } from '@prorata/documents/catalogue/samples';
import { composeLetter } from '@prorata/documents/letter/compose-letter';
import { packPdf } from '@prorata/documents/pdf/pack-pdf';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';

/** As much of pdfmake as this needs; the package brings no types. */
interface PdfMake {
  setFonts(fonts: object): void;
  setUrlAccessPolicy(isAllowed: () => boolean): void;
  setLocalAccessPolicy(isAllowed: () => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Buffer> };
}

/** All that a report prints of its office and its seal: only the signature tells that it is none. */
function linesOf(number: number): string[] {
  const digits = Array.from({ length: 8 }, (_, place) => `${number}${place}`.padStart(8, 'a')).join(' ');
  return [
    `Claes & Dewitte, 2026/${String(number).padStart(4, '0')}`,
    'Law 2026.1+abcdef012345',
    `SHA-256 ${digits}`,
    `SHA-256 ${digits}`,
    'Engine 1.0.0',
  ];
}

/** Objects in a table with a trailer, as a program of a few lines writes them. */
function writeByHand(lines: readonly string[], gap: string, extra = ''): Uint8Array {
  const text = lines.map((line, row) => `1 0 0 1 40 ${800 - row * 20} Tm (${line}) Tj`);
  const content = `BT /F1 9 Tf\n${text.join('\n')}\nET`;
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${extra}>>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Title (PV) >>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${body}\nendobj\n${place === bodies.length - 1 ? '' : gap}`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const id = `<${'0'.repeat(32)}>`;
  const trailer = `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R /Info 6 0 R /ID [${id} ${id}] >>`;
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}

/** Written as our reports are, with all but one thing that a report prints. */
export function writeWithout(missing: 'seal' | 'office'): Uint8Array {
  const [office = '', ...seal] = linesOf(147);
  const lines = missing === 'seal' ? [office] : ['Office of others', ...seal];
  return Uint8Array.from(packPdf(writeByHand(lines, '')));
}

/** Entries of the catalogs that other programs write. */
const EXTRAS = ['', '/Version /1.7 ', '/PageMode /UseNone ', '/AcroForm << /Fields [] >> ', '/Lang (nl) '];

async function writeByLibrary(number: number): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage();
  for (const [row, line] of linesOf(number).entries())
    page.drawText(line, { x: 40, y: 800 - row * 20, size: 9 });
  return pdf.save({ useXRefStream: number % 2 === 0 });
}

function openPdfmake(): PdfMake {
  const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake;
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  const [normal, bold] = ['Helvetica', 'Helvetica-Bold'];
  pdfmake.setFonts({ Helvetica: { normal, bold, italics: normal, bolditalics: bold } });
  return pdfmake;
}

/** Files of other programs, as many of each of five; those of one program follow each other. */
export async function writeOtherPdfs(countOfEach: number): Promise<readonly Uint8Array[]> {
  const pdfmake = openPdfmake();
  const typst = openPdfRenderer();
  const letterhead = sampleLetterhead('nl');
  const writers: readonly ((number: number) => Promise<Uint8Array> | Uint8Array)[] = [
    (number) => writeByHand(linesOf(number), '% made by hand\n', EXTRAS[number % EXTRAS.length]),
    // The strictest form that a stranger can give a file: that of our own reports.
    (number) => packPdf(writeByHand(linesOf(number), '')),
    writeByLibrary,
    (number) =>
      pdfmake
        .createPdf({ defaultStyle: { font: 'Helvetica', fontSize: 9 }, content: linesOf(number) })
        .getBuffer(),
    (number) => {
      const body = linesOf(number).join('\n\n');
      const letter = composeLetter({ key: 'report-letter', body, values: sampleValues('nl'), letterhead });
      return typst.render({ layout: 'letter', data: { ...letter, logoFile: null } });
    },
  ];
  const files: Uint8Array[] = [];
  for (const [place, write] of writers.entries()) {
    for (let number = 1; number <= countOfEach; number += 1)
      files.push(Uint8Array.from(await write(place * 100 + number)));
  }
  typst.close();
  return files;
}
