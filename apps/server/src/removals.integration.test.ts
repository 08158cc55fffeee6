import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CREDITOR,
  type StatementOffice,
  startStatementOffice,
  urlOf,
} from './features/statements/testing/statement-office.ts';

let office: StatementOffice;
let dossierId: string;
beforeAll(async () => {
  office = await startStatementOffice();
  dossierId = await office.openDossier();
});
afterAll(() => office.server.close());

interface Removable {
  readonly url: string;
  readonly version: number;
}

async function post(url: string, payload: object) {
  const response = await office.send('POST', url, payload);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

/** Things of a dossier and of an office, each made through its call. */
const THINGS: Readonly<Record<string, () => Promise<Removable>>> = {
  dossier: async () => ({ url: `/api/Dossier/${await office.openDossier()}`, version: 1 }),
  asset: async () => {
    const assets = `/api/Dossier/${dossierId}/asset`;
    const { id, version } = await post(assets, { name: 'Bestelwagen', collectedAmount: 10 });
    return { url: `${assets}/${id}`, version };
  },
  statement: async () => {
    const statement = await office.addStatement(dossierId);
    return { url: urlOf(statement), version: statement.version };
  },
  claim: async () => {
    const statement = await office.addStatement(dossierId, CREDITOR);
    const { id: documentId } = await office.addDocument(statement);
    const { id, version } = await office.addClaim(statement, { documentId });
    return { url: `${urlOf(statement)}/privilegedClaim/${id}`, version };
  },
  'standard invitation': async () => {
    const invitations = `/api/Organization/${office.cast.own.id}/standard-invitation`;
    const { id, version } = await post(invitations, { email: 'a@b.example', addressee: 'A', language: 'nl' });
    return { url: `${invitations}/${id}`, version };
  },
};

it.each(Object.keys(THINGS))('a %s that somebody changed meanwhile is not deleted unseen', async (kind) => {
  const { url, version } = (await THINGS[kind]?.()) ?? { url: '', version: 0 };
  const stale = await office.send('DELETE', `${url}?version=${version + 1}`);
  expect(stale.json()).toMatchObject({ status: 409, code: 'stale', stale: { currentVersion: version } });
  expect((await office.send('DELETE', `${url}?version=${version}`)).statusCode).toBe(204);
});

it('what names no version is deleted as it is', async () => {
  const statement = await office.addStatement(dossierId);
  expect((await office.send('DELETE', urlOf(statement))).statusCode).toBe(204);
});
