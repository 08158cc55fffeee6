import { createHash } from 'node:crypto';
import type { Document } from '@prorata/contract/statements/document';
import type { Statement } from '@prorata/contract/statements/statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredFile } from '../../adapters/file-storage.ts';
import { newId } from '../../database/new-id.ts';
import { insertInvitation, insertStatement } from '../../database/testing/insert-rows.ts';
import { formOf } from '../../http/testing/form.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { docxOf, PNG, pdfOf } from '../uploads/testing/sample-files.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';
import {
  type StatementOffice,
  startStatementOffice,
  thirdPartyUrlOf,
  urlOf,
} from './testing/statement-office.ts';

let office: StatementOffice;
let dossierId: string;
let statement: Statement;
let url: string;
beforeAll(async () => {
  office = await startStatementOffice();
  dossierId = await office.openDossier();
});
afterAll(() => office.server.close());
beforeEach(async () => {
  statement = await office.addStatement(dossierId);
  url = `${urlOf(statement)}/document`;
});

function download(documentId: string, subject?: string) {
  return office.get(`${url}/${documentId}/file`, subject);
}

async function storedFileOf(documentId: string): Promise<StoredFile> {
  return office.server.db
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.fileId')
    .select(['storageKey', 'sha256'])
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow();
}

describe('a document of a statement', () => {
  it('is named no more by the title of a claim once it is gone, so that the claim can still be changed', async () => {
    const { id: documentId } = await office.addDocument(statement);
    const paper = await office.addDocument(statement, 'title');
    const title = { kind: 'judgment', date: '2026-05-26', court: 'Mechelen', documentId: paper.id } as const;
    const claim = await office.addClaim(statement, { documentId, titles: [title] });
    expect((await office.send('DELETE', `${url}/${paper.id}`)).statusCode).toBe(204);
    const { privilegedClaims }: Statement = (await office.get(urlOf(statement))).json();
    const [left] = privilegedClaims;
    expect(left).toMatchObject({ titles: [{ court: 'Mechelen', documentId: null }] });
    expect((await listEvents(office.server.db, claim.id)).at(-1)).toMatchObject({ type: 'claim.changed' });
  });

  it('is stored, listed, downloaded and deleted, with events that name it and its creditor', async () => {
    const content = pdfOf('the settlement');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const response = await office.upload(url, content, { name: 'Afrekening été.pdf' });
    expect(response.statusCode).toBe(201);
    const document: Document = response.json();
    expect(document).toEqual({
      id: document.id,
      fileName: 'Afrekening été.pdf',
      documentType: 'settlement',
      uploadDate: TEST_NOW.toISOString(),
      mediaType: 'application/pdf',
      originalSha256: null,
      verdict: 'unscanned',
      virus: null,
      sizeBytes: content.length,
      sha256,
    });
    expect((await office.get(urlOf(statement))).json().documents).toEqual([document]);
    expect((await download(document.id)).rawPayload).toEqual(content);
    expect((await office.send('DELETE', `${url}/${document.id}`)).statusCode).toBe(204);
    expect((await download(document.id)).statusCode).toBe(404);
    expect((await office.send('DELETE', `${url}/${document.id}`)).statusCode).toBe(404);
    const told = { creditorName: 'Immo Dijlezicht', fileName: 'Afrekening été.pdf', sha256 };
    expect(await listEvents(office.server.db, document.id)).toMatchObject([
      { type: 'document.added', before: null, after: told },
      { type: 'document.removed', before: told, after: null },
    ]);
  });

  it('leaves as a file to save, never as a page', async () => {
    const { id } = (await office.upload(url, pdfOf('<script>alert(1)</script>'))).json();
    const { headers } = await download(id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="afrekening.pdf"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-length': String(pdfOf('<script>alert(1)</script>').length),
    });
  });

  it('answers HEAD as GET, without the content', async () => {
    const { id } = await office.addDocument(statement);
    const head = await office.server.call('ann', { method: 'HEAD', url: `${url}/${id}/file` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('application/pdf');
  });

  it('is what its content says, under a name without folders and with the ending of what it is', async () => {
    const picture = await office.upload(url, PNG, { name: '../../../etc/passwd.pdf' });
    expect(picture.json()).toMatchObject({ fileName: 'passwd.pdf.png', mediaType: 'image/png' });
    const letter = await office.upload(url, docxOf(), { name: 'C:\\brief.docx', documentType: 'other' });
    expect(letter.json()).toMatchObject({ fileName: 'brief.docx', documentType: 'other' });
  });

  it.each([
    [
      'a page that calls itself a PDF',
      Buffer.from('<html><script>1</script></html>'),
      415,
      'upload-type-refused',
    ],
    ['a letter with macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 422, 'upload-macros'],
    ['a zip bomb', docxOf({ name: 'word/a.xml', claimedBytes: 0xffff_fff0 }), 422, 'upload-unsafe'],
    ['an encrypted PDF', pdfOf('x', '<< /Encrypt 9 0 R >>'), 422, 'upload-protected'],
    ['half a PDF', pdfOf().subarray(0, 100), 422, 'upload-unreadable'],
    ['an empty file', Buffer.alloc(0), 400, 'upload-empty'],
  ])('is not %s', async (_, content, status, code) => {
    expect((await office.upload(url, content)).json()).toMatchObject({ status, code });
    expect((await office.get(urlOf(statement))).json().documents).toEqual([]);
  });

  it('has a file and a type', async () => {
    const upload = async (fields: Record<string, string | File>) =>
      (await office.server.call('ann', { method: 'POST', url, ...(await formOf(fields)) })).json();
    const file = new File([pdfOf()], 'a.pdf');
    expect(await upload({ documentType: 'title' })).toMatchObject({ code: 'upload-no-files' });
    expect(await upload({ file })).toMatchObject({ errors: [{ path: 'documentType', code: 'required' }] });
    expect(await upload({ file, documentType: 'poem' })).toMatchObject({
      errors: [{ path: 'documentType', code: 'choice-invalid' }],
    });
  });

  it('is as large as the parameter lets it be at the moment', async () => {
    const { db } = office.server;
    const large = Buffer.concat([pdfOf(), Buffer.alloc(1024 * 1024)]);
    const key = 'uploads.largest-document';
    const updatedBy = office.cast.platformId;
    await db.insertInto('parameters').values({ id: newId(), key, value: '1', updatedBy }).execute();
    expect((await office.upload(url, large)).json()).toMatchObject({ status: 413, code: 'upload-too-large' });
    await db.deleteFrom('parameters').where('key', '=', key).execute();
    expect((await office.upload(url, large)).statusCode).toBe(201);
  });

  it('is refused a second time as the same type in the same statement, under whatever name, but not in another', async () => {
    const content = pdfOf('the same');
    await office.upload(url, content, { name: 'vonnis.pdf' });
    const again = await office.upload(url, content, { name: 'vonnis (1).pdf' });
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'duplicate-document',
      params: { fileName: 'vonnis.pdf' },
    });
    // One paper may be settlement and title at once.
    const title = await office.upload(url, content, { name: 'vonnis.pdf', documentType: 'title' });
    expect(title.statusCode).toBe(201);
    const other = await office.addStatement(dossierId);
    expect((await office.upload(`${urlOf(other)}/document`, content)).statusCode).toBe(201);
    const atOnce = await Promise.all(
      [1, 2].map(() => office.upload(`${urlOf(other)}/document`, pdfOf('at once'))),
    );
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('stays while a claim rests on it', async () => {
    const { id: documentId } = await office.addDocument(statement);
    const claim = await office.addClaim(statement, { documentId });
    expect((await office.send('DELETE', `${url}/${documentId}`)).json()).toMatchObject({
      status: 409,
      code: 'document-in-use',
    });
    await office.send('DELETE', `${urlOf(statement)}/privilegedClaim/${claim.id}`);
    expect((await office.send('DELETE', `${url}/${documentId}`)).statusCode).toBe(204);
  });

  it('is nobody else’s: not another office’s, and not another statement’s', async () => {
    const { id } = await office.addDocument(statement);
    const other = await office.addStatement(dossierId);
    expect((await download(id, 'bob')).statusCode).toBe(404);
    expect((await office.get(`${urlOf(other)}/document/${id}/file`)).statusCode).toBe(404);
    expect((await office.send('DELETE', `${urlOf(other)}/document/${id}`)).statusCode).toBe(404);
    expect((await office.upload(url, undefined, {}, 'bob')).statusCode).toBe(404);
    expect((await office.get(`${thirdPartyUrlOf(statement)}/document/${id}/file`)).statusCode).toBe(404);
  });
});

describe('a document of a creditor', () => {
  it('is added and deleted by the office while it reviews, and read at any time', async () => {
    const { db } = office.server;
    const closed = { status: 'ClosedAndSubmitted', closedAt: new Date(), closedBy: 'creditor' } as const;
    const createdBy = office.cast.own.administratorId;
    const invitationId = await insertInvitation(db, { dossierId, createdBy, ...closed });
    const id = await insertStatement(db, { dossierId, invitationId });
    const place = `${thirdPartyUrlOf({ dossierId, id })}/document`;
    const added = await office.upload(place, pdfOf('on behalf'), { documentType: 'title' });
    expect(added.json()).toMatchObject({ documentType: 'title' });
    const file = await office.get(`${place}/${added.json().id}/file`);
    expect(file.rawPayload).toEqual(pdfOf('on behalf'));
    expect(
      (await office.get(`${urlOf({ dossierId, id })}/document/${added.json().id}/file`)).statusCode,
    ).toBe(404);
    expect((await office.send('DELETE', `${place}/${added.json().id}`)).statusCode).toBe(204);
    expect((await office.send('DELETE', `${place}/${newId()}`)).statusCode).toBe(404);
  });
});

describe('the bytes of a document', () => {
  async function sweepLater(): Promise<void> {
    const { db, storage } = office.server;
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await deleteOrphanedFiles({ db, storage, clock: () => inTwoDays });
  }

  it('go with the sweep once no document has them, and stay while one has', async () => {
    const { storage } = office.server;
    const other = await office.addStatement(dossierId);
    const content = pdfOf('shared bytes');
    const first: Document = (await office.upload(url, content)).json();
    const second: Document = (await office.upload(`${urlOf(other)}/document`, content)).json();
    const file = await storedFileOf(first.id);
    await office.send('DELETE', `${url}/${first.id}`);
    await sweepLater();
    expect(await storage.read(file)).toEqual(content);
    await office.send('DELETE', `${urlOf(other)}/document/${second.id}`);
    await sweepLater();
    expect(await storage.findFault(file)).toBe('missing');
  });

  it('go with a dossier that is deleted', async () => {
    const { db, storage } = office.server;
    const gone = await office.openDossier();
    const { id } = await office.addDocument(await office.addStatement(gone));
    const file = await storedFileOf(id);
    await db.deleteFrom('dossiers').where('id', '=', gone).execute();
    await sweepLater();
    expect(await storage.findFault(file)).toBe('missing');
  });
});
