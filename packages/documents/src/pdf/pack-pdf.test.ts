import { PDF } from '@libpdf/core';
import { isSameValue } from '@prorata/proof/pdf/pdf-value';
import { readDocument } from '@prorata/proof/pdf/read-document';
import { expect, it } from 'vitest';
import { packPdf } from './pack-pdf.ts';

/** One page with a drawing, and as many notes beside it as asked: enough for more than one object stream. */
function plainPdf(notes: number): Buffer {
  const references = Array.from({ length: notes }, (_, place) => `${place + 6} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Notes [${references.join(' ')}] >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    '<< /Length 14 >>\nstream\n0 0 m 9 9 l S \nendstream',
    '<< /Title (Endobj in a text: endobj) >>',
    ...references.map((_, place) => `<< /S /Note /P 3 0 R /T (Note ${place}) >>`),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n\n`;
    return `${String(offset).padStart(10, '0')} 00000 n\r\n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R /ID [(a) (b)] >>\n`;
  return Buffer.from(`${file}${table}${trailer}startxref\n${file.length}\n%%EOF`, 'latin1');
}

async function objectsOf(pdf: Uint8Array) {
  return (await readDocument(new Uint8Array(pdf))).revisions[0].objects;
}

it('packs what is not compressed, and leaves the document what it was', async () => {
  const plain = plainPdf(1_000);
  const packed = packPdf(plain);
  expect(packed.length).toBeLessThan(plain.length / 5);
  const [before, after] = [await PDF.load(plain), await PDF.load(packed)];
  expect(after.getPageCount()).toBe(1);
  expect(after.getTitle()).toBe(before.getTitle());
  const [own, written] = await Promise.all([plain, packed].map(objectsOf));
  for (const [number, object] of own ?? []) {
    expect(isSameValue(written?.get(number)?.value, object.value), String(number)).toBe(true);
    expect(written?.get(number)?.stream, String(number)).toEqual(object.stream);
  }
});

it('gives the same bytes for the same document', () => {
  expect(Buffer.compare(packPdf(plainPdf(3)), packPdf(plainPdf(3)))).toBe(0);
});

it('refuses a file that was packed before', () => {
  expect(() => packPdf(packPdf(plainPdf(1)))).toThrow('one table of references');
});
