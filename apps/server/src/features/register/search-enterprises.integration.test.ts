import { enterpriseNumber } from '@prorata/demo/numbers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { statementsOf, watchStatements } from '../../testing/count-statements.ts';
import { findEnterprise, findRegisterExtract, readFound } from './find-enterprise.ts';
import { type EnterpriseSearch, searchEnterprises } from './search-enterprises.ts';
import { fillRegister, TEST_EXTRACT } from './testing/fill-register.ts';
import { searchNumbers } from './testing/search-numbers.ts';

const [STER, JANSSENS, MAES, TRADER, GONE, HALLES] = [1, 2, 3, 4, 5, 6].map(enterpriseNumber) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

let database: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  watchStatements(database.pool);
  empty = await openTestDatabase();
  await fillRegister(database.db, [
    {
      number: STER,
      formCode: '610',
      since: '1998-04-01',
      names: [
        'Brouwerij De Ŝtèr',
        { name: "Brasserie de l'Étoile", language: 'fr' },
        { name: 'BDS', kind: 'abbreviation', language: null },
        { name: 'Café Sport', kind: 'commercial' },
      ],
      seat: {
        zipcode: '2800',
        cityNl: 'Mechelen',
        cityFr: 'Malines',
        streetNl: 'Kaai',
        streetFr: 'Quai',
        housenumber: '1',
      },
    },
    {
      number: JANSSENS,
      situationCode: '050',
      names: ['Janssens Loodgieterij'],
      seat: { zipcode: '2000', cityNl: 'Antwerpen', cityFr: 'Anvers' },
    },
    {
      number: MAES,
      names: ['Maes & Zonen B.V.'],
      seat: { zipcode: '2800', cityNl: 'Mechelen', cityFr: 'Malines' },
    },
    { number: TRADER, kind: 'natural', names: ['Renée Van den Broeck'] },
    {
      number: GONE,
      goneSinceExtract: 138,
      goneSince: '2026-09-06',
      names: ['Immo Zuid', 'Immo'],
    },
    { number: HALLES, names: ['Les Halles de Saint-Géry'] },
  ]);
});
afterAll(async () => {
  await database.close();
  await empty.close();
});

async function search(query: string, more: Partial<EnterpriseSearch> = {}): Promise<readonly string[]> {
  return searchNumbers(database.db, { query, column: 'name', ...more }, 10);
}

describe('findEnterprise', () => {
  it('gives all that the register has of an enterprise, its own names first', async () => {
    expect(await findEnterprise(database.db, STER)).toEqual({
      number: STER,
      kind: 'legal',
      names: [
        { language: 'fr', kind: 'name', name: "Brasserie de l'Étoile" },
        { language: 'nl', kind: 'name', name: 'Brouwerij De Ŝtèr' },
        { language: null, kind: 'abbreviation', name: 'BDS' },
        { language: 'nl', kind: 'commercial', name: 'Café Sport' },
      ],
      formCode: '610',
      formNames: { nl: 'Besloten vennootschap', fr: 'Société à responsabilité limitée' },
      corporateForm: 'BV',
      seat: {
        zipcode: '2800',
        cityNl: 'Mechelen',
        cityFr: 'Malines',
        streetNl: 'Kaai',
        streetFr: 'Quai',
        housenumber: '1',
        box: null,
        extra: null,
        countryNl: null,
        countryFr: null,
      },
      situationCode: '000',
      situationNames: { nl: 'Normale toestand', fr: 'Situation normale' },
      since: '1998-04-01',
      extract: TEST_EXTRACT,
      goneSince: null,
    });
  });

  it('tells a natural person, who has no seat', async () => {
    expect(await findEnterprise(database.db, TRADER)).toMatchObject({
      kind: 'natural',
      corporateForm: 'HANDELAAR',
      formNames: {},
      seat: null,
    });
  });

  it('tells since which extract an enterprise is gone', async () => {
    expect(await findEnterprise(database.db, GONE)).toMatchObject({
      names: [{ name: 'Immo' }, { name: 'Immo Zuid' }],
      goneSince: { number: 138, date: '2026-09-06' },
    });
  });

  it('finds nothing under a number that the register does not have', async () => {
    expect(await findEnterprise(database.db, enterpriseNumber(99))).toBeUndefined();
  });
});

describe('what the codes mean', () => {
  it('is asked again when the register was loaded again', async () => {
    const situationNames = async () => (await findEnterprise(database.db, JANSSENS))?.situationNames;
    expect(await situationNames()).toMatchObject({ nl: 'Opening van faillissement' });
    await database.db
      .updateTable('register.codes')
      .set({ name: 'Faillissement geopend' })
      .where('code', '=', '050')
      .where('language', '=', 'nl')
      .execute();
    await database.db
      .updateTable('register.extracts')
      .set({ loadedAt: new Date('2026-12-06T08:00:00Z') })
      .execute();
    expect(await situationNames()).toMatchObject({ nl: 'Faillissement geopend' });
  });
});

describe('searchEnterprises', () => {
  it.each([
    ['brouw', [STER]],
    ['BROUWERIJ DE STÈR', [STER]],
    ['ster brouwerij', [STER]],
    ['etoile', [STER]],
    ['cafe sport', [STER]],
    ['bds', [STER]],
    ['maes bv', [MAES]],
    ['maes b.v.', [MAES]],
    ['saint gery', [HALLES]],
    ['halles sa', [HALLES]],
    ['immo', [GONE]],
    ['im', [GONE]],
    ['%', []],
    ["'; drop table register.names; --", []],
    ["\\' | x:*", []],
  ])('finds by name %s', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  it.each([
    ['brouwerji', [STER]],
    ['brouwr', [STER]],
    ['jansens loodgieterij', [JANSSENS]],
    ['loodgietrij janssens', [JANSSENS]],
    ['van de broek', [TRADER]],
    ['broeck rene', [TRADER]],
    ['mase', [MAES]],
    ['xyzw', []],
  ])('forgives a slip in %s', async (query, found) => {
    expect(await search(query)).toEqual(found);
  });

  it('finds by the beginning of a number, however it is written', async () => {
    const dotted = `${STER.slice(0, 4)}.${STER.slice(4, 7)}.${STER.slice(7)}`;
    for (const query of [STER, dotted, `BE ${dotted}`]) {
      expect(await search(query, { column: 'kboNumber' })).toEqual([STER]);
    }
    expect(await search(STER.slice(0, 5), { column: 'kboNumber' })).toHaveLength(6);
    expect(await search('ster', { column: 'kboNumber' })).toEqual([]);
  });

  it('finds by town in both languages, and by zip code', async () => {
    for (const query of ['mechelen', 'Malin', '2800', '2800 mechelen']) {
      expect(await search(query, { column: 'city' })).toEqual([STER, MAES]);
    }
    expect(await search('antwerpen', { column: 'city' })).toEqual([JANSSENS]);
  });

  it('keeps to a town', async () => {
    expect(await search('maes', { city: 'Mechelen' })).toEqual([MAES]);
    expect(await search('maes', { city: 'Antwerpen' })).toEqual([]);
    expect(await search('maess', { city: '2800' })).toEqual([MAES]);
  });

  it('forgives no slip when there are enough without', async () => {
    const wanted = { query: 'brouwerji', column: 'name' } as const;
    expect(await searchNumbers(database.db, wanted, 0)).toEqual([]);
  });
});

describe('what a search costs', () => {
  it.each([
    ['brouw', 'of a beginning'],
    ['ster brouwerij', 'of words in another order'],
    ['loodgietrij jansens', 'of a slip in each of two words'],
    ['lodgietrij', 'of letters that two slips left'],
  ])('%s: one statement, %s', async (query) => {
    const asked = { query, column: 'name' } as const;
    const statements = await statementsOf(async () => {
      const { numbers, similar } = await searchEnterprises(database.db, asked, 10);
      expect(numbers.length > 0 || similar !== null).toBe(true);
    });
    expect(statements).toHaveLength(1);
  });

  it('leaves how much words must share as it was, for whoever asks after it on the same connection', async () => {
    const threshold = () => sql<{ limit: number }>`select show_limit()::float4 as limit`.execute(database.db);
    const before = (await threshold()).rows;
    await searchEnterprises(database.db, { query: 'lodgietrij', column: 'name' }, 10);
    expect((await threshold()).rows).toEqual(before);
  });
});

describe('readFound', () => {
  it('reads some of those who were found, with those whom a slip may mean, and others that it is asked about', async () => {
    const found = await searchEnterprises(database.db, { query: 'maess', column: 'name' }, 10);
    expect(found.numbers).toEqual([]);
    const all = { start: 0, end: 10, without: [] };
    const read = await readFound(database.db, found, all, [STER, enterpriseNumber(99)]);
    expect(read.total).toBe(1);
    expect(read.within.map(({ number }) => number)).toEqual([MAES]);
    expect([...read.byNumber.keys()].sort()).toEqual([STER, MAES].sort());
    expect(read.within[0]).toEqual(await findEnterprise(database.db, MAES));
    for (const window of [
      { ...all, start: 1 },
      { ...all, end: 0 },
      { ...all, without: [MAES] },
    ]) {
      expect(await readFound(database.db, found, window, [])).toMatchObject({ total: 1, within: [] });
    }
  });
});

describe('without a register', () => {
  it('says that it is not available to whoever looks up a number, and finds nobody by name', async () => {
    expect(await findRegisterExtract(empty.db)).toBeUndefined();
    await expect(findEnterprise(empty.db, STER)).rejects.toMatchObject({ code: 'kbo-search-unavailable' });
    const wanted = { query: 'ster', column: 'name' } as const;
    expect(await searchNumbers(empty.db, wanted, 10)).toEqual([]);
    const found = await searchEnterprises(empty.db, wanted, 10);
    const reading = readFound(empty.db, found, { start: 0, end: 10, without: [] }, []);
    await expect(reading).rejects.toMatchObject({ code: 'kbo-search-unavailable' });
  });
});
