import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Act } from '../../http/calls/act.ts';
import { lockOwnStatement } from './lock-statement.ts';
import { presentClaim } from './present-claim.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from './store-claim.ts';

export async function createOwnClaim(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.createClaim>,
  given: BodyOf<typeof statementsCalls.createClaim>,
): Promise<PrivilegedClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, act, params);
    return presentClaim(await addClaim(trx, deedOfUser(act), place, given));
  });
}

export async function updateOwnClaim(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.updateClaim>,
  { version, ...given }: BodyOf<typeof statementsCalls.updateClaim>,
): Promise<PrivilegedClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, act, params);
    const stored = await lockClaim(trx, place, params.privilegedClaimId);
    await refuseStale(trx, stored, version);
    return presentClaim(await changeClaim(trx, deedOfUser(act), place, stored, given));
  });
}

export async function removeOwnClaim(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.removeClaim>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, act, params);
    const stored = await lockClaim(trx, place, params.privilegedClaimId);
    await removeClaim(trx, deedOfUser(act), place, stored);
  });
}
