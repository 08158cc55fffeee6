import type { auditCalls } from '@prorata/contract/audit/calls';
import type { AnswerOf } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listCalls } from '../../http/calls/catalogue.ts';
import { formOf } from '../../http/testing/form.ts';
import { insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { type StatementOffice, startStatementOffice, urlOf } from '../statements/testing/statement-office.ts';
import { FILE_READINGS, NUMBER_READINGS, SHEET_READINGS } from './log-readings.ts';

type Answer = AnswerOf<typeof auditCalls.listReadings>;

/** The number of nobody. */
const NUMBER = '86013035276';
const MASKED = '••.••.••-•••.76';

let office: StatementOffice;
beforeAll(async () => {
  office = await startStatementOffice({ CODE_SECRET: TEST_CODE_SECRET });
});
afterAll(() => office.server.close());

async function readingsOf(dossierId: string, query = '', subject = 'ann'): Promise<Answer> {
  return (await office.get(`/api/Dossier/${dossierId}/readings${query}`, subject)).json();
}

describe('who was given what', () => {
  it('tells every download of a document by whom and when, and no mere question whether it is there', async () => {
    const dossierId = await office.openDossier();
    const statement = await office.addStatement(dossierId);
    const document = await office.addDocument(statement);
    const url = `${urlOf(statement)}/document/${document.id}/file`;
    await office.server.call('ann', { method: 'HEAD', url });
    expect((await readingsOf(dossierId)).total).toBe(0);
    await office.get(url);
    await office.get(url);
    // Who may not read dossiers was given nothing.
    expect((await office.get(url, 'emma')).statusCode).toBe(403);
    const { items, total, kinds, actors } = await readingsOf(dossierId);
    expect(total).toBe(2);
    expect(items[1]).toMatchObject({
      readAt: TEST_NOW.toISOString(),
      kind: 'document',
      name: document.fileName,
      actor: { kind: 'user', name: expect.stringContaining('ann') },
      address: null,
    });
    expect(kinds).toEqual(['document']);
    expect(actors).toHaveLength(1);
  });

  it('is filtered and paged, is refused to strangers, and says nothing of what was refused', async () => {
    const dossierId = await office.openDossier();
    const statement = await office.addStatement(dossierId);
    const document = await office.addDocument(statement);
    const url = `${urlOf(statement)}/document/${document.id}/file`;
    for (let time = 0; time < 3; time += 1) await office.get(url);
    expect((await office.get(url, 'bob')).statusCode).toBe(404);
    expect(await readingsOf(dossierId, '?pageSize=2&page=2')).toMatchObject({ total: 3, items: [{}] });
    expect((await readingsOf(dossierId, '?kind=report')).total).toBe(0);
    expect((await readingsOf(dossierId, '?search=AFREKENING')).total).toBe(3);
    expect((await readingsOf(dossierId, '?search=nobody')).total).toBe(0);
    expect((await readingsOf(dossierId, '?actorKind=creditor')).total).toBe(0);
    expect(await readingsOf(dossierId, '', 'bob')).toMatchObject({ code: 'not-found' });
  });

  it('tells from where a creditor with a code took a document', async () => {
    const dossierId = await office.openDossier({ status: 'InvitesSent' });
    const place = { dossierId, createdBy: office.cast.own.administratorId };
    const creditor = await insertCreditor(office.server, place, { addressee: 'Telvia' });
    const begun = await creditor.call('POST', '/thirdPartyStatement/begin', {});
    const statementId: string = begun.json().id;
    const { id } = (await creditor.upload(statementId, 'settlement')).json();
    const taken = await creditor.call('GET', `/thirdPartyStatement/${statementId}/document/${id}/file`);
    expect(taken.statusCode).toBe(200);
    expect(await readingsOf(dossierId)).toMatchObject({
      total: 1,
      items: [
        {
          kind: 'document',
          name: 'settlement.pdf',
          actor: { kind: 'creditor', name: 'Telvia' },
          address: '127.0.0.1',
        },
      ],
    });
  });
});

describe('a sheet on the screen', () => {
  it('is written down once for a look at it: its cells are given as they are', async () => {
    const dossierId = await office.openDossier();
    const url = `/api/Dossier/${dossierId}/Import`;
    const sheet = `Naam;Rijksregisternummer;Bedrag\nEls Wouters;${NUMBER};5,00\n`;
    const form = await formOf({ file: new File([sheet], 'lijst.csv') });
    const uploaded = await office.server.call('ann', { method: 'POST', url, ...form });
    expect(uploaded.statusCode, uploaded.body).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect((await office.get(`${url}/${uploaded.json().id}`)).body).toContain(NUMBER);
    }
    expect(await readingsOf(dossierId)).toMatchObject({
      total: 1,
      items: [{ kind: 'sheet', name: 'lijst.csv', actor: { kind: 'user' } }],
    });
  });
});

describe('a whole national number', () => {
  it('is written down once for a look at it, however often the screen asks', async () => {
    const dossierId = await office.openDossier();
    const person = {
      creditorType: 'person',
      firstName: 'Els',
      lastName: 'Wouters',
      corporateName: null,
    } as const;
    const statement = await office.addStatement(dossierId, {
      ...person,
      corporateForm: null,
      kboNumber: null,
      nationalNumber: NUMBER,
    });
    for (let time = 0; time < 3; time += 1) {
      expect((await office.get(urlOf(statement))).json()).toMatchObject({ nationalNumber: NUMBER });
    }
    expect(await readingsOf(dossierId)).toMatchObject({
      total: 1,
      items: [{ kind: 'nationalNumber', name: 'Els Wouters' }],
    });
  });

  it('is masked wherever several people are listed, and in what changed', async () => {
    const dossierId = await office.openDossier({
      defendantFirstName: 'Piet',
      defendantLastName: 'Maskers',
      defendantNationalNumber: NUMBER,
    });
    await office.addStatement(dossierId, {
      ...{ creditorType: 'person', firstName: 'Piet', lastName: 'Maskers', corporateName: null },
      ...{ corporateForm: null, kboNumber: null, nationalNumber: NUMBER },
    });
    const lists = [
      '/api/Dossier?Search=Maskers',
      `/api/Dossier/${dossierId}/Statement`,
      `/api/Dossier/${dossierId}/Creditor`,
      '/api/Party?query=Maskers',
      '/api/PartyBook?search=Maskers',
      '/api/Search?text=Maskers',
      `/api/Dossier/${dossierId}/audit`,
    ];
    for (const url of lists) {
      const { body, statusCode } = await office.get(url);
      expect([url, statusCode, body.includes(NUMBER), body.includes(MASKED)]).toEqual([
        url,
        200,
        false,
        true,
      ]);
    }
  });
});

describe('the contract', () => {
  const calls = listCalls(CALLS).map(({ feature, name, call }) => ({ name: `${feature}.${name}`, call }));

  /** Of none of these is a stored document of a dossier the answer: made on the spot, or of nobody. */
  const NOT_LOGGED = [
    // What is published tells nothing of a dossier.
    'audit.downloadVerifier',
    'audit.downloadTrust',
    'calendar.downloadFeed',
    'calendar.downloadDossier',
    // A list that leaves is an event of its own.
    'dossiers.exportList',
    'views.writeTable',
    'extracts.downloadSample',
    'genuine.downloadReportFile',
    'help.downloadManual',
    'income.writeComputation',
    'income.writeAccountComputation',
    'invoicing.generateExcel',
    'invoicing.downloadInvoice',
    'invoicing.downloadEInvoice',
    'previews.readPaper',
    'previews.downloadAll',
    'recurring.previewLetter',
    // An event of its own, which counts what was given.
    'privacy.export',
    'results.readInputSchema',
    'workspace.downloadModel',
    'workspace.export',
  ];

  it('has no call that gives a file of which nobody decided whether it is written down', () => {
    const files = calls.filter(({ call }) => call.answer !== null && 'file' in call.answer);
    expect(files.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(FILE_READINGS), ...NOT_LOGGED].sort(),
    );
  });

  it('shows a whole national number only where one thing or sheet is read, and each such call is written down', () => {
    const shown = calls.filter(
      ({ call }) =>
        call.method === 'GET' && call.answer instanceof z.ZodType && showsNumber(call.answer, new Set()),
    );
    // The first two are the caller's own; an enterprise has none, and an invited creditor reads what it filed.
    const own = [
      'users.me',
      'parties.readByEnterpriseNumber',
      'invited.readByEnterpriseNumber',
      'invited.readStatement',
    ];
    expect(shown.map(({ name }) => name).sort()).toEqual(
      [...NUMBER_READINGS, ...SHEET_READINGS, ...own].sort(),
    );
  });

  /**
   * Whether a whole number is at home anywhere in the answer: in a field that has its name, in one that takes nothing but such
   * numbers whatever it is called, and in cells of a sheet, of which nobody knows what stands in them.
   */
  function showsNumber(schema: unknown, seen: Set<unknown>, field = ''): boolean {
    if (typeof schema !== 'object' || schema === null) return false;
    if (field === 'nationalNumber' || field === 'defendantNumber') {
      return schema instanceof z.ZodObject || takesNumber(schema);
    }
    if (seen.has(schema)) return false;
    const isText = schema instanceof z.ZodString || schema instanceof z.ZodPipe;
    if (field === 'cells' || (isText && takesNumber(schema) && !takesOther(schema))) return true;
    seen.add(schema);
    if (schema instanceof z.ZodObject) {
      return Object.entries(schema.shape).some(([key, part]) => showsNumber(part, seen, key));
    }
    const { def } = schema as { def?: Record<string, unknown> };
    return Object.values(def ?? {}).some((part) =>
      Array.isArray(part)
        ? part.some((one) => showsNumber(one, seen, field))
        : showsNumber(part, seen, field),
    );
  }

  const takesNumber = (schema: unknown) => schema instanceof z.ZodType && schema.safeParse(NUMBER).success;
  /** What is no number of anybody: free text, an identifier, a code. */
  const takesOther = (schema: unknown) =>
    schema instanceof z.ZodType && ['Wouters', '86013035277'].some((text) => schema.safeParse(text).success);
});
