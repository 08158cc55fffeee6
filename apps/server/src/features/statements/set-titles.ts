import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { checkTitles } from './check-titles.ts';
import { detailsOf } from './claim-fields.ts';
import { presentStatement } from './present-statement.ts';
import { completeStatement, lockStatement } from './read-statements.ts';
import { lockClaim, readClaimOtherwise } from './store-claim.ts';
import { thirdPartyStatusOf } from './third-party-status.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Says on what a statement, or one claim of it, is founded. That is the office's reading of what was filed and changes no
 * amount, so a validated statement stays validated.
 */
export async function setTitles(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.setTitles>,
  { version, privilegedClaimId, titles }: BodyOf<typeof statementsCalls.setTitles>,
): Promise<Statement> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, params.dossierId);
    const statement = await lockStatement(trx, params);
    if (thirdPartyStatusOf(statement) === 'Filing') throw new ProblemError('invitation-still-open');
    const place = { dossier, statement };
    const claim = privilegedClaimId === null ? null : await lockClaim(trx, place, privilegedClaimId);
    await refuseStale(trx, claim ?? statement, version);
    const errors = await checkTitles(trx, statement.id, titles);
    if (errors.length > 0) throw new ProblemError('validation', { errors });
    if (claim === null) await writeStatement(trx, action, place, { titles });
    else {
      const details = { ...detailsOf(claim), titles };
      await readClaimOtherwise(trx, action, place, claim, { details });
    }
    return presentStatement(await completeStatement(trx, await lockStatement(trx, params)));
  });
}
