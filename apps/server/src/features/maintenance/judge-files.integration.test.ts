import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Document } from '@prorata/contract/statements/document';
import type { Statement } from '@prorata/contract/statements/statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVirusScanner } from '../../adapters/virus-scanner.ts';
import { actionOfSystem } from '../../http/action.ts';
import { formOf } from '../../http/testing/form.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { sampleExtract } from '../extracts/samples/sample-extract.ts';
import { type StatementOffice, startStatementOffice, urlOf } from '../statements/testing/statement-office.ts';
import { activePdf, PNG, pdfOf, pdfSaying } from '../uploads/testing/sample-files.ts';
import { judgeFiles } from './judge-files.ts';

const SCANNER = path.resolve(import.meta.dirname, '../../../../sandbox/src/testing/run-virus-scanner.ts');
/** Longer streams are not judged, as with the setting StreamMaxLength of clamd. */
const MAX_STREAM_BYTES = 200_000;

/** Put together here, so that no scanner of a developer's machine finds it in the source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

let office: StatementOffice;
let statement: Statement;
let documents: string;
let running: ChildProcess | undefined;
let port = 0;
beforeAll(async () => {
  await startScanner();
  office = await startStatementOffice({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await stopScanner();
  await office.server.close();
});
beforeEach(async () => {
  if (running === undefined) await startScanner();
  statement = await office.addStatement(await office.openDossier());
  documents = `${urlOf(statement)}/document`;
});

async function startScanner(): Promise<void> {
  running = fork(SCANNER, [String(port), String(MAX_STREAM_BYTES)], { execArgv: [] });
  const [message] = (await once(running, 'message')) as [{ port: number }];
  port = message.port;
}

/** As when the power goes. */
async function stopScanner(): Promise<void> {
  const ended = running && once(running, 'exit');
  running?.kill('SIGKILL');
  running = undefined;
  await ended;
}

async function send(content: Buffer, documentType = 'settlement'): Promise<Document> {
  const response = await office.upload(documents, content, { documentType });
  expect(response.statusCode).toBe(201);
  return response.json();
}

const read = async (): Promise<Statement> => (await office.get(urlOf(statement))).json();
const codeOf = async (url: string) => (await office.get(url)).json().code;
const judge = (at = TEST_NOW) => judgeFiles(office.server.tools, actionOfSystem(at));
let last = 0;
function next(): string {
  last += 1;
  return String(last);
}
/** Bytes that were not sent before. */
const picture = () => Buffer.concat([PNG, Buffer.from(next())]);
const tooLong = () => Buffer.concat([picture(), Buffer.alloc(MAX_STREAM_BYTES)]);

/** Why the statement cannot be marked as validated. */
async function validate(): Promise<string | undefined> {
  const { version } = await read();
  const { dossierId, id: statementId } = statement;
  const response = await office.server.call('ann', {
    method: 'PATCH',
    url: `/api/Dossier/${dossierId}/Statement`,
    payload: { statements: [{ statementId, version, changes: { validated: true } }] },
  });
  return response.json().items[0].problem?.code;
}

describe('the scanner', () => {
  const scan = async (content: Buffer, at = port, patience = 10_000) => {
    return openVirusScanner(`tcp://127.0.0.1:${at}`).scan(Readable.from([content]), patience);
  };

  it('says what is clean and what is not, of any length up to the longest that it takes', async () => {
    expect(await scan(Buffer.from('harmless'))).toEqual({ kind: 'clean' });
    expect(await scan(Buffer.alloc(MAX_STREAM_BYTES))).toEqual({ kind: 'clean' });
    expect(await scan(Buffer.from(`before ${EICAR} after`))).toEqual({
      kind: 'infected',
      virus: 'Eicar-Signature',
    });
    expect(await scan(Buffer.alloc(MAX_STREAM_BYTES + 1))).toEqual({
      ...{ kind: 'unjudged', isForGood: true },
      reason: 'INSTREAM size limit exceeded. ERROR',
    });
  });

  it('that is not there, or says nothing, has judged nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const deaf = typeof address === 'object' && address ? address.port : 0;
    expect(await scan(Buffer.from('x'), deaf, 50)).toMatchObject({ kind: 'unreached' });
    silent.close();
    expect(await scan(Buffer.from('x'), 1)).toMatchObject({ kind: 'unreached' });
  });

  it('is told of by the address for those who watch over the product', async () => {
    const ready = async () => (await office.server.app.inject('/ready')).json();
    expect(await ready()).toMatchObject({ status: 'ready', virusScanner: 'answers' });
    await stopScanner();
    expect(await ready()).toMatchObject({ status: 'ready', virusScanner: 'away' });
  });
});

describe('a document', () => {
  it('that is clean is there at once', async () => {
    const document = await send(picture());
    expect(document).toMatchObject({ verdict: 'clean', virus: null });
    expect((await office.get(`${documents}/${document.id}/file`)).statusCode).toBe(200);
  });

  it('with a virus is kept sealed, told to the office, holds nothing up for ever and can be taken away', async () => {
    const document = await send(pdfOf(EICAR));
    expect(document).toMatchObject({ verdict: 'infected', virus: 'Eicar-Signature' });
    expect(await codeOf(`${documents}/${document.id}/file`)).toBe('document-infected');
    expect(await validate()).toBe('document-infected');
    expect(await listEvents(office.server.db, document.id)).toMatchObject([
      { type: 'document.added' },
      { type: 'document.infected', after: { fileName: 'afrekening.pdf', virus: 'Eicar-Signature' } },
    ]);
    const claim = await office.send('POST', `${urlOf(statement)}/privilegedClaim`, {
      ...{ type: 'specific', privilegeId: 'lessor', amountDemanded: 100, documentId: document.id },
    });
    expect(claim.statusCode).toBe(201);
    expect((await office.send('DELETE', `${documents}/${document.id}`)).statusCode).toBe(204);
    const left = await read();
    expect(left.documents).toEqual([]);
    expect(left.privilegedClaims[0]).toMatchObject({ documentId: null });
  });

  it('waits while the scanner is away, is given to nobody, and is judged once it is back', async () => {
    await stopScanner();
    const clean = await send(picture());
    const infected = await send(pdfOf(`later ${EICAR}`), 'title');
    expect([clean.verdict, infected.verdict]).toEqual(['quarantined', 'quarantined']);
    expect(await codeOf(`${documents}/${clean.id}/file`)).toBe('document-quarantined');
    expect(await validate()).toBe('document-quarantined');
    await judge();
    expect((await read()).documents.map(({ verdict }) => verdict)).toEqual(['quarantined', 'quarantined']);
    await startScanner();
    await Promise.all([judge(), judge()]);
    expect((await read()).documents.map(({ verdict }) => verdict)).toEqual(['clean', 'infected']);
    expect((await office.get(`${documents}/${clean.id}/file`)).statusCode).toBe(200);
    expect(await listEvents(office.server.db, clean.id)).toMatchObject([
      { type: 'document.added' },
      { type: 'document.cleared' },
    ]);
    expect(await listEvents(office.server.db, infected.id)).toMatchObject([
      { type: 'document.added' },
      { type: 'document.infected' },
    ]);
    const told = await office.server.db
      .selectFrom('notifications')
      .select(['kind', 'about', 'statementId'])
      .where('dossierId', '=', statement.dossierId)
      .execute();
    for (const notice of told) {
      expect(notice).toEqual({ kind: 'infected', about: 'afrekening.pdf', statementId: statement.id });
    }
  });

  it('that is longer than the scanner takes is refused while it is there', async () => {
    const response = await office.upload(documents, tooLong());
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('upload-too-large');
  });

  it('that the scanner does not judge keeps no other waiting, is told, and can be taken away', async () => {
    await stopScanner();
    const long: Document[] = [];
    for (let number = 0; number < 4; number += 1) long.push(await send(tooLong()));
    const short = await send(picture(), 'title');
    await startScanner();
    await judge();
    const sealed = long.map(({ id }) => ({ id, verdict: 'unjudgeable' }));
    const documentsThen = (await read()).documents.map(({ id, verdict }) => ({ id, verdict }));
    expect(documentsThen).toEqual(expect.arrayContaining([...sealed, { id: short.id, verdict: 'clean' }]));
    const [first] = long;
    expect(await codeOf(`${documents}/${first?.id}/file`)).toBe('document-unjudgeable');
    expect(await validate()).toBe('document-unjudgeable');
    for (const { id } of long) {
      expect((await office.send('DELETE', `${documents}/${id}`)).statusCode).toBe(204);
    }
  });

  it('that the scanner did not judge is asked about again an hour later', async () => {
    await stopScanner();
    const { id } = await send(picture());
    const { db } = office.server;
    const file = db.selectFrom('documents').select('fileId').where('id', '=', id);
    await db
      .updateTable('files')
      .set({ verdict: 'unjudgeable', judgingTriedAt: TEST_NOW })
      .where('id', '=', file)
      .execute();
    await startScanner();
    await judge();
    expect((await read()).documents).toMatchObject([{ id, verdict: 'unjudgeable' }]);
    await judge(new Date(TEST_NOW.getTime() + 60 * 60 * 1000));
    expect((await read()).documents).toMatchObject([{ id, verdict: 'clean' }]);
  });

  it('to which the scanner says nothing goes behind the others', async () => {
    await stopScanner();
    const all: Document[] = [];
    for (let number = 0; number < 5; number += 1) all.push(await send(picture()));
    await judge();
    const waiting = await office.server.db
      .selectFrom('files')
      .innerJoin('documents', 'documents.fileId', 'files.id')
      .select('documents.id')
      .where('verdict', '=', 'quarantined')
      .where('judgingTriedAt', 'is', null)
      .execute();
    expect(waiting).toHaveLength(2);
    await judge();
    const left = await office.server.db
      .selectFrom('files')
      .select('id')
      .where('verdict', '=', 'quarantined')
      .where('judgingTriedAt', 'is', null)
      .execute();
    expect(left).toEqual([]);
    await startScanner();
    await judge();
    expect((await read()).documents.map(({ verdict }) => verdict)).toEqual(all.map(() => 'clean'));
  });

  it('that could do something is shown without it, and what was sent is fetched as evidence', async () => {
    const sent = activePdf();
    const document = await send(sent);
    const originalSha256 = createHash('sha256').update(sent).digest('hex');
    expect(document).toMatchObject({ verdict: 'clean', originalSha256 });
    const shown = (await office.get(`${documents}/${document.id}/file`)).rawPayload;
    expect(shown.includes('JavaScript')).toBe(false);
    expect(createHash('sha256').update(shown).digest('hex')).toBe(document.sha256);
    const url = `/api/Dossier/${statement.dossierId}/document/${document.id}/original`;
    const original = await office.get(url);
    expect(original.headers['content-type']).toBe('application/octet-stream');
    expect(original.headers['content-disposition']).toContain('attachment');
    expect(original.rawPayload).toEqual(sent);
    expect((await listEvents(office.server.db, document.id)).at(-1)).toMatchObject({
      type: 'document.originalGiven',
      after: { fileName: 'afrekening.pdf', originalSha256 },
    });
    expect((await office.upload(documents, sent)).json().code).toBe('duplicate-document');
    const plain = await send(pdfSaying('nothing but words'), 'title');
    expect(await codeOf(url.replace(document.id, plain.id))).toBe('document-without-original');
  });

  it('is told each time that what was sent is fetched, by many at once too, and not when somebody only asks for it', async () => {
    const document = await send(activePdf());
    const url = `/api/Dossier/${statement.dossierId}/document/${document.id}/original`;
    const listGiven = async () =>
      (await listEvents(office.server.db, document.id)).filter(
        ({ type }) => type === 'document.originalGiven',
      );
    expect((await office.server.call('ann', { method: 'HEAD', url })).statusCode).toBe(200);
    expect(await listGiven()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => office.get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const sequences = (await listGiven()).map(({ sequence }) => sequence);
    expect(sequences).toHaveLength(8);
    const begin = sequences[0] ?? 0;
    expect(sequences).toEqual(sequences.map((_, place) => begin + place));
  });
});

describe('a file in the tray', () => {
  it('waits like any other, is read once it is judged, and is not put away before', async () => {
    const tray = `/api/Dossier/${statement.dossierId}/LooseDocument`;
    await stopScanner();
    const file = new File([pdfSaying('Immo Dijlezicht, KBO 0403.227.515', next())], 'scan.pdf');
    const form = await formOf({ file });
    const laid = (await office.server.call('ann', { method: 'POST', url: tray, ...form })).json();
    expect(laid).toMatchObject({ verdict: 'quarantined', hasText: false });
    expect(await codeOf(`${tray}/${laid.id}/file`)).toBe('document-quarantined');
    const places = [{ statementId: statement.id, documentTypes: ['title'] }];
    const placing = { documents: [{ looseDocumentId: laid.id, places }] };
    const refused = await office.send('POST', `${tray}/place`, placing);
    expect(refused.json().items[0].problem).toMatchObject({ code: 'document-quarantined' });
    await startScanner();
    await judge();
    const [judged] = (await office.get(tray)).json().items;
    expect(judged).toMatchObject({ verdict: 'clean', hasText: true, proposals: [{ isCertain: true }] });
    expect((await office.send('POST', `${tray}/place`, placing)).json().items[0].problem).toBeNull();
  });
});

describe('what is read in a file', () => {
  const sendTo = async (url: string, content: Uint8Array<ArrayBuffer>) => {
    const form = await formOf({ file: new File([content], 'lijst.csv') });
    return (await office.server.call('ann', { method: 'POST', url, ...form })).json();
  };

  it('of a list is shown once it is judged', async () => {
    const url = `/api/Dossier/${statement.dossierId}/Import`;
    await stopScanner();
    const sent = await sendTo(url, Buffer.from(`Naam;Bedrag\nGeheim ${next()};12,50\n`));
    expect(sent).toMatchObject({ verdict: 'quarantined', fileName: 'lijst.csv' });
    expect(JSON.stringify(sent)).not.toContain('Geheim');
    expect((await office.get(`${url}/${sent.id}`)).body).not.toContain('Geheim');
    await startScanner();
    await judge();
    expect((await office.get(`${url}/${sent.id}`)).json()).toMatchObject({
      ...{ verdict: 'clean', taken: [] },
      lines: [{ number: 1 }, { number: 2, cells: [expect.stringContaining('Geheim'), expect.anything()] }],
    });
  });

  it('of an extract is shown once it is judged', async () => {
    const { bytes } = await sampleExtract(office.server.tools.renderer, 'providerCsv', 'nl', `U-${next()}`);
    await stopScanner();
    const sent = await sendTo('/api/Dossier/processCbbFile?docTypeId=providerCsv', new Uint8Array(bytes));
    expect(sent).toMatchObject({ verdict: 'quarantined', docTypeId: 'providerCsv', dossierId: null });
    const url = `/api/Extract/${sent.extractId}`;
    expect((await office.get(url)).json()).toEqual(sent);
    expect(Object.keys(sent)).not.toContain('creditors');
    await startScanner();
    await judge();
    const judged = (await office.get(url)).json();
    expect(judged).toMatchObject({ verdict: 'clean', defendant: expect.anything() });
    expect(judged.creditors.length).toBeGreaterThan(0);
  });

  it.each(['infected', 'unjudgeable'] as const)(
    'of an extract that turns out to be %s stays sealed, and can be discarded',
    async (verdict) => {
      const { db } = office.server;
      const { bytes } = await sampleExtract(office.server.tools.renderer, 'providerCsv', 'nl', `U-${next()}`);
      await stopScanner();
      const sent = await sendTo('/api/Dossier/processCbbFile?docTypeId=providerCsv', new Uint8Array(bytes));
      await startScanner();
      const { fileId } = await db
        .selectFrom('extracts')
        .select('fileId')
        .where('id', '=', sent.extractId)
        .executeTakeFirstOrThrow();
      const files = db.updateTable('files').where('id', '=', fileId);
      const found = verdict === 'infected' && { virus: 'Eicar-Signature', judgedAt: TEST_NOW };
      await files.set({ verdict, judgingTriedAt: TEST_NOW, ...found }).execute();
      const url = `/api/Extract/${sent.extractId}`;
      const sealed = (await office.get(url)).json();
      expect(sealed).toEqual({ ...sent, verdict });
      const discarded = await office.server.call('ann', {
        method: 'DELETE',
        url: `${url}?version=${sealed.version}`,
      });
      expect(discarded.statusCode).toBe(204);
      expect((await office.get(url)).statusCode).toBe(404);
      expect(await files.set({ judgingTriedAt: TEST_NOW }).returning('id').execute()).toEqual([]);
    },
  );
});

describe('what takes effect at once and is not kept', () => {
  const sendTo = async (url: string, content: string) => {
    const file = new File([content], 'bestand.csv');
    return (await office.server.call('ann', { method: 'POST', url, ...(await formOf({ file })) })).json();
  };

  it.each([
    ['a sheet of statements', sheetOfClaims],
    ['a statement of a bank', statementOfBank],
  ])('%s is refused with a virus, and while nobody can tell', async (_, address) => {
    const url = await address();
    expect(await sendTo(url, EICAR)).toMatchObject({ code: 'upload-infected' });
    expect((await sendTo(url, 'harmless;')).code).toMatch(/unreadable$/);
    await stopScanner();
    expect(await sendTo(url, 'harmless;')).toMatchObject({ code: 'scanner-away' });
  });

  /** Where an office of those who file sends it. */
  async function sheetOfClaims(): Promise<string> {
    const { db } = office.server;
    const mayFile = { hasClaimOfDebtPermission: true };
    const { own } = office.cast;
    await db.updateTable('organizations').set(mayFile).where('id', '=', own.id).execute();
    await db.updateTable('users').set(mayFile).where('id', '=', own.administratorId).execute();
    return '/api/Workspace/sheet/check';
  }

  async function statementOfBank(): Promise<string> {
    const dossierId = await office.openDossier({ status: 'ToPay', closedAt: TEST_NOW });
    return `/api/Dossier/${dossierId}/Payout/statement`;
  }
});

describe('a heavy file', () => {
  it('does not hold up what others ask for: the server is busy for a small part of the time that it takes', async () => {
    // Half a million names to look at: in the server's own thread each other call would wait for all of it.
    await stopScanner();
    const heavy = pdfOf('heavy', '<< /S /JavaScript >>', '<< /A /B >> '.repeat(400_000));
    let longest = 0;
    let isDone = false;
    const started = performance.now();
    const uploading = office.upload(documents, heavy).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const before = performance.now();
      await new Promise((resolve) => setImmediate(resolve));
      longest = Math.max(longest, performance.now() - before);
    }
    const took = performance.now() - started;
    expect((await uploading).statusCode).toBe(201);
    expect(longest / took).toBeLessThan(0.5);
  });
});
