import type { ParamsOf } from '@prorata/contract/call';
import type { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { lockOwnStatement, lockThirdPartyStatement } from './lock-statement.ts';
import { removeDocument } from './store-document.ts';

export async function removeOwnDocument(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.remove>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    await removeDocument(trx, action, place, params.documentId);
  });
}

export async function removeThirdPartyDocument(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.removeOfThirdPartyStatement>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    await removeDocument(trx, action, place, params.documentId);
  });
}
