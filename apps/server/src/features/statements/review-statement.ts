import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readPartOfDossier } from '../dossiers/find-dossier.ts';
import { storeValidation } from './decide-review.ts';
import { lockThirdPartyStatement } from './lock-statement.ts';
import { presentThirdPartyStatement } from './present.ts';
import { completeStatement, getWholeStatement } from './read-statements.ts';
import { refuseUnexplained } from './refuse-unexplained.ts';
import { settleInvitation } from './settle-invitation.ts';
import { changeStatement, removeStatement } from './store-statement.ts';
import { tellAccountChange } from './tell-account-change.ts';
import { tellDecision } from './tell-decision.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Changes a creditor's statement; a total of 0 makes it invalid, which is a decision too. Another account is told to the
 * creditor.
 */
export async function updateThirdPartyStatement(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.updateThirdParty>,
  { version, explanationOfChange, ...given }: BodyOf<typeof statementsCalls.updateThirdParty>,
): Promise<ThirdPartyStatement> {
  return inTransaction(tools.db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    await refuseStale(trx, place.statement, version);
    const statement = await changeStatement(trx, action, place, given, { explanationOfChange });
    const whole = await completeStatement(trx, statement);
    refuseUnexplained(whole);
    await tellAccountChange(tools, trx, action, { ...place, statement }, place.statement);
    const isRefusedNow =
      statement.totalAmountClaimedCents === 0n && place.statement.totalAmountClaimedCents > 0n;
    if (isRefusedNow) await tellDecision(tools, trx, action, { ...place, statement });
    const invitationStatus = await settleInvitation(trx, action, { ...place, statement });
    return presentThirdPartyStatement(trx, { ...whole, invitationStatus });
  });
}

export async function explainChange(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.updateExplanation>,
  { version, explanationOfChange }: BodyOf<typeof statementsCalls.updateExplanation>,
): Promise<ThirdPartyStatement> {
  return inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    await refuseStale(trx, place.statement, version);
    const statement = await writeStatement(trx, action, place, { explanationOfChange });
    return presentThirdPartyStatement(trx, await completeStatement(trx, statement));
  });
}

export async function markAsValidated(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.markAsValidated>,
  { version }: BodyOf<typeof statementsCalls.markAsValidated>,
): Promise<ThirdPartyStatement> {
  return inTransaction(tools.db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'markAsValidated');
    await refuseStale(trx, place.statement, version);
    const statement = await storeValidation(trx, action, place);
    await tellDecision(tools, trx, action, { ...place, statement });
    const invitationStatus = await settleInvitation(trx, action, { ...place, statement });
    return presentThirdPartyStatement(trx, {
      ...(await completeStatement(trx, statement)),
      invitationStatus,
    });
  });
}

export async function readThirdPartyStatement(
  db: Database,
  user: ActingUser,
  { dossierId, tpStatementId }: ParamsOf<typeof statementsCalls.readThirdParty>,
): Promise<ThirdPartyStatement> {
  const statement = await readPartOfDossier(db, user, dossierId, (db) =>
    getWholeStatement(db, { dossierId, statementId: tpStatementId }),
  );
  if (statement.invitationId === null) throw new ProblemError('statement-not-found');
  return presentThirdPartyStatement(db, statement);
}

export async function removeThirdPartyStatement(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.removeThirdParty>,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffDeletes');
    await refuseStale(trx, place.statement, version);
    await removeStatement(trx, action, place);
    await settleInvitation(trx, action, place);
  });
}
