import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../migrate.ts';
import { newId } from '../new-id.ts';
import type { Database } from '../tables.ts';
import { insertDossier, insertOffice } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let db: Database;
let office: Awaited<ReturnType<typeof insertOffice>>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

/** As the database was before creditors had rows of their own. */
beforeEach(async () => {
  await sql
    .raw(`
    alter table statements drop column creditor_id;
    alter table invitations drop column creditor_id;
    drop table creditors cascade;
  `)
    .execute(db);
  office = await insertOffice(db);
});

async function migrate(): Promise<void> {
  const text = (await readMigrations()).find(({ name }) => name === '0031-creditors')?.text;
  await sql.raw(text ?? '').execute(db);
}

interface Old {
  readonly name?: string;
  readonly number?: string;
  readonly invitationId?: string;
  readonly isDeleted?: boolean;
}

async function insertOld(dossierId: string, { name, number, invitationId, isDeleted }: Old = {}) {
  const id = newId();
  await sql`
    insert into statements
      (id, dossier_id, corporate_name, enterprise_number, total_amount_claimed_cents, invitation_id, created_by, deleted_at)
    values (${id}, ${dossierId}, ${name ?? null}, ${number ?? null}, 100, ${invitationId ?? null},
      ${invitationId === undefined ? office.userId : null}, ${isDeleted ? new Date() : null})
  `.execute(db);
  return id;
}

async function insertOldInvitation(dossierId: string, addressee: string) {
  const id = newId();
  await sql`
    insert into invitations (id, dossier_id, send_method, addressee, emails, code_digest, code_sealed, created_by)
    values (${id}, ${dossierId}, 'Email', ${addressee}, array[${`${id}@creditor.example`}], ${id.replaceAll('-', '').repeat(2)},
      '\\x00', ${office.userId})
  `.execute(db);
  return id;
}

async function creditorsOf(table: 'statements' | 'invitations', dossierId: string) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'creditorId', 'version'])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();
  expect(rows.every(({ version }) => version === 1)).toBe(true);
  return new Map(rows.map(({ id, creditorId }) => [id, creditorId]));
}

describe('creditors of what was filed before', () => {
  it('are one by one number, known by the id of the first statement that shares', async () => {
    const dossierId = await insertDossier(db, office);
    const gone = await insertOld(dossierId, { name: 'KBC', number: '0403227515', isDeleted: true });
    const first = await insertOld(dossierId, { name: 'KBC', number: '0403227515' });
    const second = await insertOld(dossierId, { name: 'KBC Bank', number: '0403227515' });
    const other = await insertOld(dossierId, { name: 'KBC', number: '0403170701' });
    await migrate();
    expect(await creditorsOf('statements', dossierId)).toEqual(
      new Map([
        [gone, first],
        [first, first],
        [second, first],
        [other, other],
      ]),
    );
  });

  it('stay one by name where the dossier was closed so, and are asked about where it is open', async () => {
    const closed = { status: 'Signed', closedAt: new Date() } as const;
    const [signed, open] = [await insertDossier(db, office, closed), await insertDossier(db, office)];
    const [one, two] = [
      await insertOld(signed, { name: 'Jan Peeters' }),
      await insertOld(signed, { name: ' jan peeters' }),
    ];
    const [three, four] = [
      await insertOld(open, { name: 'Jan Peeters' }),
      await insertOld(open, { name: 'Jan Peeters' }),
    ];
    const nameless = [await insertOld(signed), await insertOld(signed)];
    await migrate();
    expect(await creditorsOf('statements', signed)).toEqual(
      new Map([[one, one], [two, one], ...nameless.map((id) => [id, id] as const)]),
    );
    expect(await creditorsOf('statements', open)).toEqual(
      new Map([
        [three, three],
        [four, four],
      ]),
    );
  });

  it('are those of an invitation too, also when nothing was filed', async () => {
    const dossierId = await insertDossier(db, office);
    const [silent, answered] = [
      await insertOldInvitation(dossierId, 'Immo Dijlezicht'),
      await insertOldInvitation(dossierId, 'KBC'),
    ];
    const filed = await insertOld(dossierId, { name: 'KBC', invitationId: answered });
    await migrate();
    expect(await creditorsOf('invitations', dossierId)).toEqual(
      new Map([
        [silent, silent],
        [answered, filed],
      ]),
    );
    const names = await db
      .selectFrom('creditors')
      .select('corporateName')
      .where('dossierId', '=', dossierId)
      .execute();
    expect(names.map(({ corporateName }) => corporateName).sort()).toEqual(['Immo Dijlezicht', 'KBC']);
  });
});
