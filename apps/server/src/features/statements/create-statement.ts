import type { BodyOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { presentStatement } from './present-statement.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { addStatement } from './store-statement.ts';

export async function createStatement(
  db: Database,
  action: UserAction,
  dossierId: string,
  { validated, ...given }: BodyOf<typeof statementsCalls.create>,
): Promise<Statement> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const author = { createdBy: action.actor.id, invitationId: null };
    const statement = await addStatement(trx, action, { dossier, author }, given);
    // Its documents can only follow, so a new statement is never complete.
    if (validated) await refuseIncomplete(trx, statement);
    return presentStatement({ ...statement, claims: [], documents: [] });
  });
}
