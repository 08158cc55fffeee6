import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import type { Database, Transaction } from '../../database/tables.ts';
import type { InvitationCodes } from './invitation-codes.ts';
import { fieldsOf } from './invitation-fields.ts';
import type { FindLastSendResults } from './parts.ts';
import type { StoredInvitation } from './queries.ts';

interface PresentParts {
  readonly codes: InvitationCodes;
  readonly findLastSendResults: FindLastSendResults;
}

/** Invitations as those who work on the dossier see them, each with the last mail or letter that carried it. */
export async function presentInvitations(
  { codes, findLastSendResults }: PresentParts,
  db: Database | Transaction,
  stored: readonly StoredInvitation[],
): Promise<Invitation[]> {
  const ids = stored.map(({ id }) => id);
  const results = await findLastSendResults(db, ids);
  return stored.map((invitation) => presentInvitation(codes, invitation, results.get(invitation.id)));
}

function presentInvitation(
  codes: InvitationCodes,
  stored: StoredInvitation,
  lastSendResult: SendResult | undefined,
): Invitation {
  return {
    ...fieldsOf(stored),
    id: stored.id,
    version: stored.version,
    code: formatInvitationCode(codes.unseal(stored.codeSealed)),
    status: stored.status,
    isUnsent: stored.isUnsent,
    isCorrectable: stored.isCorrectable,
    sendDate: stored.sentAt?.toISOString() ?? null,
    openedAt: stored.openedAt?.toISOString() ?? null,
    closedAt: stored.closedAt?.toISOString() ?? null,
    closedBy: stored.closedBy,
    numberOfStatements: Number(stored.numberOfStatements),
    lastSendResult: lastSendResult ?? null,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.creatorName,
  };
}
