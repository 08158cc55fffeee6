import type { EventValues } from '@prorata/contract/audit/events';
import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { SoldAsset } from '@prorata/contract/dossiers/sold-asset';
import type { FieldError } from '@prorata/contract/field-errors';
import { centsFromEuros } from '@prorata/domain/money';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { AssetsTable, Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { estateNames } from './defendants.ts';
import { type DossierRecord, lockDossierForChange } from './find-dossier.ts';
import { outdateResults } from './outdate-results.ts';
import { presentAsset } from './present.ts';

type AssetRecord = Selectable<AssetsTable>;
type AssetFields = BodyOf<typeof dossiersCalls.createAsset>;

interface AssetPlace {
  readonly dossierId: string;
  readonly assetId: string;
}

/** More lots than any sale has, and as many as a calculation takes in its stride. */
const MAX_ASSETS = 500;

/** Adds what brought in money, at the end of the list. */
export async function createAsset(
  db: Database,
  action: UserAction,
  dossierId: string,
  given: AssetFields,
): Promise<SoldAsset> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    refuseStrangeEstates(dossier, given);
    const position = await nextPosition(trx, dossierId);
    const asset = await trx
      .insertInto('assets')
      .values({ id: newId(), dossierId, position, ...columnsOf(given) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await settle(trx, action, dossier, {
      type: 'asset.created',
      asset,
      before: null,
      after: auditedOf(dossier, fieldsOf(asset)),
    });
    return presentAsset(asset);
  });
}

export async function updateAsset(
  db: Database,
  action: UserAction,
  place: AssetPlace,
  { version, ...given }: BodyOf<typeof dossiersCalls.updateAsset>,
): Promise<SoldAsset> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const stored = await getAsset(trx, place);
    await refuseStale(trx, stored, version);
    refuseStrangeEstates(dossier, given);
    if (given.poolKind === 'maintenanceOnly') await refuseBearer(trx, place.assetId);
    const changes = findChanges(auditedOf(dossier, fieldsOf(stored)), auditedOf(dossier, given));
    if (changes === undefined) return presentAsset(stored);
    const asset = await trx
      .updateTable('assets')
      .set(columnsOf(given))
      .where('id', '=', place.assetId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await settle(trx, action, dossier, { type: 'asset.changed', asset, ...changes });
    return presentAsset(asset);
  });
}

/** Deletes an asset that no claim and no cost rests on. A statement that was deleted lets go of it. */
export async function removeAsset(
  db: Database,
  action: UserAction,
  place: AssetPlace,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const asset = await getAsset(trx, place);
    await refuseStale(trx, asset, version);
    await refuseBearer(trx, asset.id);
    await refuseDrawnOn(trx, asset.id);
    await trx.deleteFrom('assets').where('id', '=', asset.id).execute();
    await settle(trx, action, dossier, {
      type: 'asset.removed',
      asset,
      before: auditedOf(dossier, fieldsOf(asset)),
      after: null,
    });
  });
}

interface AssetEvent {
  readonly type: 'asset.created' | 'asset.changed' | 'asset.removed';
  readonly asset: AssetRecord;
  readonly before: EventValues<'asset.changed'> | null;
  readonly after: EventValues<'asset.changed'> | null;
}

/** Whatever becomes of an asset changes who gets what. */
async function settle(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { type, asset, before, after }: AssetEvent,
): Promise<void> {
  await outdateResults(trx, dossier.id, action.at);
  await recordEvent(trx, action, {
    dossier,
    type,
    subjectId: asset.id,
    before: before && { name: asset.name, ...before },
    after: after && { name: asset.name, ...after },
    version: type === 'asset.removed' ? null : asset.version,
  });
}

async function getAsset(trx: Transaction, { dossierId, assetId }: AssetPlace): Promise<AssetRecord> {
  const asset = await trx
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', assetId)
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  if (asset === undefined) throw new ProblemError('not-found');
  return asset;
}

/** No cost rests on an asset that goes, or that bears none: the protected part of an income (Judicial Code 1412). */
async function refuseBearer(trx: Transaction, assetId: string): Promise<void> {
  const cost = await trx
    .selectFrom('executionCosts')
    .select('id')
    .where(sql<boolean>`${assetId} = any(asset_ids)`)
    .limit(1)
    .executeTakeFirst();
  if (cost !== undefined) throw new ProblemError('asset-in-use');
}

/**
 * Nor on which a part is fixed of a claim that draws on all: it would name a lot that is gone, and of what is validated nobody
 * changes it any more. The claims of a statement that was deleted draw on nothing any more.
 */
async function refuseDrawnOn(trx: Transaction, assetId: string): Promise<void> {
  const claim = await trx
    .selectFrom('privilegedClaims as claim')
    .innerJoin('statements as statement', 'statement.id', 'claim.statementId')
    .select('claim.id')
    .where(
      sql<boolean>`(claim.asset_ids @> array[${assetId}::uuid] or (claim.is_on_all_assets
        and claim.details -> 'fixedParts' @> jsonb_build_array(jsonb_build_object('assetId', ${assetId}::text))))`,
    )
    .where('statement.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (claim !== undefined) throw new ProblemError('asset-in-use');
}

/** An asset belongs to the dossier's defendants, and to what they have in common. */
function refuseStrangeEstates(dossier: DossierRecord, { shares }: AssetFields): void {
  const known = estateNames(dossier);
  const errors = shares.flatMap(({ estateId }, place): FieldError[] =>
    known.has(estateId) ? [] : [{ path: `shares.${place}.estateId`, code: 'choice-invalid' }],
  );
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** The shares as people read them: whose, and how many hundredths. */
function auditedOf(dossier: DossierRecord, { shares, ...fields }: AssetFields): EventValues<'asset.changed'> {
  const names = estateNames(dossier);
  return {
    ...fields,
    shares: shares.map(({ estateId, basisPoints }) => ({
      estateId: names.get(estateId) ?? estateId,
      share: basisPoints / BASIS_POINTS_IN_A_PERCENT,
    })),
  };
}
const BASIS_POINTS_IN_A_PERCENT = 100;

async function nextPosition(trx: Transaction, dossierId: string): Promise<number> {
  const { assets, last } = await trx
    .selectFrom('assets')
    .select([sql<number>`count(*)::integer`.as('assets'), sql<number | null>`max(position)`.as('last')])
    .where('dossierId', '=', dossierId)
    .executeTakeFirstOrThrow();
  if (assets >= MAX_ASSETS) {
    const error = { path: 'name', code: 'too-many', params: { maximum: MAX_ASSETS } } as const;
    throw new ProblemError('validation', { errors: [error] });
  }
  return (last ?? -1) + 1;
}

function columnsOf({ collectedAmount, shares, ...same }: AssetFields) {
  return { ...same, collectedAmountCents: centsFromEuros(collectedAmount), shares: JSON.stringify(shares) };
}

function fieldsOf(asset: AssetRecord): AssetFields {
  const { id: _, version: __, ...fields } = presentAsset(asset);
  return fields;
}
