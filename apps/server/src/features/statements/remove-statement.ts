import type { ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import type { Act } from '../../http/calls/act.ts';
import { finishInvitation } from './finish-invitation.ts';
import { lockOwnStatement, lockThirdPartyStatement } from './lock-statement.ts';
import { removeStatement } from './store-statement.ts';

export async function removeOwnStatement(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.remove>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await removeStatement(trx, deedOfUser(act), await lockOwnStatement(trx, act, params));
  });
}

export async function removeThirdPartyStatement(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.removeThirdParty>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, act, params, 'bailiffDeletes');
    await removeStatement(trx, deedOfUser(act), place);
    await finishInvitation(trx, deedOfUser(act), place);
  });
}
