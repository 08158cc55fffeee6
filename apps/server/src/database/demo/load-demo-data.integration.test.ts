import { DEMO_OFFICES, type DemoOffice } from '@prorata/demo/offices';
import { DEMO_PARTIES } from '@prorata/demo/parties';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DemoSurroundings, loadDemoData } from './load-demo-data.ts';

const SURROUNDINGS: DemoSurroundings = {
  now: new Date('2026-11-02T09:00:00.000Z'),
  readLegalText: (kind, language) => ({ version: `${kind} in ${language}` }),
};

let database: TestDatabase;
let outcomes: boolean[];
beforeAll(async () => {
  database = await openTestDatabase();
  outcomes = await Promise.all([1, 2, 3].map(() => loadDemoData(database.db, SURROUNDINGS)));
});
afterAll(() => database.close());

describe('the demo data', () => {
  it('is loaded once, also by servers that start at once', async () => {
    expect(outcomes.sort()).toEqual([false, false, true]);
    expect(await loadDemoData(database.db, SURROUNDINGS)).toBe(false);
  });

  it('holds every office, person and party but those who are new', async () => {
    const { db } = database;
    const organizations = await db.selectFrom('organizations').select('name').execute();
    const offices: DemoOffice[] = Object.values(DEMO_OFFICES);
    expect(organizations.map(({ name }) => name).sort()).toEqual(offices.map(({ name }) => name).sort());
    const users = await db.selectFrom('users').select('subject').execute();
    const known = DEMO_PEOPLE.filter((person) => person.state !== 'new');
    expect(users.map(({ subject }) => subject).sort()).toEqual(known.map(({ subject }) => subject).sort());
    expect(await db.selectFrom('parties').select('id').execute()).toHaveLength(DEMO_PARTIES.length);
    const invitations = offices.flatMap((office) => office.standardInvitations);
    expect(await db.selectFrom('standardInvitations').select('id').execute()).toHaveLength(
      invitations.length,
    );
  });

  it('gives an office the address of its letters', async () => {
    const office = await database.db
      .selectFrom('organizations')
      .select(['address', 'creationDiscountPartsPerMillion'])
      .where('name', '=', 'Étude Delvigne & Associés')
      .executeTakeFirstOrThrow();
    expect(office).toEqual({
      address: { address1: 'Rue des Carmes 21 bte 3', zipcode: '5000', city: 'Namur', country: 'BE' },
      creationDiscountPartsPerMillion: 0n,
    });
  });

  it('lets administrators have accepted the licence for the offices that did', async () => {
    const accepted = await database.db
      .selectFrom('legalAcceptances')
      .innerJoin('organizations', 'organizations.id', 'legalAcceptances.organizationId')
      .select(['organizations.name', 'documentVersion'])
      .execute();
    expect(accepted.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: 'Claes & Dewitte', documentVersion: 'licence-agreement in nl' },
      { name: 'Kalbusch', documentVersion: 'licence-agreement in de' },
      { name: 'Prorata', documentVersion: 'licence-agreement in en' },
      { name: 'Étude Delvigne & Associés', documentVersion: 'licence-agreement in fr' },
    ]);
  });

  it('leaves a database alone in which somebody works', async () => {
    const other = await openTestDatabase();
    await other.db.insertInto('organizations').values({ id: crypto.randomUUID(), name: 'Real' }).execute();
    expect(await loadDemoData(other.db, SURROUNDINGS)).toBe(false);
    expect(await other.db.selectFrom('organizations').select('name').execute()).toEqual([{ name: 'Real' }]);
    await other.close();
  });
});
