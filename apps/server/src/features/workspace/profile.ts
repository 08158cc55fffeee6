import type { BodyOf } from '@prorata/contract/call';
import type { workspaceCalls } from '@prorata/contract/workspace/calls';
import { type WorkspaceProfile, workspaceProfileSchema } from '@prorata/contract/workspace/profile';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { refuseOlder } from './refuse-older.ts';

/** What every statement of an organization begins with; empty until somebody keeps something. */
export async function readProfile(
  db: Database | Transaction,
  organizationId: string,
): Promise<WorkspaceProfile> {
  const stored = await db
    .selectFrom('workspaceProfiles')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  if (stored === undefined) return workspaceProfileSchema.parse({ version: 0 });
  const { organizationId: _, updatedAt: __, ...profile } = stored;
  return workspaceProfileSchema.parse(profile);
}

/** Accounts decide where money goes: only who answers for the organization changes them, and the trail tells it. */
export function updateProfile(
  db: Database,
  action: UserAction,
  { version, ...given }: BodyOf<typeof workspaceCalls.updateProfile>,
): Promise<WorkspaceProfile> {
  return inTransaction(db, async (trx) => {
    const organizationId = action.actor.organization?.id ?? '';
    await trx
      .selectFrom('organizations')
      .select('id')
      .where('id', '=', organizationId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { version: stored, ...before } = await readProfile(trx, organizationId);
    refuseOlder(stored, version);
    const changes = findChanges({ ...before }, { ...given });
    if (changes === undefined) return readProfile(trx, organizationId);
    const columns = {
      ...given,
      accounts: JSON.stringify(given.accounts),
      titles: JSON.stringify(given.titles),
    };
    await trx
      .insertInto('workspaceProfiles')
      .values({ organizationId, ...columns })
      .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(columns))
      .execute();
    await recordEvent(trx, action, {
      type: 'workspace.profileChanged',
      organizationId,
      subjectId: organizationId,
      ...changes,
      version: null,
    });
    return readProfile(trx, organizationId);
  });
}
