import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { findChanges } from '../../events/changes.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { checkClaim } from './check-claim.ts';
import { type ClaimDetails, type ClaimInput, claimColumnsOf, storedColumns } from './claim-fields.ts';
import { claimFieldsOf } from './present-claim.ts';
import { type GivenValues, recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';
import { refuseFull } from './refuse-full.ts';
import { settleChange } from './settle-change.ts';
import type { ClaimRecord } from './statement-record.ts';

/** A claim of the statement, locked. What is calculated automatically goes by the statement's own id, and stays. */
export async function lockClaim(
  trx: Transaction,
  { statement }: StatementInDossier,
  claimId: string,
): Promise<ClaimRecord> {
  if (claimId === statement.id) throw new ProblemError('claim-calculated-automatically');
  const claim = await trx
    .selectFrom('privilegedClaims')
    .selectAll()
    .where('id', '=', claimId)
    .where('statementId', '=', statement.id)
    .forUpdate()
    .executeTakeFirst();
  if (claim === undefined) throw new ProblemError('not-found');
  return claim;
}

export async function addClaim(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  given: ClaimInput,
): Promise<ClaimRecord> {
  const { dossier, statement } = place;
  await refuseFull(trx, 'privilegedClaims', statement.id);
  await checkClaim(trx, place, given);
  const claim = await trx
    .insertInto('privilegedClaims')
    .values(({ selectFrom }) => ({
      id: newId(),
      dossierId: dossier.id,
      statementId: statement.id,
      position: selectFrom('privilegedClaims')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('statementId', '=', statement.id),
      ...storedColumns(claimColumnsOf(given)),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleChange(trx, action, place);
  await recordClaimEvent(trx, action, place, {
    what: 'added',
    claim,
    before: null,
    after: claimFieldsOf(claim),
  });
  return claim;
}

export async function changeClaim(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  stored: ClaimRecord,
  given: ClaimInput,
): Promise<ClaimRecord> {
  await checkClaim(trx, { ...place, stored }, given);
  const columns = claimColumnsOf(given, stored);
  return writeClaim(trx, action, place, { stored, columns, settle: () => settleChange(trx, action, place) });
}

/**
 * Writes what is read in a claim without deciding on it anew: no amount changes, so the mark "validated" stays, unlike that of a
 * claim that is changed.
 */
export async function readClaimOtherwise(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  stored: ClaimRecord,
  columns: { readonly since?: ClaimRecord['since']; readonly details: ClaimDetails },
): Promise<ClaimRecord> {
  const settle = () => outdateResults(trx, place.dossier.id, action.at);
  return writeClaim(trx, action, place, { stored, columns, settle });
}

interface WrittenClaim {
  readonly stored: ClaimRecord;
  readonly columns: Partial<ReturnType<typeof claimColumnsOf>> & { readonly details: ClaimDetails };
  /** What else follows from a change. */
  readonly settle: () => Promise<unknown>;
}

/** Nothing happens when nothing changes. */
async function writeClaim(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  { stored, columns, settle }: WrittenClaim,
): Promise<ClaimRecord> {
  const changes = findChanges(claimFieldsOf(stored), claimFieldsOf({ ...stored, ...columns }));
  if (changes === undefined) return stored;
  const claim = await trx
    .updateTable('privilegedClaims')
    .set(storedColumns(columns))
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settle();
  await recordClaimEvent(trx, action, place, { what: 'changed', claim, ...changes });
  return claim;
}

export async function removeClaim(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  claim: ClaimRecord,
): Promise<void> {
  await trx.deleteFrom('privilegedClaims').where('id', '=', claim.id).execute();
  await settleChange(trx, action, place);
  await recordClaimEvent(trx, action, place, {
    what: 'removed',
    claim,
    before: claimFieldsOf(claim),
    after: null,
  });
}

interface ClaimEvent {
  readonly what: 'added' | 'changed' | 'removed';
  readonly claim: ClaimRecord;
  readonly before: GivenValues | null;
  readonly after: GivenValues | null;
}

async function recordClaimEvent(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  { what, claim, before, after }: ClaimEvent,
): Promise<void> {
  await recordStatementEvent(trx, action, place, {
    type: `claim.${what}`,
    subjectId: claim.id,
    before,
    after,
    version: what === 'removed' ? null : claim.version,
  });
}
