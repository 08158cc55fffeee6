import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import { insertOffice, insertOrganization, insertUser } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('an organization', () => {
  it('has an enterprise number to itself, unless it was disapproved', async () => {
    const { db } = database;
    const enterpriseNumber = '1999000150';
    const decided = { approval: 'disapproved' as const, approvalDecidedAt: new Date() };
    await insertOrganization(db, { enterpriseNumber, ...decided });
    await insertOrganization(db, { enterpriseNumber });
    await expectRefused(insertOrganization(db, { enterpriseNumber }), 'organizations_enterprise_number');
  });

  it('is decided upon at a moment, or not at all', async () => {
    await expectRefused(
      insertOrganization(database.db, { approval: 'approved' }),
      'organizations_approval_decided',
    );
  });

  it('counts its changes', async () => {
    const { db } = database;
    const id = await insertOrganization(db);
    const change = (version: number) =>
      db
        .updateTable('organizations')
        .set({ phone: '+32' })
        .where('id', '=', id)
        .where('version', '=', version);
    expect((await change(1).executeTakeFirst()).numUpdatedRows).toBe(1n);
    expect((await change(1).executeTakeFirst()).numUpdatedRows).toBe(0n);
    const { version } = await db
      .selectFrom('organizations')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(2);
  });

  it('is not deleted from under its users', async () => {
    const { organizationId } = await insertOffice(database.db);
    const attempt = database.db.deleteFrom('organizations').where('id', '=', organizationId).execute();
    await expectRefused(attempt, 'users_organization_id_fkey');
  });
});

describe('a user', () => {
  it('has the subject and the national number to himself until he is removed', async () => {
    const { db } = database;
    const person = { organizationId: null, subject: 'someone', nationalNumber: '85073003328' };
    await insertUser(db, { ...person, removedAt: new Date() });
    await insertUser(db, person);
    await expectRefused(insertUser(db, { ...person, nationalNumber: null }), 'users_subject');
    await expectRefused(insertUser(db, { ...person, subject: null }), 'users_national_number');
  });

  it('is awaited under one mail address, whatever its capitals', async () => {
    const { db } = database;
    const organizationId = await insertOrganization(db);
    await insertUser(db, { organizationId, email: 'Awaited@people.example' });
    const attempt = insertUser(db, { organizationId, email: 'awaited@PEOPLE.example' });
    await expectRefused(attempt, 'users_awaited_email');
    await insertUser(db, { organizationId, email: 'awaited@people.example', subject: 'has signed in' });
  });

  it('administers an organization only as a member', async () => {
    const attempt = insertUser(database.db, { organizationId: null, isOrganizationAdmin: true });
    await expectRefused(attempt, 'users_organization_admin_has_organization');
  });

  it('has confirmed to belong to an office when onboarded', async () => {
    const attempt = insertUser(database.db, { organizationId: null, onboardedAt: new Date() });
    await expectRefused(attempt, 'users_onboarded_confirmed');
  });
});

describe('an acceptance', () => {
  const licence = { document: 'licence-agreement', documentVersion: '1', language: 'nl' } as const;

  it('is written once and stays', async () => {
    const { db } = database;
    const { userId } = await insertOffice(db);
    await db
      .insertInto('legalAcceptances')
      .values({ id: newId(), userId, ...licence })
      .execute();
    const again = db
      .insertInto('legalAcceptances')
      .values({ id: newId(), userId, ...licence })
      .execute();
    await expectRefused(again, 'legal_acceptances_of_user');
    const edit = db.updateTable('legalAcceptances').set({ documentVersion: '2' }).execute();
    await expectRefused(edit, 'legal_acceptances is append-only');
    await expectRefused(db.deleteFrom('legalAcceptances').execute(), 'legal_acceptances is append-only');
  });

  it('on behalf of an office comes from one of its people and is for the licence', async () => {
    const { db } = database;
    const [own, other] = [await insertOffice(db), await insertOffice(db)];
    const accept = (values: { organizationId: string; document?: 'terms-of-use' }) =>
      db
        .insertInto('legalAcceptances')
        .values({ id: newId(), userId: own.userId, ...licence, ...values })
        .execute();
    await accept({ organizationId: own.organizationId });
    await expectRefused(accept({ organizationId: own.organizationId }), 'legal_acceptances_of_organization');
    await expectRefused(
      accept({ organizationId: other.organizationId }),
      'legal_acceptances_own_organization',
    );
    const terms = accept({ organizationId: own.organizationId, document: 'terms-of-use' });
    await expectRefused(terms, 'legal_acceptances_on_behalf');
  });
});

describe('a standard invitation', () => {
  it('can reach somebody', async () => {
    const organizationId = await insertOrganization(database.db);
    const invite = (values: { addressee?: string; email?: string }) =>
      database.db
        .insertInto('standardInvitations')
        .values({ id: newId(), organizationId, ...values })
        .execute();
    await expectRefused(invite({ addressee: 'No address' }), 'standard_invitations_reachable');
    await invite({ email: 'someone@creditor.example' });
  });
});

describe('a party', () => {
  it('is known once to an office, and to others on their own account', async () => {
    const { db } = database;
    const [own, other] = [await insertOrganization(db), await insertOrganization(db)];
    const meet = (organizationId: string) =>
      db
        .insertInto('parties')
        .values({ id: newId(), organizationId, name: 'Telvia', enterpriseNumber: '1999200385' })
        .execute();
    await meet(own);
    await meet(other);
    await expectRefused(meet(own), 'parties_enterprise_number');
  });

  it('is found by the beginning of any word of the name, without accents', async () => {
    const { db } = database;
    const organizationId = await insertOrganization(db);
    const person = { firstName: 'Élodie', lastName: 'Grandjean' };
    await db
      .insertInto('parties')
      .values({ id: newId(), organizationId, ...person })
      .execute();
    for (const [typed, found] of [
      ['elo', 1],
      ['grand', 1],
      ['jean', 0],
    ] as const) {
      const rows = await db
        .selectFrom('parties')
        .select('id')
        .where('searchText', 'like', `% ${typed}%`)
        .execute();
      expect(rows, typed).toHaveLength(found);
    }
  });
});
