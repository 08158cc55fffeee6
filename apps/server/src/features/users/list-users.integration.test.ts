import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  const own = { organizationId: cast.own.id };
  const pending = { approval: 'pending', approvalDecidedAt: null } as const;
  const person = { ...own, firstName: 'Zoé', lastName: 'Ámos', email: 'Zoe@claes.example' };
  await insertUser(server.db, 'zoe', { ...person, userType: 'Bailiff', dutchImmatriculation: 'te Lier' });
  await insertUser(server.db, 'carl', { ...own, userType: 'CandidateBailiff', lastName: 'Cools' });
  await insertUser(server.db, 'waiting', { ...own, ...pending, userType: 'Bailiff', lastName: 'Wils' });
  await insertUser(server.db, 'waiting-elsewhere', { organizationId: cast.other.id, ...pending });
  await insertUser(server.db, 'gone', { ...own, removedAt: TEST_NOW, userType: 'Bailiff' });
  await insertUser(server.db, 'awaited', { ...own, subject: null, onboardedAt: null, lastName: 'Bos' });
});
afterAll(() => server.close());

interface Item {
  readonly name: string;
}

async function list(subject: string, query = '') {
  return (await server.call(subject, { url: `/api/User${query}` })).json();
}

async function names(subject: string, query = ''): Promise<string[]> {
  return (await list(subject, query)).items.map(({ name }: Item) => name);
}

describe('GET /api/User', () => {
  it('gives an administrator the people of the own office, by surname as people sort names', async () => {
    expect(await names('ann')).toEqual(['Zoé', 'awaited', 'carl', 'ann', 'emma', 'waiting']);
    expect(await names('ann', `?organisationId=${cast.own.id}`)).toHaveLength(6);
  });

  it('gives each person in full, with the organization', async () => {
    const { items } = await list('ann', '?search=zoe');
    expect(items).toMatchObject([
      {
        name: 'Zoé',
        surname: 'Ámos',
        email: 'Zoe@claes.example',
        userType: 'Bailiff',
        isBailiff: true,
        isOrganizationAdmin: false,
        approved: true,
        isOnboarded: true,
        isPending: false,
        organization: { id: cast.own.id, name: 'Claes & Dewitte' },
      },
    ]);
  });

  it('does not show another office, not even that it is there', async () => {
    expect(await list('ann', `?organisationId=${cast.other.id}`)).toMatchObject({ status: 404 });
    expect(await names('bob')).toEqual(['bob', 'eva', 'waiting-elsewhere']);
  });

  it('gives a platform administrator everyone, or one organization, or all who wait', async () => {
    expect(await list('platform')).toMatchObject({ total: 10 });
    expect(await names('platform', `?organisationId=${cast.other.id}`)).toEqual([
      'bob',
      'eva',
      'waiting-elsewhere',
    ]);
    expect(await names('platform', '?getPendingUsers=true')).toEqual(['waiting-elsewhere', 'waiting']);
    expect(await names('ann', '?getPendingUsers=true')).toEqual(['waiting']);
  });

  it.each([
    ['amos zoe', ['Zoé']],
    ['ZOÉ ám', ['Zoé']],
    ['zoe@claes', ['Zoé']],
    ['%', []],
  ])('finds %s', async (search, found) => {
    expect(await names('ann', `?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it.each([
    ['name', 'Zoé'],
    ['email', 'Zoe'],
    ['surname', 'Ámos'],
  ])('sorts by %s, and back', async (column, first) => {
    const up = await list('ann', `?sort=${column}&direction=asc`);
    const down = await list('ann', `?sort=${column}&direction=desc`);
    expect(down.items.map(({ name }: Item) => name)).not.toEqual(up.items.map(({ name }: Item) => name));
    const ends = [up.items[0][column], down.items[0][column]];
    expect(ends.some((end: string) => end.startsWith(first))).toBe(true);
  });

  it('comes in pages, each person on one of them', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list('ann', `?pageSize=2&page=${page}`)));
    expect(pages.flatMap(({ items }) => items.map(({ name }: Item) => name))).toEqual(await names('ann'));
    expect((await list('ann', '?page=9')).items).toEqual([]);
  });

  it('is for administrators', async () => {
    expect(await list('emma')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect(await list('zoe')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect(await list('ann', '?organisationId=7')).toMatchObject({ status: 404 });
  });
});

describe('GET /api/User/bailiffs and /candidateBailiffs', () => {
  const pick = async (subject: string, kind: string) =>
    (await server.call(subject, { url: `/api/User/${kind}` })).json();

  it('list the approved ones of the own office, with what a report says of them', async () => {
    const { items, total } = await pick('zoe', 'bailiffs');
    expect(total).toBe(2);
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Zoé',
        surname: 'Ámos',
        email: 'Zoe@claes.example',
        userType: 'Bailiff',
        isBailiff: true,
        dutchImmatriculation: 'te Lier',
        frenchImmatriculation: null,
      },
      expect.objectContaining({ name: 'ann' }),
    ]);
    const candidates = await pick('carl', 'candidateBailiffs');
    expect(candidates.items).toMatchObject([{ name: 'carl', isBailiff: false }]);
    expect((await pick('bob', 'candidateBailiffs')).items).toEqual([]);
  });

  it('are for those who see dossiers, and for the administrator', async () => {
    expect((await pick('ann', 'bailiffs')).total).toBe(2);
    expect(await pick('emma', 'bailiffs')).toMatchObject({ status: 403 });
    expect(await pick('platform', 'bailiffs')).toMatchObject({ status: 403 });
  });
});

describe('GET /api/User/{userId}', () => {
  const read = async (subject: string, id: string) =>
    (await server.call(subject, { url: `/api/User/${id}` })).json();

  it('gives everyone the own account, and administrators those of their people', async () => {
    for (const subject of ['emma', 'ann', 'platform']) {
      expect(await read(subject, cast.own.employeeId)).toMatchObject({ name: 'emma' });
    }
  });

  it('gives no other account', async () => {
    expect(await read('emma', cast.own.administratorId)).toMatchObject({ status: 403 });
    expect(await read('ann', cast.other.employeeId)).toMatchObject({ status: 404, code: 'not-found' });
    expect(await read('nobody', cast.own.employeeId)).toMatchObject({ status: 403, code: 'not-onboarded' });
    expect(await read('platform', '0199a1b2-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
  });
});
