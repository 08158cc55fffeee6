import type { ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { isAssetOf } from './check-claim.ts';
import { presentClaim } from './present-claim.ts';
import { lockStatement } from './read-statements.ts';
import { recordStatementEvent } from './record-statement-event.ts';
import { lockClaim } from './store-claim.ts';
import { thirdPartyStatusOf } from './third-party-status.ts';

type Params = ParamsOf<typeof statementsCalls.linkClaimToAsset>;

/**
 * Adds a lot to those on which a specific claim draws. That is the office's reading of the creditor's words and changes nothing
 * in what was claimed, so a validated statement stays validated.
 */
export async function linkClaimToAsset(
  db: Database,
  action: UserAction,
  { dossierId, privilegedClaimId, assetId }: Params,
): Promise<PrivilegedClaim> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const statementId = await findStatementOf(trx, privilegedClaimId);
    const statement = await lockStatement(trx, { dossierId, statementId });
    const stored = await lockClaim(trx, { dossier, statement }, privilegedClaimId);
    if (thirdPartyStatusOf(statement) === 'Filing') throw new ProblemError('invitation-still-open');
    if (!(await isAssetOf(trx, dossierId, assetId))) throw new ProblemError('not-found');
    if (stored.claimType !== 'specific') {
      throw new ProblemError('validation', { errors: [{ path: 'assetId', code: 'invalid' }] });
    }
    if (stored.assetIds.includes(assetId)) return presentClaim(stored);
    const assetIds = [...stored.assetIds, assetId];
    const claim = await trx
      .updateTable('privilegedClaims')
      .set({ assetIds })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await outdateResults(trx, dossierId, action.at);
    await recordStatementEvent(
      trx,
      action,
      { dossier, statement },
      {
        type: 'claim.linkedToAsset',
        subjectId: claim.id,
        before: { assetIds: stored.assetIds },
        after: { assetIds },
        version: claim.version,
      },
    );
    return presentClaim(claim);
  });
}

/** What is calculated automatically goes by the id of its statement, and is refused as such. */
async function findStatementOf(trx: Transaction, claimId: string): Promise<string> {
  const claim = await trx
    .selectFrom('privilegedClaims')
    .select('statementId')
    .where('id', '=', claimId)
    .executeTakeFirst();
  return claim?.statementId ?? claimId;
}
