import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { type LockedInvitation, readInvitation } from '../invitations/find-invitation.ts';
import { readWholeStatements } from '../statements/read-statements.ts';
import type { WholeStatement } from '../statements/statement-record.ts';

/** What belongs to whoever holds a code: the invitation, and what was filed with it. Nothing else is read for them. */
export interface OwnPlace extends LockedInvitation {
  readonly statements: readonly WholeStatement[];
}

export async function readOwnPlace(db: Database | Transaction, invitationId: string): Promise<OwnPlace> {
  const { found, statements } = await readTogether(db, (db) => ({
    found: readInvitation(db, invitationId),
    statements: readWholeStatements(db, selectOwnIds(db, invitationId).$asScalar()),
  }));
  return { ...found, statements };
}

/** What was filed; and of whoever confirmed a balance, or let it stand, what was carried over. */
export function selectOwnIds(db: Database, invitationId: string) {
  return db
    .selectFrom('statements')
    .select('statements.id')
    .where('deletedAt', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('statements.invitationId', '=', invitationId),
        eb(
          'statements.id',
          '=',
          selectFrom('invitations')
            .select('balanceStatementId')
            .where('invitations.id', '=', invitationId)
            // Until the question is answered the creditor may file instead.
            .where('closedAt', 'is not', null),
        ),
      ]),
    );
}
