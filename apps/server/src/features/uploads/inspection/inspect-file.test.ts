import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activePdf,
  deflated,
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
import { findPdfFault } from './find-pdf-fault.ts';
import { inspectFile } from './inspect-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-inspection-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Buffer) {
  const file = path.join(folder, randomUUID());
  await writeFile(file, content);
  return inspectFile({ path: file, cleanPath: `${file}.clean` });
}

/** What is left of a file that is rid of something; `undefined` where it is left as it is. */
async function cleaned(content: Buffer): Promise<Buffer | undefined> {
  const found = await inspect(content);
  if (found.kind !== 'welcome') throw new Error(`It is not welcome: ${JSON.stringify(found)}`);
  if (found.cleaned === null) return undefined;
  const left = await readFile(found.cleaned.path);
  expect(found.cleaned).toMatchObject({
    sizeBytes: left.length,
    sha256: createHash('sha256').update(left).digest('hex'),
  });
  return left;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

async function codeOf(content: Buffer): Promise<string> {
  const found = await inspect(content);
  return found.kind === 'refused' ? found.refusal : `accepted ${found.kind}`;
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
    expect(await inspect(content)).toEqual({ kind: 'welcome', mediaType, cleaned: null });
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
    [
      'compressed objects that nobody can read',
      '<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nxyz\nendstream',
    ],
    ['a bomb of objects', objectStream(' '.repeat(70_000_000))],
  ])('with %s is refused', async (_, object) => {
    expect(await codeOf(pdfOf('x', object))).toBe('upload-unsafe');
  });

  it.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script under a disguised name', '<< /S /J#61va#53cript /JS (app.alert(1)) >>'],
    ['a program to start', '<< /S /Launch /F (calc.exe) >>'],
    ['embedded media', '<< /Type /Annot /Subtype /RichMedia >>'],
    ['a form with scripts of its own', '<< /XFA 7 0 R >>'],
    ['a form that is sent away', '<< /S /SubmitForm /F (https://evil.example) >>'],
    ['a file inside', '<< /Type /Filespec /EF << /F 9 0 R >> /UF (a.exe) /Kind /EmbeddedFile >>'],
    ['a script among compressed objects', objectStream('5 0 << /S /JavaScript /JS (x) >>')],
    ['a disguised script among compressed objects', objectStream('5 0 << /S/#4Aava#53cript >>')],
  ])('with %s that hangs nowhere is written anew without it', async (_, object) => {
    const left = await cleaned(pdfOf('x', object));
    expect(left && findPdfFault(left)).toBeUndefined();
    expect(left?.toString('latin1')).toContain('/MediaBox');
  });

  it('loses what it does wherever it hangs, and keeps its pages, its links and its words', async () => {
    const left = await cleaned(activePdf());
    const text = left?.toString('latin1') ?? '';
    expect(left && findPdfFault(left)).toBeUndefined();
    for (const gone of ['app.alert', 'calc.exe', 'evil.example', 'MZ', 'ByteRange', 'xdp']) {
      expect(text).not.toContain(gone);
    }
    expect(text).toContain('https://www.kvk.example');
    expect(text).toContain('(This page stays) Tj');
    expect(text).toContain('/Count 1');
  });

  it('becomes the same bytes each time, so that a second time is noticed', async () => {
    expect(await cleaned(activePdf())).toEqual(await cleaned(activePdf()));
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
    expect(await inspect(archive)).toMatchObject({ mediaType: 'application/pdf' });
    const hidden = Buffer.concat([pdfOf('x', '<< /S /Launch >>'), zipOf([{ name: 'a' }])]);
    expect((await cleaned(hidden))?.includes('PK')).toBe(false);
  });
});

function relation(type: string, target: string, mode = 'External'): string {
  const schema = 'http://schemas.openxmlformats.org';
  return `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="r" Type="${schema}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
}

const settings = (content: string) => docxOf({ name: 'word/_rels/settings.xml.rels', content });

describe('a document of an office program', () => {
  it.each([
    ['macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 'macros'],
    ['controls', xlsxOf({ name: 'xl/activeX/activeX1.bin', content: 'x' }), 'macros'],
    ['macros under another name', settings(relation('vbaProject', 'harmless.bin', 'Internal')), 'macros'],
    [
      'macros of OpenDocument',
      openDocumentOf('text', { name: 'Basic/Standard/Module1.xml', content: 'x' }),
      'macros',
    ],
    [
      'scripts of OpenDocument',
      openDocumentOf('spreadsheet', { name: 'Scripts/python/a.py', content: 'x' }),
      'macros',
    ],
    [
      'a script that waits for an event',
      openDocumentOf('text', { name: 'styles.xml', content: '<a:b><script:event-listener/></a:b>' }),
      'macros',
    ],
    [
      'a template from elsewhere',
      settings(relation('attachedTemplate', 'https://evil.example/a.dotm')),
      'remote-content',
    ],
    [
      'a template of another machine',
      settings(relation('attachedTemplate', '\\\\evil\\a.dotm')),
      'remote-content',
    ],
    [
      'a template under a disguised word',
      settings(relation('attachedTemplate', 'https&#58;//evil.example', '&#69;xternal')),
      'remote-content',
    ],
    [
      'a template in wide letters',
      docxOf({
        name: 'word/_rels/settings.xml.rels',
        content: Buffer.from(
          `\ufeff${relation('attachedTemplate', 'https://evil.example/a.dotm')}`,
          'utf16le',
        ),
      }),
      'remote-content',
    ],
    [
      'a picture from elsewhere',
      settings(relation('image', 'https://evil.example/pixel.png')),
      'remote-content',
    ],
    [
      'a command that starts a program',
      docxOf({
        name: 'word/footer1.xml',
        content: '<w:p><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\cmd</w:instrText></w:p>',
      }),
      'remote-content',
    ],
    [
      'a template of OpenDocument from elsewhere',
      openDocumentOf('text', {
        name: 'meta.xml',
        content: '<m:meta><m:template x:href="https://evil.example/a.ott"/></m:meta>',
      }),
      'remote-content',
    ],
    ['an object', docxOf({ name: 'word/embeddings/oleObject1.bin', content: 'x' }), 'embedded-object'],
    [
      'an object under another name',
      settings(relation('oleObject', 'media/a.png', 'Internal')),
      'embedded-object',
    ],
    [
      'an object of OpenDocument',
      openDocumentOf('text', {
        name: 'META-INF/manifest.xml',
        content: '<m:e m:media-type="application/vnd.sun.star.oleobject"/>',
      }),
      'embedded-object',
    ],
    [
      'macros in the figures of a diagram',
      docxOf({
        name: 'word/embeddings/figures.xlsx',
        content: xlsxOf({ name: 'xl/vbaProject.bin', content: 'x' }),
      }),
      'macros',
    ],
    ['a document type of its own', settings('<!DOCTYPE a [<!ENTITY b "c">]><a/>'), 'unsafe'],
    ['a way out of its folder', docxOf({ name: '../../evil.xml', content: 'x' }), 'unsafe'],
    ['a gigabyte in a few bytes', docxOf({ name: 'word/media/a.png', claimedBytes: 0xffff_fff0 }), 'unsafe'],
    ['a ratio of no document', docxOf({ name: 'word/media/a.png', claimedBytes: 100_000_000 }), 'unsafe'],
    [
      'more in it than it says',
      docxOf({ name: 'word/media/a.png', content: deflated(90_000), method: 8, claimedBytes: 10 }),
      'unreadable',
    ],
  ])('with %s is refused', async (_, content, code) => {
    expect(await codeOf(content)).toBe(`upload-${code}`);
  });

  it.each([
    ['links to follow', settings(relation('hyperlink', 'https://www.kvk.example'))],
    [
      'a template of the own machine',
      settings(relation('attachedTemplate', 'file:///C:\\Templates\\brief.dotx')),
    ],
    ['the figures of a diagram', docxOf({ name: 'word/embeddings/figures.xlsx', content: xlsxOf() })],
    [
      'deflated parts',
      docxOf({ name: 'word/media/a.png', content: deflated(900), method: 8, claimedBytes: 900 }),
    ],
  ])('with %s is welcome', async (_, content) => {
    expect(await codeOf(content)).toBe('accepted welcome');
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
