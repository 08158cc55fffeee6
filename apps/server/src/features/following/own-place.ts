import type { Database, Transaction } from '../../database/tables.ts';
import { type LockedInvitation, readInvitation } from '../invitations/find-invitation.ts';
import { completeStatements, selectStatements } from '../statements/read-statements.ts';
import type { WholeStatement } from '../statements/statement-record.ts';

/** What belongs to whoever holds a code: the invitation, and what was filed with it. Nothing else is read for them. */
export interface OwnPlace extends LockedInvitation {
  readonly statements: readonly WholeStatement[];
}

/** Only once the question is answered: until then the creditor may file instead. */
function balanceOf({ balanceStatementId, closedAt }: LockedInvitation['invitation']): string | null {
  return closedAt === null ? null : balanceStatementId;
}

export async function readOwnPlace(db: Database | Transaction, invitationId: string): Promise<OwnPlace> {
  const found = await readInvitation(db, invitationId);
  const statements = await selectStatements(db)
    .where(({ or, eb }) =>
      or([
        eb('statement.invitationId', '=', invitationId),
        // Of whoever confirmed a balance, or let it stand: what was carried over.
        eb('statement.id', '=', balanceOf(found.invitation)),
      ]),
    )
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  return { ...found, statements: await completeStatements(db, statements) };
}
