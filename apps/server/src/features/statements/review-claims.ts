import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyClaim } from '@prorata/contract/statements/third-party-statement';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { addExplanation } from './add-explanation.ts';
import { lockThirdPartyStatement } from './lock-statement.ts';
import { presentThirdPartyClaim } from './present-claim.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from './store-claim.ts';
import { storeRemoved } from './store-removed.ts';

export async function createThirdPartyClaim(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.createThirdPartyClaim>,
  { explanationOfChange, ...given }: BodyOf<typeof statementsCalls.createThirdPartyClaim>,
): Promise<ThirdPartyClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    const claim = await addClaim(trx, action, place, given);
    await addExplanation(trx, action, place, explanationOfChange);
    return presentThirdPartyClaim(claim);
  });
}

export async function updateThirdPartyClaim(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.updateThirdPartyClaim>,
  {
    privilegedClaimId,
    version,
    explanationOfChange,
    ...given
  }: BodyOf<typeof statementsCalls.updateThirdPartyClaim>,
): Promise<ThirdPartyClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    const stored = await lockClaim(trx, place, privilegedClaimId);
    await refuseStale(trx, stored, version);
    const claim = await changeClaim(trx, action, place, stored, given);
    await addExplanation(trx, action, place, explanationOfChange);
    return presentThirdPartyClaim(claim);
  });
}

/** The reason is not part of this call; the statement is not validated before it has been given. */
export async function removeThirdPartyClaim(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.removeThirdPartyClaim>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    const claim = await lockClaim(trx, place, params.privilegedClaimId);
    await removeClaim(trx, action, place, claim);
    await storeRemoved(trx, action, place, claim);
  });
}
