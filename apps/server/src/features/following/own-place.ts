import type { Database, Transaction } from '../../database/tables.ts';
import { type LockedInvitation, readInvitation } from '../invitations/find-invitation.ts';
import { completeStatements, selectStatements } from '../statements/read-statements.ts';
import type { WholeStatement } from '../statements/statement-record.ts';

/** What belongs to whoever holds a code: the invitation, and what was filed with it. Nothing else is read for them. */
export interface OwnPlace extends LockedInvitation {
  readonly statements: readonly WholeStatement[];
}

export async function readOwnPlace(db: Database | Transaction, invitationId: string): Promise<OwnPlace> {
  const found = await readInvitation(db, invitationId);
  const statements = await selectStatements(db)
    .where('statement.invitationId', '=', invitationId)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  return { ...found, statements: await completeStatements(db, statements) };
}
