import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, insertUniqueOffice, type TestUsers } from '../../testing/test-users.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  const pending = { approval: 'pending', approvalDecidedAt: null } as const;
  await insertUniqueOffice(server.db, { name: 'Zeger', ...pending, createdAt: new Date('2026-01-02') });
  await insertUniqueOffice(server.db, { name: 'Ønsket', ...pending, createdAt: new Date('2026-01-01') });
  await insertUniqueOffice(server.db, { name: 'Geweigerd', approval: 'disapproved' });
  await insertUniqueOffice(server.db, {
    name: 'Bureau 100 % _juste_',
    isBailiffsOffice: false,
    address: { address1: 'Rue Basse 1', zipcode: '4000', city: 'Liège', country: 'BE' },
  });
});
afterAll(() => server.close());

interface Row {
  readonly name: string;
}

async function list(query = '', subject = 'platform') {
  const response = await server.call(subject, { url: `/api/Organization${query}` });
  return response.json();
}

async function names(query: string): Promise<string[]> {
  return (await list(query)).items.map(({ name }: Row) => name);
}

describe('GET /api/Organization', () => {
  it('lists those that were decided on, by name as people sort names', async () => {
    expect(await names('')).toEqual([
      'Bureau 100 % _juste_',
      'Claes & Dewitte',
      'Étude Delvigne',
      'Geweigerd',
      'Prorata',
    ]);
  });

  it('lists those that wait when asked for them', async () => {
    expect(await names('?getPendingOrganizations=true')).toEqual(['Ønsket', 'Zeger']);
    expect(await names('?getPendingOrganizations=true&sort=createdAt&direction=desc')).toEqual([
      'Zeger',
      'Ønsket',
    ]);
  });

  it('shows what an administrator looks for, and no more', async () => {
    await insertUser(server.db, 'gone', { organizationId: cast.own.id, removedAt: TEST_NOW });
    const { kboNumber } = (await server.call('ann', { url: `/api/Organization/${cast.own.id}` })).json();
    const { items } = await list(`?search=${kboNumber}`);
    expect(items).toEqual([
      {
        id: cast.own.id,
        version: expect.any(Number),
        name: 'Claes & Dewitte',
        displayName: null,
        kboNumber,
        email: 'kantoor@claesdewitte.example',
        city: 'Mechelen',
        isBailiffsOffice: true,
        hasClaimOfDebtPermission: false,
        creditorKind: null,
        numberVerifiedAt: null,
        approved: true,
        isPending: false,
        isComplete: true,
        eulaAcceptedAt: TEST_NOW.toISOString(),
        numberOfUsers: 2,
        createdAt: expect.any(String),
      },
    ]);
  });

  it.each([
    ['etude', ['Étude Delvigne']],
    ['LIEGE', ['Bureau 100 % _juste_']],
    ['%', ['Bureau 100 % _juste_']],
    ['_', ['Bureau 100 % _juste_']],
    ['\\', []],
    ["'; drop table organizations; --", []],
    ['nothing like it', []],
  ])('finds %s', async (search, found) => {
    expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it('comes in pages, each thing on one of them', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&pageSize=2`)));
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual(
      [1, 2, 3, 4].map((page) => [5, page, 2]),
    );
    expect(pages.flatMap(({ items }) => items.map(({ name }: Row) => name))).toEqual(await names(''));
  });

  it.each([
    '?pageSize=201',
    '?page=0',
    '?pageSize=many',
    '?sort=email',
    '?getPendingOrganizations=1',
    '?x=1',
  ])('refuses %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, code: 'validation' });
  });

  it('is for platform administrators', async () => {
    expect(await list('', 'ann')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
  });
});

describe('GET /api/Organization/bailiffsOffices', () => {
  const offices = (subject: string | null, query = '') =>
    server.call(subject, { url: `/api/Organization/bailiffsOffices${query}` });

  it('gives somebody who has not registered the approved offices, and of each what is needed to pick it', async () => {
    const response = await offices('new-nora');
    expect(response.json()).toEqual({
      items: [
        { id: cast.own.id, name: 'Claes & Dewitte', city: 'Mechelen' },
        { id: cast.other.id, name: 'Étude Delvigne', city: 'Mechelen' },
      ],
      total: 2,
      page: 1,
      pageSize: 50,
    });
  });

  it('finds by name and by city', async () => {
    expect((await offices('nora', '?search=ÉTUDE')).json().items).toHaveLength(1);
    expect((await offices('nora', '?search=mechelen')).json().items).toHaveLength(2);
    expect((await offices('nora', '?search=gent')).json()).toMatchObject({ items: [], total: 0 });
  });

  it('is not for strangers', async () => {
    expect((await offices(null)).statusCode).toBe(401);
  });
});
