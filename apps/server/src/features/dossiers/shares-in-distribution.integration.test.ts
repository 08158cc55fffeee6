import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { SHARES_IN_DISTRIBUTION, sharesInDistribution } from './shares-in-distribution.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const WAYS = [null, '2026-11-15T09:30:00.000Z'].flatMap((deletedAt) =>
  [null, '0199a1b2-0000-7000-8000-00000000c0de'].flatMap((invitationId) =>
    [0, 1].flatMap((total) => [null, 0, 1].map((declared) => ({ deletedAt, invitationId, total, declared }))),
  ),
);

it('says the same in SQL, of every kind of statement', async () => {
  const { rows } = await sql<{ shares: boolean }>`
    select ${SHARES_IN_DISTRIBUTION} as shares
    from jsonb_to_recordset(${JSON.stringify(WAYS.map((way, place) => ({ ...way, place })))}::jsonb)
      as given ("deletedAt" timestamptz, "invitationId" uuid, total bigint, declared bigint, place int)
    cross join lateral (
      select "deletedAt" as deleted_at, "invitationId" as invitation_id,
        total as total_amount_claimed_cents, declared as declared_total_cents
    ) as statement
    order by place`.execute(database.db);
  const said = WAYS.map(({ deletedAt, invitationId, total, declared }) =>
    sharesInDistribution({
      deletedAt: deletedAt === null ? null : new Date(deletedAt),
      invitationId,
      totalAmountClaimedCents: BigInt(total),
      declaredTotalCents: declared === null ? null : BigInt(declared),
    }),
  );
  expect(rows.map(({ shares }) => shares)).toEqual(said);
  expect(new Set(said)).toEqual(new Set([true, false]));
});
