import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { PartiesTable } from '../../database/tables.ts';
import { statementsOf, watchStatements } from '../../testing/count-statements.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, nextEnterpriseNumber, type TestUsers } from '../../testing/test-users.ts';
import {
  fillRegister,
  insertRegistered,
  TEST_EXTRACT,
  type TestEnterprise,
} from '../register/testing/fill-register.ts';

const NUMBER = nextEnterpriseNumber();
const REGISTERED = nextEnterpriseNumber();
const TRADER = nextEnterpriseNumber();
const GONE = nextEnterpriseNumber();
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

describe('without a register', () => {
  it('an office finds its own, and is told that the register could not be asked', async () => {
    expect(await search({ query: 'brouwerij' })).toMatchObject({
      items: [{ name: 'Brouwerij De Ŝtèr', register: null }],
      register: 'unavailable',
    });
    expect(await read(NUMBER)).toMatchObject({ name: 'Brouwerij De Ŝtèr', register: null });
    const unavailable = { status: 503, code: 'kbo-search-unavailable' };
    expect(await read(REGISTERED)).toMatchObject(unavailable);
    expect(await read(NUMBER, 'emma')).toMatchObject(unavailable);
    await fillRegister(server.db, ENTERPRISES);
  });
});
afterAll(() => server.close());

/** As the register has it: the brewery under another name and at another place than the office knows. */
const ENTERPRISES: readonly TestEnterprise[] = [
  {
    number: NUMBER,
    formCode: '610',
    situationCode: '050',
    names: ['Ŝter Brouwt', { name: 'Étoile Brasse', language: 'fr' }],
    seat: {
      streetNl: 'Werf',
      streetFr: 'Quai',
      housenumber: '2',
      box: 'B',
      zipcode: '9000',
      cityNl: 'Gent',
      cityFr: 'Gand',
    },
  },
  { number: REGISTERED, names: ['Zilverberg'], seat: { zipcode: '2800', cityNl: 'Mechelen' } },
  { number: TRADER, kind: 'natural', names: ['Wouters Zilverwerk'] },
  { number: GONE, names: ['Verdwenen Zaak'], goneSinceExtract: 141, goneSince: '2026-12-01' },
];

async function insertParty(changes: Partial<Insertable<PartiesTable>>): Promise<void> {
  await server.db
    .insertInto('parties')
    .values({ id: newId(), organizationId: cast.own.id, ...changes })
    .execute();
}

/** Of one session, as of a person at work: a new one is stored with its first request. */
async function search(query: Record<string, string>, subject = 'ann') {
  const request = { url: `/api/Party?${new URLSearchParams(query)}` };
  return (await server.call(subject, request, { sid: `session of ${subject}` })).json();
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
        salutation: null,
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
        institution: null,
        register: {
          extractNumber: TEST_EXTRACT.number,
          extractDate: TEST_EXTRACT.date,
          situation: { code: '050', name: 'Opening van faillissement', isNormal: false },
          goneSinceExtract: null,
          isNaturalPerson: false,
        },
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

  it('puts whom the office knows before whom only the register has, each once', async () => {
    await insertParty({ name: 'Zilverling', lastSeenAt: new Date(Date.UTC(2026, 0, 1)) });
    expect(await search({ query: 'zilver' })).toMatchObject({
      items: [{ name: 'Zilverling' }, { name: 'Zilverberg', partyId: null }, { name: 'Wouters Zilverwerk' }],
      total: 3,
      register: 'searched',
    });
    const second = await search({ query: 'zilver', pageSize: '2', page: '2' });
    expect(second).toMatchObject({ items: [{ name: 'Wouters Zilverwerk' }], total: 3 });
    expect(await names({ query: 'mechelen', column: 'city' })).toEqual(['Zilverberg']);
    const byNumber = await search({ query: NUMBER, column: 'kboNumber' });
    expect(byNumber.items).toMatchObject([{ name: 'Brouwerij De Ŝtèr' }]);
    // The register alone knows it by this name, but the office has met it.
    expect((await search({ query: 'brouwt' })).items).toMatchObject([
      { kboNumber: NUMBER, partyId: expect.any(String) },
    ]);
  });

  it('comes in pages', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => search({ query: 'bro', pageSize: '1', page })),
    );
    expect(new Set(pages.map(({ items }) => JSON.stringify(items))).size).toBe(3);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  describe('of institutions with several accounts, the book, the register, and slips in both', () => {
    const query = 'kasteelhof';
    const shownOf = ({ items }: { readonly items: readonly Record<string, unknown>[] }) =>
      items.map(({ name, paymentaccount }) => [name, paymentaccount]);

    beforeAll(async () => {
      const accounts = ['BE49999000000171', 'BE91999000000676'].map((iban, place) => ({
        iban,
        purpose: `Kas ${place}`,
      }));
      await server.db
        .insertInto('institutions')
        .values({
          id: newId(),
          enterpriseNumber: nextEnterpriseNumber(),
          nameNl: 'Kasteelhof Rijk',
          isGovernment: true,
          address: { street: 'Kaai', housenumber: '1', zipcode: '2000', city: 'Antwerpen', country: 'BE' },
          accounts: JSON.stringify(accounts),
        })
        .execute();
      const seen = (day: number) => new Date(Date.UTC(2026, 1, day));
      await insertParty({ name: 'Kasteelhof Twee', lastSeenAt: seen(2) });
      await insertParty({ name: 'Kasteelhof Een', lastSeenAt: seen(3) });
      await insertParty({ name: 'Kasteelohf Vier', lastSeenAt: seen(5) });
      await insertParty({ name: 'Kastelhof Drie', lastSeenAt: seen(4) });
      await insertRegistered(server.db, [
        { number: nextEnterpriseNumber(), names: ['Kasteelhof Vijf'] },
        { number: nextEnterpriseNumber(), names: ['Kastelhof Zes'] },
      ]);
    });

    const ALL = [
      ['Kasteelhof Rijk', 'BE49999000000171'],
      ['Kasteelhof Rijk', 'BE91999000000676'],
      ['Kasteelhof Een', null],
      ['Kasteelhof Twee', null],
      ['Kasteelohf Vier', null],
      ['Kastelhof Drie', null],
      ['Kasteelhof Vijf', null],
      ['Kastelhof Zes', null],
    ];

    it('shows them in this order, each once', async () => {
      const found = await search({ query });
      expect(shownOf(found)).toEqual(ALL);
    });

    it.each([1, 2, 3, 5])('shows the same in pages of %i', async (pageSize) => {
      const shown: unknown[] = [];
      for (let page = 1; page <= Math.ceil(ALL.length / pageSize); page += 1) {
        shown.push(...shownOf(await search({ query, page: String(page), pageSize: String(pageSize) })));
      }
      expect(shown).toEqual(ALL);
    });

    it('takes four statements, who is calling included', async () => {
      watchStatements(server.pool);
      for (const asked of [{ query }, { query: 'kastelhof vijff' }, { query: 'kasteelburcht', page: '2' }]) {
        await search(asked);
        expect((await statementsOf(() => search(asked))).length).toBeLessThanOrEqual(4);
      }
    });
  });

  it.each([{ query: '' }, { query: 'x', column: 'address' }, { query: 'x'.repeat(201) }, {}])(
    'refuses %o',
    async (query) => {
      expect(await search({ ...query })).toMatchObject({ status: 400, code: 'validation' });
    },
  );
});

describe('GET /api/Party/{kboNumber}', () => {
  it('tells what the register has, in the language that was asked for, and how the office reaches it', async () => {
    await server.db
      .updateTable('parties')
      .set({ email: 'post@ster.example', paymentAccount: 'BE68539007547034' })
      .where('enterpriseNumber', '=', NUMBER)
      .execute();
    const dutch = { street: 'Werf', housenumber: '2', housenumberaddition: 'B', city: 'Gent', country: 'BE' };
    expect(await read(NUMBER)).toMatchObject({
      name: 'Ŝter Brouwt',
      corporateForm: 'BV',
      address: dutch,
      email: 'post@ster.example',
      paymentaccount: 'BE68539007547034',
      register: { situation: { name: 'Opening van faillissement' } },
    });
    expect(await read(`${NUMBER}?lang=fr`)).toMatchObject({
      name: 'Étoile Brasse',
      address: { street: 'Quai', city: 'Gand' },
      register: { situation: { name: 'Ouverture de faillite' } },
    });
  });

  it('gives everybody the register, and nobody what another office knows', async () => {
    const pending = { organizationId: cast.own.id, approval: 'pending', approvalDecidedAt: null } as const;
    await insertUser(server.db, 'waiting', pending);
    for (const subject of ['bob', 'emma', 'platform', 'waiting', 'new-nora']) {
      const register = { name: 'Ŝter Brouwt', email: null, paymentaccount: null, partyId: null };
      expect(await read(NUMBER, subject)).toMatchObject(register);
    }
    expect(await read(nextEnterpriseNumber())).toMatchObject({ status: 404, code: 'kbo-not-found' });
  });

  it('says of a natural person that the register has no address, and of who is gone since when', async () => {
    expect(await read(TRADER)).toMatchObject({
      legalEntityType: 'naturalPerson',
      corporateForm: 'HANDELAAR',
      address: { street: null, city: null, country: null },
      register: { isNaturalPerson: true },
    });
    expect(await read(GONE)).toMatchObject({ name: 'Verdwenen Zaak', register: { goneSinceExtract: 141 } });
  });

  it('understands a number however it is typed', async () => {
    const typed = `BE ${NUMBER.slice(0, 4)}.${NUMBER.slice(4, 7)}.${NUMBER.slice(7)}`;
    expect(await read(encodeURIComponent(typed))).toMatchObject({ kboNumber: NUMBER });
  });

  it.each(['0403227516', '12', 'BE0403227516', '%27%20or%201=1'])('refuses %s', async (kboNumber) => {
    expect(await read(kboNumber)).toMatchObject({ status: 400, code: 'validation' });
  });
});

// The embedded engine has one session for all: whoever holds a table there holds everybody.
describe.skipIf(!process.env['DATABASE_URL'])('when the register does not answer in time', () => {
  it('says so where it is needed, and gives what the office knows where that is something', async () => {
    await server.db.transaction().execute(async (trx) => {
      await sql`lock table register.extracts, register.names, register.words in access exclusive mode`.execute(
        trx,
      );
      const [looked, searched] = await Promise.all([read(REGISTERED), search({ query: 'brouwerij' })]);
      expect(looked).toMatchObject({ status: 503, code: 'kbo-search-unavailable' });
      expect(searched).toMatchObject({ items: [{ name: 'Brouwerij De Ŝtèr' }], register: 'unavailable' });
    });
    expect(await read(REGISTERED)).toMatchObject({ name: 'Zilverberg' });
  });
});
