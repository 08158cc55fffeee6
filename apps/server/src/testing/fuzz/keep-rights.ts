import { sql } from 'kysely';
import type { TestServer } from '../test-server.ts';

/** What may take away their rights from those who ask, or the prices without which nothing is calculated. */
const CHANGES_PEOPLE = /^(organizations|users|privacy|parameters|costs)\./;

const MODEST_CENTS = 10_000n;

/** Gives back to those who ask, and to their offices, what a call took away from them. */
export async function keepRights({ db }: TestServer, subjects: readonly string[]) {
  const users = await db.selectFrom('users').selectAll().where('subject', 'in', subjects).execute();
  const homes = users.flatMap(({ organizationId }) => organizationId ?? []);
  const organizations = await db.selectFrom('organizations').selectAll().where('id', 'in', homes).execute();
  const parameters = await db.selectFrom('parameters').select('id').execute();
  const costs = (await db.selectFrom('dossierCosts').select('id').execute()).map(({ id }) => id);
  return async (call: string): Promise<void> => {
    if (!CHANGES_PEOPLE.test(call)) return;
    for (const { id, version, nameWords, updatedAt, ...user } of users)
      await db.updateTable('users').set(user).where('id', '=', id).execute();
    for (const { id, version, updatedAt, ...organization } of organizations)
      await db.updateTable('organizations').set(organization).where('id', '=', id).execute();
    const ids = parameters.map(({ id }) => id);
    await db.deleteFrom('parameters').where('id', 'not in', ids).execute();
    if (!call.startsWith('costs.')) return;
    // A cost without a price on some day stops every calculation of that day.
    await sql`update dossier_cost_periods as period set valid_from = '1990-01-01', valid_until = null
      where dossier_cost_id not in (${sql.join(costs)}) and not exists (select from dossier_cost_periods as other
        where other.dossier_cost_id = period.dossier_cost_id and other.id <> period.id)`.execute(db);
    // One that takes everything leaves nobody anything to pay.
    await sql`update dossier_cost_periods set cost_cents = ${MODEST_CENTS} where cost_cents > ${MODEST_CENTS}`.execute(
      db,
    );
  };
}
