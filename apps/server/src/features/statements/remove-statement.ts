import type { ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { finishInvitation } from './finish-invitation.ts';
import { lockOwnStatement, lockThirdPartyStatement } from './lock-statement.ts';
import { removeStatement } from './store-statement.ts';

export async function removeOwnStatement(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.remove>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await removeStatement(trx, action, await lockOwnStatement(trx, action, params));
  });
}

export async function removeThirdPartyStatement(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.removeThirdParty>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffDeletes');
    await removeStatement(trx, action, place);
    await finishInvitation(trx, action, place);
  });
}
