import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { newInvitedStatementSchema } from '@prorata/contract/invitations/invited-statement';
import type { KnownCreditor } from '@prorata/contract/invitations/known-creditor';
import type { Database, Transaction } from '../../../database/tables.ts';
import type { CreditorAction } from '../../../http/action.ts';
import { completeStatement, completeStatements, selectStatements } from '../../statements/read-statements.ts';
import type { WholeStatement } from '../../statements/statement-record.ts';
import { inOpenInvitation } from './act-of-creditor.ts';
import { beginFromBalance } from './begin-from-balance.ts';
import { addOwnStatement } from './file-statement.ts';
import { presentInvitedStatement } from './present.ts';
import { readKnown } from './read-known.ts';

/**
 * Begins a statement with all that is known, so that the creditor types only the rest. Pressed twice, or again after the answer
 * was lost, it gives the one that is still as it was begun.
 */
export function beginKnownStatement(db: Database, action: CreditorAction): Promise<InvitedStatement> {
  return inOpenInvitation(db, action, async (trx, place) => {
    const copy = await beginFromBalance(trx, place);
    if (copy !== undefined) return presentInvitedStatement(copy);
    const begun = await findUntouched(trx, place.invitation.id);
    if (begun !== undefined) return presentInvitedStatement(begun);
    const { sources: _sources, creditorAddress, ...known } = await readKnown(trx, place);
    const given = newInvitedStatementSchema.parse({
      ...known,
      creditorAddress: creditorAddress ?? NOWHERE,
      totalAmountClaimed: 0,
    });
    return presentInvitedStatement(await completeStatement(trx, await addOwnStatement(trx, place, given)));
  });
}

/** Most creditors are here; the country is then one thing less to choose. */
const NOWHERE = { country: 'BE' } satisfies Partial<NonNullable<KnownCreditor['creditorAddress']>>;

async function findUntouched(trx: Transaction, invitationId: string): Promise<WholeStatement | undefined> {
  const stored = await selectStatements(trx)
    .where('statement.invitationId', '=', invitationId)
    .where('statement.version', '=', 1)
    .where('statement.totalAmountClaimedCents', '=', 0n)
    .orderBy('statement.createdAt')
    .execute();
  const statements = await completeStatements(trx, stored);
  return statements.find(({ documents, claims }) => documents.length === 0 && claims.length === 0);
}
