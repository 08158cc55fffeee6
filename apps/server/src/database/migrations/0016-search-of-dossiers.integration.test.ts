import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDossier, insertOffice, insertUser } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function isFound(id: string, organizationId: string, typed: string): Promise<boolean> {
  const row = await database.db
    .selectFrom('dossiers')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`search_words @@ search_query(${organizationId}::uuid, ${typed})`)
    .executeTakeFirst();
  return row !== undefined;
}

describe('a dossier', () => {
  it('is found by the beginnings of its words', async () => {
    const office = await insertOffice(database.db);
    const id = await insertDossier(database.db, office, {
      fileYear: 2026,
      fileSerial: 147,
      defendantCompanyName: "Ébénisterie 't Hoekje-Van Hoorick/Œuvre ŉ Straße",
      defendantFirstName: 'Søren',
      defendantEnterpriseNumber: '1999200187',
      defendantNationalNumber: '85073003328',
    });
    const found = (typed: string) => isFound(id, office.organizationId, typed);
    for (const typed of [
      ...['2026/0147', '2026/147', '2026/', '147', '0147', '014', '19992001', '850730'],
      ...['EBENIST', 'hoek', "'t", 'van hoor', 'HOORICK van', 'oeuvre', 'soren', 'ŉ', 'strasse', 'Straße'],
    ]) {
      expect(await found(typed), typed).toBe(true);
    }
    for (const typed of ['orick', '2025/147', '47', 'van peeters', '&', '%', '_', '99200187']) {
      expect(await found(typed), typed).toBe(false);
    }
  });

  it('is not found with the words of another office', async () => {
    const [office, other] = [await insertOffice(database.db), await insertOffice(database.db)];
    const id = await insertDossier(database.db, office, { defendantLastName: 'Peeters' });
    expect(await isFound(id, office.organizationId, 'peeters')).toBe(true);
    expect(await isFound(id, other.organizationId, 'peeters')).toBe(false);
  });

  it('takes a name of any length and any signs', async () => {
    const office = await insertOffice(database.db);
    const defendantCompanyName = `${'é'.repeat(3_000)} \\ ' : & | ! <-> (x) *`;
    const id = await insertDossier(database.db, office, { defendantCompanyName });
    expect(await isFound(id, office.organizationId, 'e'.repeat(100))).toBe(true);
    expect(await isFound(id, office.organizationId, "x' & \\ : *")).toBe(true);
  });

  it('shows the company, the person, or nobody', async () => {
    const office = await insertOffice(database.db);
    const nameOf = async (values: Parameters<typeof insertDossier>[2]) => {
      const id = await insertDossier(database.db, office, values);
      const row = await database.db
        .selectFrom('dossiers')
        .select('defendantName')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.defendantName;
    };
    const person = { defendantFirstName: 'Tom', defendantLastName: 'Verbruggen' };
    expect(await nameOf({ ...person, defendantCompanyName: 'Groenhof' })).toBe('Groenhof');
    expect(await nameOf(person)).toBe('Tom Verbruggen');
    expect(await nameOf({ defendantLastName: 'Verbruggen' })).toBe('Verbruggen');
    expect(await nameOf({})).toBe(null);
  });
});

it('knows the words of a name, and none of who is in no office', async () => {
  const { organizationId } = await insertOffice(database.db);
  const name = { firstName: 'Benoît', lastName: 'Van den Bossche' };
  const ids = [
    await insertUser(database.db, { organizationId, ...name }),
    await insertUser(database.db, { organizationId: null, ...name }),
  ];
  const found = await database.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`name_words @@ search_query(${organizationId}::uuid, 'boss benoit')`)
    .execute();
  expect(found).toEqual([{ id: ids[0] }]);
});
