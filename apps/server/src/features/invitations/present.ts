import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { findLastSendResults } from '../delivery/list-send-results.ts';
import { findStandingConfirmations, presentBalanceRequest } from './balance-confirmations.ts';
import { fieldsOf } from './invitation-fields.ts';
import { findStandingNoClaims, type NoClaimRecord, presentNoClaim } from './no-claim.ts';
import type { StoredInvitation } from './queries.ts';

/** Invitations as those who work on the dossier see them, each with the last mail or letter that carried it. */
export async function presentInvitations(
  db: Database | Transaction,
  stored: readonly StoredInvitation[],
): Promise<Invitation[]> {
  const ids = stored.map(({ id }) => id);
  const { results, noClaims, confirmations } = await readTogether(db, (db) => ({
    results: findLastSendResults(db, ids),
    noClaims: findStandingNoClaims(db, ids),
    confirmations: findStandingConfirmations(db, ids),
  }));
  return stored.map((invitation) => ({
    ...presentInvitation(invitation, results.get(invitation.id), noClaims.get(invitation.id)),
    balance: presentBalanceRequest(invitation, confirmations.get(invitation.id)),
  }));
}

function presentInvitation(
  stored: StoredInvitation,
  lastSendResult: SendResult | undefined,
  noClaim: NoClaimRecord | undefined,
): Omit<Invitation, 'balance'> {
  return {
    ...fieldsOf(stored),
    id: stored.id,
    version: stored.version,
    status: stored.status,
    isUnsent: stored.isUnsent,
    isCorrectable: stored.isCorrectable,
    sendDate: stored.sentAt?.toISOString() ?? null,
    openedAt: stored.openedAt?.toISOString() ?? null,
    closedAt: stored.closedAt?.toISOString() ?? null,
    closedBy: stored.closedBy,
    numberOfStatements: Number(stored.numberOfStatements),
    nothingToClaim: noClaim ? presentNoClaim(noClaim) : null,
    lastSendResult: lastSendResult ?? null,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.creatorName,
  };
}
