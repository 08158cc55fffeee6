import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyClaim } from '@prorata/contract/statements/third-party-statement';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Act } from '../../http/calls/act.ts';
import { addExplanation } from './add-explanation.ts';
import { lockThirdPartyStatement } from './lock-statement.ts';
import { presentThirdPartyClaim } from './present-claim.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from './store-claim.ts';
import { storeRemoved } from './store-removed.ts';

export async function createThirdPartyClaim(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.createThirdPartyClaim>,
  { explanationOfChange, ...given }: BodyOf<typeof statementsCalls.createThirdPartyClaim>,
): Promise<ThirdPartyClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, act, params, 'bailiffChangesAmounts');
    const deed = deedOfUser(act);
    const claim = await addClaim(trx, deed, place, given);
    await addExplanation(trx, deed, place, explanationOfChange);
    return presentThirdPartyClaim(claim);
  });
}

export async function updateThirdPartyClaim(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.updateThirdPartyClaim>,
  {
    privilegedClaimId,
    version,
    explanationOfChange,
    ...given
  }: BodyOf<typeof statementsCalls.updateThirdPartyClaim>,
): Promise<ThirdPartyClaim> {
  return inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, act, params, 'bailiffChangesAmounts');
    const stored = await lockClaim(trx, place, privilegedClaimId);
    await refuseStale(trx, stored, version);
    const deed = deedOfUser(act);
    const claim = await changeClaim(trx, deed, place, stored, given);
    await addExplanation(trx, deed, place, explanationOfChange);
    return presentThirdPartyClaim(claim);
  });
}

/** The reason is not part of this call; the statement is not validated before it has been given. */
export async function removeThirdPartyClaim(
  db: Database,
  act: Act,
  params: ParamsOf<typeof statementsCalls.removeThirdPartyClaim>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, act, params, 'bailiffChangesAmounts');
    const claim = await lockClaim(trx, place, params.privilegedClaimId);
    const deed = deedOfUser(act);
    await removeClaim(trx, deed, place, claim);
    await storeRemoved(trx, deed, place, claim);
  });
}
