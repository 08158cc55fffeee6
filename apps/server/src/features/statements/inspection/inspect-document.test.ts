import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  docxOf,
  JPEG,
  objectStream,
  openDocumentOf,
  PNG,
  pdfOf,
  TIFF,
  xlsxOf,
  zipOf,
} from '../testing/sample-files.ts';
import { inspectDocument } from './inspect-document.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-inspection-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Buffer): Promise<string> {
  const file = path.join(folder, randomUUID());
  await writeFile(file, content);
  return inspectDocument(file);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

async function codeOf(content: Buffer): Promise<unknown> {
  return inspect(content).then(
    (mediaType) => `accepted as ${mediaType}`,
    (error: { code: unknown }) => error.code,
  );
}

describe('what a file is', () => {
  it.each([
    ['a PDF', pdfOf(), 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a document of Word', docxOf(), `${OFFICE}.wordprocessingml.document`],
    ['a workbook of Excel', xlsxOf(), `${OFFICE}.spreadsheetml.sheet`],
    ['an open text', openDocumentOf('text'), `${OPEN_DOCUMENT}.text`],
    ['an open spreadsheet', openDocumentOf('spreadsheet'), `${OPEN_DOCUMENT}.spreadsheet`],
  ])('%s is told by its content', async (_, content, mediaType) => {
    expect(await inspect(content)).toBe(mediaType);
  });

  it.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['plain text', 'The creditor claims 100 euros.'],
    ['a program', 'MZ\x90\x00\x03'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a page before a PDF', `<html>${pdfOf().toString('latin1')}`],
    ['a single sign', '%'],
  ])('%s is refused, whatever it is called', async (_, content) => {
    expect(await codeOf(Buffer.from(content, 'latin1'))).toBe('upload-type-refused');
  });

  it('a TIFF is refused with a way out, because no browser shows it', async () => {
    expect(await codeOf(TIFF)).toBe('upload-tiff');
  });

  it('an archive is refused, and so is the old format of Word', async () => {
    expect(await codeOf(zipOf([{ name: 'invoice.exe', content: 'MZ' }]))).toBe('upload-type-refused');
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000)]);
    expect(await codeOf(old)).toBe('upload-type-refused');
  });
});

describe('a PDF', () => {
  it.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script under a disguised name', '<< /S /J#61va#53cript /JS (app.alert(1)) >>'],
    ['a program to start', '<< /S /Launch /F (calc.exe) >>'],
    ['embedded media', '<< /Type /Annot /Subtype /RichMedia >>'],
    ['a form with scripts of its own', '<< /XFA 7 0 R >>'],
    ['a script among compressed objects', objectStream('5 0 << /S /JavaScript /JS (x) >>')],
    ['a disguised script among compressed objects', objectStream('5 0 << /S/#4Aava#53cript >>')],
    [
      'compressed objects that nobody can read',
      '<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nxyz\nendstream',
    ],
    ['a bomb of objects', objectStream(' '.repeat(70_000_000))],
  ])('with %s is refused', async (_, object) => {
    expect(await codeOf(pdfOf('x', object))).toBe('upload-unsafe');
  });

  it('that turns to a page when it is opened, or holds compressed objects, is welcome', async () => {
    expect(await codeOf(pdfOf('x', objectStream('5 0 << /Type /Font >>')))).toContain('accepted');
    expect(await codeOf(pdfOf('x', '<< /Launched true /JavaScripts 1 >>'))).toContain('accepted');
  });

  it('is gone through once, whatever it is full of', async () => {
    // With a second look at what went before, each of these would take hours.
    expect(await codeOf(pdfOf('x', 'stream\n'.repeat(1_000_000)))).toContain('accepted');
    expect(await codeOf(pdfOf('x', '/ObjStm stream\n'.repeat(1_000_000)))).toBe('upload-unsafe');
    expect(await codeOf(pdfOf('x', ...Array(10_001).fill(objectStream('5 0 <<>>'))))).toBe('upload-unsafe');
  });

  it('that is encrypted is refused, because nobody can look into it', async () => {
    expect(await codeOf(pdfOf('x', '<< /Encrypt 9 0 R >>'))).toBe('upload-protected');
  });

  it('that was cut off is refused', async () => {
    expect(await codeOf(pdfOf().subarray(0, 150))).toBe('upload-unreadable');
  });

  it('is also searched where it is somebody else’s archive or page', async () => {
    const archive = Buffer.concat([pdfOf(), zipOf([{ name: 'a.html', content: '<script/>' }])]);
    // Stored under its first nature, and served as nothing else.
    expect(await inspect(archive)).toBe('application/pdf');
    const hidden = Buffer.concat([pdfOf('x', '<< /S /Launch >>'), zipOf([{ name: 'a' }])]);
    expect(await codeOf(hidden)).toBe('upload-unsafe');
  });
});

describe('a document of an office program', () => {
  it.each([
    ['macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' })],
    ['controls', xlsxOf({ name: 'xl/activeX/activeX1.bin', content: 'x' })],
    ['macros of OpenDocument', openDocumentOf('text', { name: 'Basic/Standard/Module1.xml', content: 'x' })],
    ['scripts of OpenDocument', openDocumentOf('spreadsheet', { name: 'Scripts/python/a.py', content: 'x' })],
    ['a way out of its folder', docxOf({ name: '../../evil.xml', content: 'x' })],
    ['a gigabyte in a few bytes', docxOf({ name: 'word/media/a.png', claimedBytes: 0xffff_fff0 })],
    ['a ratio of no document', docxOf({ name: 'word/media/a.png', claimedBytes: 100_000_000 })],
  ])('with %s is refused', async (_, content) => {
    expect(await codeOf(content)).toBe('upload-unsafe');
  });

  it('that is encrypted is refused', async () => {
    const locked = docxOf({ name: 'word/secret.xml', content: 'x', isEncrypted: true });
    expect(await codeOf(locked)).toBe('upload-protected');
  });

  it('may say its sizes in 64 bits, and lies in them no better', async () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: '<sheet/>', hasLongSize: true };
    expect(await codeOf(xlsxOf(sheet))).toContain('accepted');
    expect(await codeOf(xlsxOf({ ...sheet, claimedBytes: 3 * 1024 ** 3 }))).toBe('upload-unsafe');
  });

  it('whose table of contents does not add up is refused', async () => {
    const whole = docxOf();
    const tampered = Buffer.from(whole);
    tampered.writeUInt16LE(1, whole.length - 12);
    expect(await codeOf(tampered)).toBe('upload-unreadable');
    expect(await codeOf(whole.subarray(0, whole.length - 10))).toBe('upload-unreadable');
  });
});
