import type { FollowUpKind } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { type CopiedIds, copyRows, type RowsToCopy } from '../../database/copy-rows.ts';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';

/** Which id of the earlier dossier became which of the new one. */
export type CarriedIds = CopiedIds;

/**
 * Copies into a dossier what another holds: its creditors, lots, costs, and statements with their claims and documents, as
 * they were decided. Everything gets an id of its own, in the same order; whatever names one of them names the copy.
 */
export async function carryOver(
  trx: Transaction,
  action: UserAction,
  { fromId, toId, kind }: { readonly fromId: string; readonly toId: string; readonly kind: FollowUpKind },
): Promise<CarriedIds> {
  const ids = new Map([[fromId, toId]]);
  for (const carried of listCarried(fromId, action, kind)) await copyRows(trx, carried, ids);
  await linkStatements(trx, toId, ids);
  return ids;
}

function listCarried(fromId: string, { actor }: UserAction, kind: FollowUpKind): RowsToCopy[] {
  const inDossier = sql`dossier_id = ${fromId}::uuid`;
  const nothing = sql`'{}'::jsonb`;
  // What was deleted, or refused before it shared in anything, is not carried.
  const kept = sql`statement_id in (select id from statements where ${inDossier} and deleted_at is null)`;
  const isSameMass = kind === 'reserveDecided';
  // The months of income are over: each run has lots of its own, and no claim rests on one of another.
  const isRun = kind === 'recurring';
  const lots = isRun ? sql`${inDossier} and pool_kind = 'asset'` : inDossier;
  return [
    { table: 'creditors', rows: inDossier, changes: nothing },
    {
      table: 'assets',
      rows: lots,
      // The lots stay, for the claims that rest on them; what they brought in was shared out.
      changes: isSameMass ? nothing : sql`'{"collected_amount_cents": 0}'::jsonb`,
    },
    { table: 'executionCosts', rows: isSameMass ? inDossier : sql`false`, changes: nothing },
    {
      table: 'statements',
      rows: sql`${inDossier} and deleted_at is null`,
      // Nobody is invited for it: what was filed under an invitation of the earlier dossier is the office's here.
      changes: sql`jsonb_build_object(
        'invitation_id', null,
        'created_by', coalesce(created_by, ${actor.id}::uuid),
        'declared_total_cents', coalesce(original_total_amount_claimed_cents, declared_total_cents),
        'original_total_amount_claimed_cents', null,
        'carried_from_id', null
      )`,
    },
    {
      table: 'files',
      rows: sql`id in (select file_id from documents where ${inDossier} and ${kept})`,
      changes: nothing,
    },
    { table: 'documents', rows: sql`${inDossier} and ${kept}`, changes: nothing },
    {
      table: 'privilegedClaims',
      rows: sql`${inDossier} and ${kept}`,
      changes: sql`jsonb_build_object(
        'declared_cents', coalesce(original_amount_demanded_cents, declared_cents),
        'original_amount_demanded_cents', null,
        'asset_ids', array(
          select lot from unnest(asset_ids) with ordinality as of_claim (lot, place)
          where lot in (select id from assets where ${lots}) order by place
        )
      )`,
    },
  ];
}

/** From which the report tells what each creditor has received. */
async function linkStatements(trx: Transaction, toId: string, ids: CarriedIds): Promise<void> {
  await sql`
    update statements set carried_from_id = carried.earlier::uuid
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(ids))}::jsonb) as carried (earlier, later)
    where statements.dossier_id = ${toId}::uuid and statements.id = carried.later::uuid`.execute(trx);
}
