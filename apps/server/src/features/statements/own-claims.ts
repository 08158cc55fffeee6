import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { withAdmitted } from './claim-fields.ts';
import { lockOwnStatement } from './lock-statement.ts';
import { presentClaim } from './present-claim.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from './store-claim.ts';

export async function createOwnClaim(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.createClaim>,
  given: BodyOf<typeof statementsCalls.createClaim>,
): Promise<PrivilegedClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    return presentClaim(await addClaim(trx, action, place, withAdmitted(given)));
  });
}

export async function updateOwnClaim(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.updateClaim>,
  { version, ...given }: BodyOf<typeof statementsCalls.updateClaim>,
): Promise<PrivilegedClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    const stored = await lockClaim(trx, place, params.privilegedClaimId);
    await refuseStale(trx, stored, version);
    return presentClaim(await changeClaim(trx, action, place, stored, withAdmitted(given)));
  });
}

export async function removeOwnClaim(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.removeClaim>,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    const stored = await lockClaim(trx, place, params.privilegedClaimId);
    await refuseStale(trx, stored, version);
    await removeClaim(trx, action, place, stored);
  });
}
