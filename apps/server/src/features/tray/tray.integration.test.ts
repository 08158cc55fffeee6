import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Statement } from '@prorata/contract/statements/statement';
import type { LooseDocument } from '@prorata/contract/tray/loose-document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertInvitation, insertStatement } from '../../database/testing/insert-rows.ts';
import { formOf } from '../../http/testing/form.ts';
import { listEvents } from '../../testing/traces.ts';
import { deleteOrphanedFiles } from '../statements/delete-orphaned-files.ts';
import { type StatementOffice, startStatementOffice, urlOf } from '../statements/testing/statement-office.ts';
import { docxOf, PNG, pdfOf, pdfSaying } from '../uploads/testing/sample-files.ts';

let office: StatementOffice;
let dossierId: string;
let tray: string;
let immo: Statement;
let garage: Statement;
beforeAll(async () => {
  office = await startStatementOffice();
});
afterAll(() => office.server.close());
beforeEach(async () => {
  dossierId = await office.openDossier();
  tray = `/api/Dossier/${dossierId}/LooseDocument`;
  immo = await office.addStatement(dossierId);
  garage = await office.addStatement(dossierId, {
    corporateName: 'Garage Nekkerspoel',
    kboNumber: '0403170701',
  });
});

/** Cheaper than a PDF, which is read in a process of its own. */
function pictureOf(text: string): Buffer {
  return Buffer.concat([PNG, Buffer.from(text)]);
}

async function send(content: Buffer, name: string, { folder, subject = 'ann' }: SendOptions = {}) {
  const fields = { ...(folder !== undefined && { folder }), file: new File([content], name) };
  return office.server.call(subject, { method: 'POST', url: tray, ...(await formOf(fields)) });
}

interface SendOptions {
  readonly folder?: string;
  readonly subject?: string;
}

async function layDown(content: Buffer, name: string, options?: SendOptions) {
  const response = await send(content, name, options);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<LooseDocument & { isRepeated: boolean }>();
}

async function list(): Promise<LooseDocument[]> {
  return (await office.get(tray)).json().items;
}

function place(...documents: readonly object[]) {
  return office.send('POST', `${tray}/place`, { documents });
}

async function documentsOf(statement: Pick<Statement, 'dossierId' | 'id'>) {
  const { documents }: Statement = (await office.get(urlOf(statement))).json();
  return documents.map(({ fileName, documentType }) => `${fileName} ${documentType}`).sort();
}

async function waiting(): Promise<number> {
  const dossier: Dossier = (await office.get(`/api/Dossier/${dossierId}`)).json();
  return dossier.counts.looseDocuments;
}

describe('a file that is laid down', () => {
  it('waits in the tray with a proposal from its text, is seen by colleagues, and hangs nowhere', async () => {
    const content = pdfSaying('Vonnis van 26 mei 2026', 'Garage Nekkerspoel, KBO 0403.170.701');
    const laidDown = await layDown(content, 'scan0012.pdf');
    expect(laidDown).toMatchObject({
      ...{ fileName: 'scan0012.pdf', folder: '', mediaType: 'application/pdf', sizeBytes: content.length },
      ...{ hasText: true, isRepeated: false, documentTypes: ['title'], heldBy: [] },
      proposals: [
        { statementId: garage.id, named: [], written: ['number', 'name'], isCertain: true, isOpen: true },
      ],
    });
    const { isRepeated: _, ...listed } = laidDown;
    expect(await list()).toEqual([listed]);
    expect((await office.get(`${tray}/${laidDown.id}/file`)).rawPayload).toEqual(content);
    expect(await documentsOf(garage)).toEqual([]);
    expect(await waiting()).toBe(1);
    expect(await listEvents(office.server.db, laidDown.id)).toMatchObject([
      { type: 'document.laidDown', after: { fileName: 'scan0012.pdf', sha256: laidDown.sha256 } },
    ]);
  });

  it('is told by its folder and its name where nothing can be read in it', async () => {
    const scan = await layDown(pdfOf('no text'), 'Afrekening.pdf', { folder: 'Oudevaart/Immo Dijlezicht' });
    expect(scan).toMatchObject({ hasText: false, documentTypes: ['settlement'] });
    expect(scan.proposals).toMatchObject([{ statementId: immo.id, named: ['name'], isCertain: true }]);
    const letter = await layDown(docxOf(), 'garage nekkerspoel factuur.docx');
    expect(letter).toMatchObject({ documentTypes: ['other'], proposals: [{ statementId: garage.id }] });
  });

  it('finds its creditor as soon as there is one: proposals are of the moment', async () => {
    const { proposals } = await layDown(pictureOf('later'), 'vonnis zilverwacht.png');
    expect(proposals).toEqual([]);
    const late = await office.addStatement(dossierId, { corporateName: 'Zilverwacht', kboNumber: null });
    expect((await list())[0]?.proposals).toMatchObject([{ statementId: late.id, isCertain: true }]);
  });

  it('lies there once, whoever sends it again and however often at once', async () => {
    const content = pictureOf('sent twice');
    const [one, other] = await Promise.all([layDown(content, 'a.png'), layDown(content, 'b.png')]);
    expect(one.id).toBe(other.id);
    expect([one.isRepeated, other.isRepeated].sort()).toEqual([false, true]);
    expect(await list()).toHaveLength(1);
  });

  it('is told to be with a statement already, and is never certain then', async () => {
    const content = pictureOf('known');
    await office.upload(`${urlOf(garage)}/document`, content, { documentType: 'title' });
    const again = await layDown(content, 'vonnis garage nekkerspoel.png');
    expect(again.heldBy).toEqual([{ statementId: garage.id, documentTypes: ['title'] }]);
    expect(again.proposals).toMatchObject([{ statementId: garage.id, isCertain: false }]);
  });

  it.each([
    ['a page that calls itself a PDF', Buffer.from('<html></html>'), 415, 'upload-type-refused'],
    ['a letter with macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 422, 'upload-macros'],
    ['an empty file', Buffer.alloc(0), 400, 'upload-empty'],
  ])('is not %s', async (_, content, status, code) => {
    expect((await send(content, 'a.png')).json()).toMatchObject({ status, code });
    expect(await list()).toEqual([]);
  });

  it('is nobody else’s, and needs a dossier that can be changed', async () => {
    const { id } = await layDown(pictureOf('ours'), 'a.png');
    expect((await office.get(tray, 'bob')).statusCode).toBe(404);
    expect((await office.get(`${tray}/${id}/file`, 'bob')).statusCode).toBe(404);
    expect((await send(pictureOf('theirs'), 'b.png', { subject: 'bob' })).statusCode).toBe(404);
    const other = await office.openDossier();
    expect((await office.get(`/api/Dossier/${other}/LooseDocument/${id}/file`)).statusCode).toBe(404);
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'Cancelled', cancelReason: 'Vergissing.' })
      .where('id', '=', dossierId)
      .execute();
    expect((await send(pictureOf('late'), 'c.png')).json()).toMatchObject({ code: 'dossier-read-only' });
    expect((await office.send('DELETE', `${tray}/${id}`)).json()).toMatchObject({
      code: 'dossier-read-only',
    });
    expect(await list()).toHaveLength(1);
  });

  it('can be thrown away, and its bytes go with the sweep', async () => {
    const { db, storage } = office.server;
    const { id, sha256 } = await layDown(pictureOf('not ours'), 'menu.png');
    const file = await db
      .selectFrom('files')
      .select(['storageKey', 'sha256'])
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow();
    expect((await office.send('DELETE', `${tray}/${id}`)).statusCode).toBe(204);
    expect((await office.send('DELETE', `${tray}/${id}`)).statusCode).toBe(404);
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await deleteOrphanedFiles({ db, storage, clock: () => inTwoDays });
    expect(await storage.findFault(file)).toBe('missing');
    expect(await listEvents(db, id)).toMatchObject([
      { type: 'document.laidDown' },
      { type: 'document.discarded', before: { fileName: 'menu.png' } },
    ]);
  });
});

describe('a file that is confirmed', () => {
  it('goes to each of its statements as all that it is there, and leaves the tray', async () => {
    const { id } = await layDown(pictureOf('all at once'), 'vonnis.png');
    const answer = await place({
      looseDocumentId: id,
      places: [
        { statementId: immo.id, documentTypes: ['settlement', 'title', 'other'] },
        { statementId: garage.id, documentTypes: ['title'] },
      ],
    });
    expect(answer.json()).toEqual({ items: [{ looseDocumentId: id, problem: null }] });
    expect(await documentsOf(immo)).toEqual([
      'vonnis.png other',
      'vonnis.png settlement',
      'vonnis.png title',
    ]);
    expect(await documentsOf(garage)).toEqual(['vonnis.png title']);
    expect(await list()).toEqual([]);
    expect(await waiting()).toBe(0);
    const [document] = (await office.get(urlOf(garage))).json().documents;
    const file = await office.get(`${urlOf(garage)}/document/${document.id}/file`);
    expect(file.rawPayload).toEqual(pictureOf('all at once'));
  });

  it('stays as a whole when one of its places refuses it, and leaves the others to theirs', async () => {
    const content = pictureOf('known');
    await office.upload(`${urlOf(garage)}/document`, content, { documentType: 'title', name: 'oud.png' });
    const known = await layDown(content, 'nieuw.png');
    const sound = await layDown(pictureOf('sound'), 'factuur.png');
    const answer = await place(
      {
        looseDocumentId: known.id,
        places: [
          { statementId: immo.id, documentTypes: ['title'] },
          { statementId: garage.id, documentTypes: ['title'] },
        ],
      },
      { looseDocumentId: sound.id, places: [{ statementId: garage.id, documentTypes: ['other'] }] },
    );
    expect(answer.json().items).toMatchObject([
      { looseDocumentId: known.id, problem: { code: 'duplicate-document', params: { fileName: 'oud.png' } } },
      { looseDocumentId: sound.id, problem: null },
    ]);
    expect(await documentsOf(immo)).toEqual([]);
    expect(await documentsOf(garage)).toEqual(['factuur.png other', 'oud.png title']);
    expect((await list()).map(({ id }) => id)).toEqual([known.id]);
  });

  it('is gone for the colleague who confirms it a moment later', async () => {
    const { id } = await layDown(pictureOf('both of us'), 'a.png');
    const placement = { looseDocumentId: id, places: [{ statementId: immo.id, documentTypes: ['title'] }] };
    const answers = await Promise.all([place(placement), place(placement)]);
    const codes = answers.map((answer) => answer.json().items[0].problem?.code ?? null);
    expect(codes.toSorted()).toEqual(['loose-document-not-found', null]);
    expect(await documentsOf(immo)).toEqual(['a.png title']);
  });

  it('says what it is, and goes to no statement of another dossier or of a creditor who is still filing', async () => {
    const { db } = office.server;
    const { id } = await layDown(pictureOf('where to'), 'a.png');
    const to = async (statementId: string, documentTypes: readonly string[] = ['title']) =>
      (await place({ looseDocumentId: id, places: [{ statementId, documentTypes }] })).json();
    expect(await to(immo.id, [])).toMatchObject({ status: 400, code: 'validation' });
    expect(await to(newId())).toMatchObject({ items: [{ problem: { code: 'statement-not-found' } }] });
    const elsewhere = await office.addStatement(await office.openDossier());
    expect(await to(elsewhere.id)).toMatchObject({ items: [{ problem: { code: 'statement-not-found' } }] });
    const createdBy = office.cast.own.administratorId;
    const invitationId = await insertInvitation(db, { dossierId, createdBy });
    const filing = await insertStatement(db, { dossierId, invitationId, corporateName: 'Zilverwacht' });
    const named = await layDown(pictureOf('still filing'), 'vonnis zilverwacht.png');
    expect(named.proposals).toMatchObject([{ statementId: filing, isOpen: false, isCertain: false }]);
    expect(await to(filing)).toMatchObject({ items: [{ problem: { code: 'invitation-still-open' } }] });
    expect(await list()).toHaveLength(2);
  });
});
