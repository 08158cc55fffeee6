import { enterpriseNumber } from '@prorata/demo/numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { findEnterprise, findRegisterExtract } from './find-enterprise.ts';
import { type EnterpriseSearch, searchEnterprises } from './search-enterprises.ts';
import { fillRegister, TEST_EXTRACT } from './testing/fill-register.ts';

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
  return searchEnterprises(database.db, { query, column: 'name', ...more }, async () => 10);
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
    expect(await searchEnterprises(database.db, wanted, async () => 0)).toEqual([]);
  });
});

describe('without a register', () => {
  it('says that it is not available to whoever looks up a number, and finds nobody by name', async () => {
    expect(await findRegisterExtract(empty.db)).toBeUndefined();
    await expect(findEnterprise(empty.db, STER)).rejects.toMatchObject({ code: 'kbo-search-unavailable' });
    const wanted = { query: 'ster', column: 'name' } as const;
    expect(await searchEnterprises(empty.db, wanted, async () => 10)).toEqual([]);
  });
});
