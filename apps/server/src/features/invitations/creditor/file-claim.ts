import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim } from '@prorata/contract/invitations/invited-statement';
import type { Database } from '../../../database/tables.ts';
import { refuseStale } from '../../../events/refuse-stale.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from '../../statements/store-claim.ts';
import { type CreditorAct, inOpenInvitation } from './act-of-creditor.ts';
import { lockOwnStatement } from './own-statement.ts';
import { presentInvitedClaim } from './present.ts';

interface ClaimPlace {
  readonly tpStatementId: string;
  readonly privilegedClaimId: string;
}

/** Adds a claim to a statement; its proof was uploaded before. */
export function addOwnClaim(
  db: Database,
  act: CreditorAct,
  tpStatementId: string,
  given: BodyOf<typeof invitedCalls.createClaim>,
): Promise<InvitedClaim> {
  return inOpenInvitation(db, act, async (trx, { dossier, deed, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    return presentInvitedClaim(await addClaim(trx, deed, { dossier, statement }, given));
  });
}

export function changeOwnClaim(
  db: Database,
  act: CreditorAct,
  { tpStatementId, privilegedClaimId }: ClaimPlace,
  { version, ...given }: BodyOf<typeof invitedCalls.updateClaim>,
): Promise<InvitedClaim> {
  return inOpenInvitation(db, act, async (trx, { dossier, deed, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    const stored = await lockClaim(trx, { dossier, statement }, privilegedClaimId);
    await refuseStale(trx, stored, version);
    return presentInvitedClaim(await changeClaim(trx, deed, { dossier, statement }, stored, given));
  });
}

export function removeOwnClaim(
  db: Database,
  act: CreditorAct,
  { tpStatementId, privilegedClaimId }: ClaimPlace,
): Promise<void> {
  return inOpenInvitation(db, act, async (trx, { dossier, deed, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    const claim = await lockClaim(trx, { dossier, statement }, privilegedClaimId);
    await removeClaim(trx, deed, { dossier, statement }, claim);
  });
}
