import { eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';
import type { ClaimRecord } from './statement-record.ts';

/**
 * What the creditor filed stays to be seen after the office took it out; what the office had added itself just goes.
 * The statement tells of it too: whoever decides on it meanwhile hears that it is no longer what they saw.
 */
export async function storeRemoved(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  claim: ClaimRecord,
): Promise<void> {
  const { id, claimType: type, privilegeId, assetDescription, originalAmountDemandedCents: original } = claim;
  if (original === null) return;
  const removed = { id, type, privilegeId, assetDescription, amountDemanded: eurosFromCents(original) };
  const { version } = await trx
    .updateTable('statements')
    .set({ removedClaims: sql`removed_claims || ${JSON.stringify([removed])}::jsonb` })
    .where('id', '=', place.statement.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const left = await countClaims(trx, place.statement.id);
  await recordStatementEvent(trx, action, place, {
    type: 'statement.changed',
    before: { privilegedClaims: left + 1 },
    after: { privilegedClaims: left },
    version,
  });
}

async function countClaims(trx: Transaction, statementId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('privilegedClaims')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('statementId', '=', statementId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
