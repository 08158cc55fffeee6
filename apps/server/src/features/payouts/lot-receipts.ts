import type { OpenMovement } from '@prorata/contract/payouts/payout';
import { eurosFromCents } from '@prorata/domain/money';
import { fileNumbersIn, type Receipt, suggestLots } from '@prorata/domain/payouts/suggest-lots';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';

/** What was collected for a lot, less what statements show already, also as the income of a month. */
const OPEN_CENTS = sql<bigint>`asset.collected_amount_cents - coalesce(
  (select sum(amount_cents) from bank_movements where asset_id = asset.id), 0
)::bigint - coalesce((
  select sum(case asset_id when asset.id then amount_cents - maintenance_only_cents else maintenance_only_cents end)
  from income_receipts where asset.id in (asset_id, maintenance_asset_id) and movement_id is not null
), 0)::bigint`;

function selectLots(db: Database | Transaction) {
  return db
    .selectFrom('assets as asset')
    .innerJoin('dossiers', 'dossiers.id', 'asset.dossierId')
    .select(['asset.id', 'asset.name', 'asset.dossierId', 'dossiers.fileNumber'])
    .select(OPEN_CENTS.as('openCents'));
}

/** For each receipt the lots of the office that it may be for. */
export async function readLotSuggestions(
  db: Database,
  { organizationId }: DossierRecord,
  receipts: readonly Receipt[],
): Promise<OpenMovement['suggestedLots'][]> {
  const amounts = receipts.map(({ amountCents }) => amountCents);
  const numbers = receipts.flatMap(({ communication }) => fileNumbersIn(communication));
  if (amounts.length === 0) return [];
  const lots = await selectLots(db)
    .where('dossiers.organizationId', '=', organizationId)
    .where('dossiers.status', '<>', 'Cancelled')
    .where((where) =>
      where.or([
        where(OPEN_CENTS, 'in', amounts),
        ...(numbers.length > 0 ? [where('dossiers.fileNumber', 'in', numbers)] : []),
      ]),
    )
    .orderBy('dossiers.fileNumber', 'desc')
    .orderBy('asset.position')
    .execute();
  return receipts.map((receipt) =>
    suggestLots(receipt, lots).map(({ id: assetId, name, fileNumber, openCents }) => ({
      ...{ assetId, name, fileNumber },
      open: eurosFromCents(openCents),
    })),
  );
}

/** With its dossier, so that two receipts at once never make more of a lot than was collected for it. */
export async function lockLot(trx: Transaction, action: UserAction, asked: DossierRecord, assetId: string) {
  const found = await selectLots(trx)
    .where('asset.id', '=', assetId)
    .where('dossiers.organizationId', '=', asked.organizationId)
    .executeTakeFirst();
  if (found === undefined) throw new ProblemError('not-found');
  const dossier = await lockDossier(trx, action.actor, found.dossierId);
  const lot = await selectLots(trx).where('asset.id', '=', assetId).executeTakeFirstOrThrow();
  return { dossier, lot };
}
