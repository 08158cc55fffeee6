import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { actionOfSystem } from '../../http/action.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { endContestationTerms } from './end-contestation-terms.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

function insertSent(contestationEndsOn: string): Promise<string> {
  const { own } = cast;
  const office = { organizationId: own.id, userId: own.administratorId };
  return insertDossier(server.db, office, { status: 'PvSent', closedAt: TEST_NOW, contestationEndsOn });
}

/** Stands for whatever nobody foresaw in one dossier. */
async function breakDossier(id: string): Promise<void> {
  await sql
    .raw(
      `create function break_one() returns trigger language plpgsql as $$
       begin
         if new.id = '${id}' then raise exception 'broken'; end if;
         return new;
       end $$;
       create trigger break_one before update on dossiers for each row execute function break_one();`,
    )
    .execute(server.db);
}

test('one dossier that fails is logged, and holds up the term of no other', async () => {
  const broken = await insertSent('2026-11-01');
  const other = await insertSent('2026-11-02');
  await breakDossier(broken);
  await endContestationTerms(server.tools, actionOfSystem(TEST_NOW));
  const rows = await server.db.selectFrom('dossiers').select(['id', 'status']).execute();
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [broken, 'PvSent'],
      [other, 'ToPay'],
    ]),
  );
  const told = { id: broken, msg: 'the term to contest of a dossier could not be ended' };
  expect(server.log.parsed()).toContainEqual(expect.objectContaining(told));
});
