import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import {
  MAX_EXPLANATION_LENGTH,
  type ThirdPartyClaim,
} from '@prorata/contract/statements/third-party-statement';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Action, UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockThirdPartyStatement } from './lock-statement.ts';
import { presentThirdPartyClaim } from './present-claim.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from './store-claim.ts';
import { storeRemoved } from './store-removed.ts';
import { writeStatement } from './write-statement.ts';

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
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    const claim = await lockClaim(trx, place, params.privilegedClaimId);
    await refuseStale(trx, claim, version);
    await removeClaim(trx, action, place, claim);
    await storeRemoved(trx, action, place, claim);
  });
}

/**
 * Gives the creditor the reason for a changed claim. A statement has one explanation, so a new reason joins those that
 * stand there; one that repeats them, as when somebody edits the whole text, takes their place.
 */
async function addExplanation(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  reason: string,
): Promise<void> {
  const explanationOfChange = joinReasons(place.statement.explanationOfChange, reason);
  if (explanationOfChange.length > MAX_EXPLANATION_LENGTH) {
    const params = { maximum: MAX_EXPLANATION_LENGTH };
    throw new ProblemError('validation', {
      errors: [{ path: 'explanationOfChange', code: 'too-long', params }],
    });
  }
  await writeStatement(trx, action, place, { explanationOfChange });
}

function joinReasons(before: string | null, reason: string): string {
  if (before === null || reason.includes(before)) return reason;
  return before.includes(reason) ? before : `${before}\n${reason}`;
}
