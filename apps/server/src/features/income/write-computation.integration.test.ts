import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

async function write(what: 'computation' | 'account', payload: object, language: 'nl' | 'de' = 'nl') {
  const { id: organizationId, administratorId: userId } = cast.own;
  const dossierId = await insertDossier(server.db, { organizationId, userId }, { language });
  const url = `/api/Dossier/${dossierId}/Income/${what}/pdf`;
  const answer = await server.call('ann', { method: 'POST', url, payload });
  return { ...answer, name: decodeURIComponent(String(answer.headers['content-disposition'])) };
}

const INCOME = { paidOn: '2026-06-15', incomes: [{ kind: 'wage', net: 2150 }] };
const ACCOUNT = { seizedOn: '2026-03-17', balance: 1900 };
const CREDIT = { kind: 'wage', creditedOn: '2026-03-05', amount: 2150 };

describe('a computation on paper', () => {
  it('is in the language of the dossier, of an income and of an account', async () => {
    const income = await write('computation', INCOME);
    expect([income.statusCode, income.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(income.name).toContain('Berekening van het beslagbare deel van een inkomen.pdf');
    expect(income.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    const account = await write('account', { ...ACCOUNT, credits: [CREDIT] }, 'de');
    expect(account.name).toContain('Berechnung des geschützten Teils eines Kontos.pdf');
  });

  it.each([
    ['computation', { ...INCOME, incomes: [] }, 'incomes'],
    ['computation', { ...INCOME, children: 31 }, 'children'],
    ['computation', { ...INCOME, maintenance: 0 }, 'maintenance'],
    ['computation', { ...INCOME, incomes: [{ kind: 'wage', net: -1 }] }, 'incomes.0.net'],
    ['account', { ...ACCOUNT, credits: [{ ...CREDIT, creditedOn: '2026-03-18' }] }, 'credits.0.creditedOn'],
    ['account', { ...ACCOUNT, credits: [{ ...CREDIT, months: 0 }] }, 'credits.0.months'],
  ] as const)('is refused: %s %j', async (what, payload, path) => {
    const answer = await write(what, payload);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  it('is refused for a day before the first amounts that are known', async () => {
    expect((await write('computation', { ...INCOME, paidOn: '2015-06-15' })).json().code).toBe('law-gap');
  });
});
