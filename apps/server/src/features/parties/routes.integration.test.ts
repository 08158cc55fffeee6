import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { PartiesTable } from '../../database/tables.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, nextEnterpriseNumber, type TestUsers } from '../../testing/test-users.ts';

const NUMBER = nextEnterpriseNumber();
let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  const address = { street: 'Kaai', housenumber: '1', zipcode: '2000', city: 'Antwerpen', country: 'BE' };
  const seen = (day: number) => new Date(Date.UTC(2026, 0, day));
  await insertParty({ name: 'Brouwerij De Ŝtèr', enterpriseNumber: NUMBER, address, lastSeenAt: seen(1) });
  await insertParty({
    firstName: 'Renée',
    lastName: 'Van den Broeck',
    nationalNumber: '76041896423',
    legalEntityType: 'naturalPerson',
    lastSeenAt: seen(3),
  });
  await insertParty({ firstName: 'Broos', lastName: 'Claes', lastSeenAt: seen(2) });
  await insertParty({ name: '100% _Juste_', enterpriseNumber: nextEnterpriseNumber() });
  await insertParty({ organizationId: cast.other.id, name: 'Brouwerij Elders' });
});
afterAll(() => server.close());

async function insertParty(changes: Partial<Insertable<PartiesTable>>): Promise<void> {
  await server.db
    .insertInto('parties')
    .values({ id: newId(), organizationId: cast.own.id, ...changes })
    .execute();
}

async function search(query: Record<string, string>, subject = 'ann') {
  return (await server.call(subject, { url: `/api/Party?${new URLSearchParams(query)}` })).json();
}

async function names(query: Record<string, string>): Promise<string[]> {
  const { items } = await search(query);
  return items.map((party: Record<string, string>) => party['name'] ?? party['firstname']);
}

async function read(kboNumber: string, subject = 'ann') {
  return (await server.call(subject, { url: `/api/Party/${kboNumber}` })).json();
}

describe('GET /api/Party', () => {
  it.each([
    [{ query: 'bro' }, ['Renée', 'Broos', 'Brouwerij De Ŝtèr']],
    [{ query: 'STER' }, ['Brouwerij De Ŝtèr']],
    [{ query: 'brouwerij de' }, ['Brouwerij De Ŝtèr']],
    [{ query: 'ster brouw' }, ['Brouwerij De Ŝtèr']],
    [{ query: 'bruowerij' }, ['Brouwerij De Ŝtèr']],
    [{ query: 'antw', column: 'city' }, ['Brouwerij De Ŝtèr']],
    [{ query: `BE ${NUMBER.slice(0, 4)}.${NUMBER.slice(4, 8)}`, column: 'kboNumber' }, ['Brouwerij De Ŝtèr']],
    [{ query: 'ouwe' }, []],
    [{ query: 'rene', column: 'firstname' }, ['Renée']],
    [{ query: 'bro', column: 'firstname' }, ['Broos']],
    [{ query: 'broeck', column: 'lastname' }, ['Renée']],
    [{ query: '76.04.18', column: 'nationalNumber' }, ['Renée']],
    [{ query: '6041', column: 'nationalNumber' }, []],
    [{ query: NUMBER.slice(0, 8), column: 'kboNumber' }, ['Brouwerij De Ŝtèr']],
    [{ query: '100%' }, ['100% _Juste_']],
    [{ query: '%' }, []],
    [{ query: '--', column: 'kboNumber' }, []],
    [{ query: "'; drop table parties; --" }, []],
  ])('finds %o in the own office, last seen first', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('gives all that a form fills in', async () => {
    const { items } = await search({ query: 'brouwerij' });
    expect(items).toEqual([
      {
        name: 'Brouwerij De Ŝtèr',
        firstname: null,
        lastname: null,
        nationalNumber: null,
        kboNumber: NUMBER,
        corporateForm: null,
        legalEntityType: null,
        address: {
          addressee: null,
          address1: null,
          address2: null,
          street: 'Kaai',
          housenumber: '1',
          housenumberaddition: null,
          zipcode: '2000',
          city: 'Antwerpen',
          country: 'BE',
        },
        email: null,
        extraEmails: null,
        paymentaccount: null,
        sendMethod: null,
        sendOption: null,
        language: null,
        partyId: expect.any(String),
        register: null,
      },
    ]);
  });

  it('keeps what one office knows from the other, and from the platform', async () => {
    expect(await search({ query: 'brouwerij' }, 'bob')).toMatchObject({
      items: [{ name: 'Brouwerij Elders' }],
    });
    expect(await search({ query: 'brouwerij' }, 'platform')).toMatchObject({ items: [], total: 0 });
    expect(await search({ query: 'brouwerij' }, 'emma')).toMatchObject({ status: 403 });
  });

  it('comes in pages', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => search({ query: 'bro', pageSize: '1', page })),
    );
    expect(new Set(pages.map(({ items }) => JSON.stringify(items))).size).toBe(3);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
  });

  it.each([{ query: '' }, { query: 'x', column: 'address' }, { query: 'x'.repeat(201) }, {}])(
    'refuses %o',
    async (query) => {
      expect(await search({ ...query })).toMatchObject({ status: 400, code: 'validation' });
    },
  );
});

describe('GET /api/Party/{kboNumber}', () => {
  it('finds an enterprise that the office has met', async () => {
    expect(await read(NUMBER)).toMatchObject({ name: 'Brouwerij De Ŝtèr', kboNumber: NUMBER });
  });

  it('does not find it for others, nor for those who have no business with it', async () => {
    const pending = { organizationId: cast.own.id, approval: 'pending', approvalDecidedAt: null } as const;
    await insertUser(server.db, 'waiting', pending);
    for (const subject of ['bob', 'emma', 'platform', 'waiting', 'new-nora']) {
      expect(await read(NUMBER, subject)).toMatchObject({ status: 404, code: 'kbo-not-found' });
    }
    expect(await read(nextEnterpriseNumber())).toMatchObject({ status: 404, code: 'kbo-not-found' });
  });

  it('understands a number however it is typed', async () => {
    const typed = `BE ${NUMBER.slice(0, 4)}.${NUMBER.slice(4, 7)}.${NUMBER.slice(7)}`;
    expect(await read(encodeURIComponent(typed))).toMatchObject({ kboNumber: NUMBER });
  });

  it.each(['0403227516', '12', 'BE0403227516', '%27%20or%201=1'])('refuses %s', async (kboNumber) => {
    expect(await read(kboNumber)).toMatchObject({ status: 400, code: 'validation' });
  });
});
