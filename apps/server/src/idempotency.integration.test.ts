import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { newId } from './database/new-id.ts';
import { inTransaction } from './database/transaction.ts';
import { type DossierOffice, startDossierOffice } from './features/dossiers/testing/dossier-office.ts';
import { CREDITOR, claimOf } from './features/statements/testing/statement-office.ts';
import { pdfOf } from './features/uploads/testing/sample-files.ts';
import { forgetOldKeys, openIdempotency } from './http/calls/idempotency.ts';
import { formOf } from './http/testing/form.ts';
import { insertCreditor, TEST_CODE_SECRET } from './testing/invited-creditor.ts';
import { TEST_NOW } from './testing/test-server.ts';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice({ CODE_SECRET: TEST_CODE_SECRET });
});
afterAll(() => office.server.close());

type Request = Pick<InjectOptions, 'url' | 'payload' | 'headers'>;

function post(
  request: Request,
  key: string,
  subject: string | null = 'sofie',
): Promise<LightMyRequestResponse> {
  const headers = { ...request.headers, 'idempotency-key': key };
  return office.server.call(subject, { method: 'POST', ...request, headers });
}

const opening = (title: string): Request => ({
  url: '/api/Dossier',
  payload: office.newDossier({ dossierTitle: title }),
});

async function countDossiers(title: string): Promise<number> {
  const rows = await office.server.db
    .selectFrom('dossiers')
    .select('id')
    .where('title', '=', title)
    .execute();
  return rows.length;
}

const isRepeat = ({ headers }: LightMyRequestResponse) => headers['idempotency-replayed'] === 'true';

describe('a request that is sent again with the same key', () => {
  it('is answered as before and opens no second dossier', async () => {
    const key = newId();
    const [first, second] = [await post(opening('Twice'), key), await post(opening('Twice'), key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect([isRepeat(first), isRepeat(second)]).toEqual([false, true]);
    expect(await countDossiers('Twice')).toBe(1);
  });

  it('at the same moment, on two copies of the server, is carried out once', async () => {
    const copy = await buildServer(office.server.tools);
    const token = await office.server.authority.signToken({ sub: 'sofie' });
    const key = newId();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? copy : office.server.app).inject({
          method: 'POST',
          ...opening('At once'),
          headers,
        }),
      ),
    );
    await copy.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.filter((answer) => !isRepeat(answer))).toHaveLength(1);
    expect(await countDossiers('At once')).toBe(1);
  });

  it('makes one statement, one claim, one lot and one document', async () => {
    const dossier = await office.open();
    const twice = async (request: Request) => {
      const key = newId();
      const answers = await Promise.all([post(request, key), post(request, key)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
      return answers[0]?.json();
    };
    const place = `/api/Dossier/${dossier.id}`;
    const statement = await twice({ url: `${place}/Statement`, payload: CREDITOR });
    await twice({ url: `${place}/asset`, payload: { name: 'Bestelwagen', collectedAmount: 900 } });
    const file = new File([pdfOf('once')], 'afrekening.pdf');
    // A form of its own each time: the boundary differs, what is sent does not.
    const key = newId();
    const documents = [];
    for (let time = 0; time < 2; time += 1) {
      const form = await formOf({ documentType: 'settlement', file });
      documents.push(await post({ url: `${place}/Statement/${statement.id}/document`, ...form }, key));
    }
    expect(documents.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(documents.map(isRepeat)).toEqual([false, true]);
    const [document] = documents.map((response) => response.json());
    const payload = claimOf({ documentId: document.id });
    await twice({ url: `${place}/Statement/${statement.id}/privilegedClaim`, payload });
    const { body } = await office.server.call('sofie', { url: `${place}/Statement/${statement.id}` });
    expect(JSON.parse(body)).toMatchObject({
      documents: [{}],
      privilegedClaims: [{}, { isCalculatedAutomatically: true }],
    });
    const other = await formOf({
      documentType: 'settlement',
      file: new File([pdfOf('other')], 'afrekening.pdf'),
    });
    const refused = await post({ url: `${place}/Statement/${statement.id}/document`, ...other }, key);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('files one statement of an invited creditor, whose keys are not those of another', async () => {
    const dossier = await office.open();
    const at = { dossierId: dossier.id, createdBy: office.ids.sofie };
    const key = newId();
    const { server } = office;
    await server.db
      .updateTable('dossiers')
      .set({ status: 'InvitesSent' })
      .where('id', '=', dossier.id)
      .execute();
    for (const creditor of [await insertCreditor(server, at), await insertCreditor(server, at)]) {
      const url = `/api/invited/${creditor.code}/thirdPartyStatement`;
      const answers = [
        await post({ url, payload: CREDITOR }, key, null),
        await post({ url, payload: CREDITOR }, key, null),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(answers.map(isRepeat)).toEqual([false, true]);
    }
  });

  it('is another request for another person, and for another call', async () => {
    const key = newId();
    expect((await post(opening('Mine'), key)).statusCode).toBe(201);
    const other = await post(opening('Mine'), key, 'joris');
    expect([other.statusCode, isRepeat(other)]).toEqual([201, false]);
    const { id } = other.json();
    const lot = { url: `/api/Dossier/${id}/asset`, payload: { name: 'Kast', collectedAmount: 1 } };
    expect((await post(lot, key)).statusCode).toBe(201);
  });
});

describe('a key', () => {
  it('with another body, or for another dossier, is refused', async () => {
    const key = newId();
    await post(opening('First words'), key);
    const refused = await post(opening('Other words'), key);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'idempotency-key-reused']);
    expect(await countDossiers('Other words')).toBe(0);
    const [one, other] = [await office.open(), await office.open()];
    const cancel = (id: string) => ({
      url: `/api/Dossier/${id}/cancel`,
      payload: { reason: 'Vergissing' },
    });
    expect((await post(cancel(one.id), key)).statusCode).toBe(200);
    expect((await post(cancel(other.id), key)).json().code).toBe('idempotency-key-reused');
  });

  it('is still free after a refusal, so that what was wrong can be mended', async () => {
    const key = newId();
    const wrong = { url: '/api/Dossier', payload: { ...office.newDossier(), responsibleBailiffId: newId() } };
    expect((await post(wrong, key)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await post(opening('Mended'), key)).statusCode).toBe(201);
  });

  it.each(['', 'two words', 'é', 'x'.repeat(256)])('that is no key (%j) is refused', async (key) => {
    const refused = await post(opening('Never'), key);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'idempotency-key-invalid']);
  });

  it('keeps neither the request nor the answer readable, and is forgotten after a day', async () => {
    const { db } = office.server;
    const key = newId();
    await post(opening('Not for the eyes of others'), key);
    const find = () => db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).executeTakeFirst();
    const row = await find();
    expect(row?.answerSealed?.length).toBeGreaterThan(100);
    expect(row?.answerSealed?.includes('Not for the eyes')).toBe(false);
    const day = 24 * 60 * 60 * 1000;
    await forgetOldKeys({ db, clock: () => new Date(TEST_NOW.getTime() + day) });
    expect(await find()).toBeDefined();
    await forgetOldKeys({ db, clock: () => new Date(TEST_NOW.getTime() + day + 1) });
    expect(await find()).toBeUndefined();
  });
});

describe('when the server goes down', () => {
  const request = () => ({ caller: 'person ann', call: 'POST /x', key: newId(), content: { amount: 1n } });
  const open = () => openIdempotency({ ...office.server.tools, secret: 'secret', patienceMilliseconds: 0 });

  it('between act and answer, a repeat learns that it was carried out, and runs nothing', async () => {
    const [answerOnce, given] = [open(), request()];
    const { db } = office.server;
    await answerOnce(given, (claim) => inTransaction(db, claim));
    await db
      .updateTable('idempotencyKeys')
      .set({ answerSealed: null })
      .where('key', '=', given.key)
      .execute();
    const again = answerOnce(given, () => Promise.reject(new Error('carried out twice')));
    await expect(again).rejects.toMatchObject({ code: 'already-carried-out', status: 409 });
  });

  it('during the act, the claim is undone with it, and a repeat carries it out', async () => {
    const [answerOnce, given] = [open(), request()];
    const broken = answerOnce(given, (claim) =>
      inTransaction(office.server.db, async (trx) => {
        await claim(trx);
        throw new Error('down');
      }),
    );
    await expect(broken).rejects.toThrow('down');
    const answered = await answerOnce(given, (claim) =>
      inTransaction(office.server.db, async (trx) => {
        await claim(trx);
        await claim(trx);
        return { done: true };
      }),
    );
    expect(answered).toEqual({ answer: { done: true }, isRepeat: false });
    expect(await answerOnce(given, () => Promise.reject(new Error('twice')))).toEqual({
      answer: { done: true },
      isRepeat: true,
    });
  });
});
