import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim } from '@prorata/contract/invitations/invited-statement';
import type { Database } from '../../../database/tables.ts';
import { refuseStale } from '../../../events/refuse-stale.ts';
import type { CreditorAction } from '../../../http/action.ts';
import { debtorsOf } from '../../statements/statement-fields.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from '../../statements/store-claim.ts';
import { inOpenInvitation } from './act-of-creditor.ts';
import { lockOwnStatement } from './own-statement.ts';
import { presentInvitedClaim } from './present.ts';

interface ClaimPlace {
  readonly tpStatementId: string;
  readonly privilegedClaimId: string;
}

/** Adds a claim to a statement; its proof was uploaded before, and whoever owes the statement owes it. */
export function addOwnClaim(
  db: Database,
  action: CreditorAction,
  tpStatementId: string,
  given: BodyOf<typeof invitedCalls.createClaim>,
): Promise<InvitedClaim> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    const owed = { debtorIds: debtorsOf(statement), liability: statement.liability };
    return presentInvitedClaim(await addClaim(trx, action, { dossier, statement }, { ...given, ...owed }));
  });
}

export function changeOwnClaim(
  db: Database,
  action: CreditorAction,
  { tpStatementId, privilegedClaimId }: ClaimPlace,
  { version, ...given }: BodyOf<typeof invitedCalls.updateClaim>,
): Promise<InvitedClaim> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    const stored = await lockClaim(trx, { dossier, statement }, privilegedClaimId);
    await refuseStale(trx, stored, version);
    return presentInvitedClaim(await changeClaim(trx, action, { dossier, statement }, stored, given));
  });
}

export function removeOwnClaim(
  db: Database,
  action: CreditorAction,
  { tpStatementId, privilegedClaimId }: ClaimPlace,
  version: number | undefined,
): Promise<void> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    const claim = await lockClaim(trx, { dossier, statement }, privilegedClaimId);
    await refuseStale(trx, claim, version);
    await removeClaim(trx, action, { dossier, statement }, claim);
  });
}
