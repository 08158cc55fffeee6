import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { fieldsOf } from './organization-fields.ts';
import { lockOrganization } from './queries.ts';

/** Whatever else speaks of the organization or of its people: the database knows all of it. */
const FOREIGN_KEY_REFUSALS = { foreign_key_violation: { code: 'organization-in-use' } } as const;

/**
 * Deletes an organization that left no trace, with the people who were entered but never came. One with dossiers,
 * or with people who signed in, is part of a story that must stay; it can be disapproved instead.
 */
export function removeOrganization(
  db: Database,
  action: UserAction,
  organizationId: string,
  version: number | undefined,
): Promise<void> {
  return refuseViolations(FOREIGN_KEY_REFUSALS, () =>
    inTransaction(db, async (trx) => {
      const stored = await lockOrganization(trx, organizationId);
      await refuseStale(trx, stored, version);
      const history = await countHistory(trx, organizationId);
      if (history.dossiers + history.users > 0) {
        throw new ProblemError('organization-in-use', { params: history });
      }
      await trx.deleteFrom('users').where('organizationId', '=', organizationId).execute();
      await trx.deleteFrom('organizations').where('id', '=', organizationId).execute();
      if (stored.logoFileId) await trx.deleteFrom('files').where('id', '=', stored.logoFileId).execute();
      await recordEvent(trx, action, {
        type: 'organization.removed',
        organizationId: stored.id,
        subjectId: stored.id,
        version: stored.version,
        before: fieldsOf(stored),
        after: null,
      });
    }),
  );
}

/** The dossiers, and the people who ever signed in or were written to. */
async function countHistory(
  trx: Transaction,
  organizationId: string,
): Promise<{ dossiers: number; users: number }> {
  const { dossiers } = await trx
    .selectFrom('dossiers')
    .select(({ fn }) => fn.countAll<bigint>().as('dossiers'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { users } = await trx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<bigint>().as('users'))
    .where('organizationId', '=', organizationId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('subject', 'is not', null),
        exists(selectFrom('deliveries').select('id').whereRef('deliveries.userId', '=', 'users.id')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { dossiers: Number(dossiers), users: Number(users) };
}
