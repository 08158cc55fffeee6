import type { ParamsOf } from '@prorata/contract/call';
import type { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import type { Act } from '../../http/calls/act.ts';
import { lockOwnStatement, lockThirdPartyStatement } from './lock-statement.ts';
import { removeDocument } from './store-document.ts';

export async function removeOwnDocument(
  db: Database,
  act: Act,
  params: ParamsOf<typeof documentsCalls.remove>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, act, params);
    await removeDocument(trx, deedOfUser(act), place, params.documentId);
  });
}

export async function removeThirdPartyDocument(
  db: Database,
  act: Act,
  params: ParamsOf<typeof documentsCalls.removeOfThirdPartyStatement>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, act, params, 'bailiffChangesAmounts');
    await removeDocument(trx, deedOfUser(act), place, params.documentId);
  });
}
