import type { DemoDossier } from '@prorata/demo/dossiers';
import { newId } from '../database/new-id.ts';
import type { DossierRecord } from '../features/dossiers/find-dossier.ts';
import type { DemoContext } from './demo-context.ts';

/** The ids of a dossier's assets, by name. */
export type AssetIds = ReadonlyMap<string, string>;

export async function insertMoney(
  { trx, clock }: DemoContext,
  demo: DemoDossier,
  { id: dossierId }: DossierRecord,
): Promise<AssetIds> {
  const assetIds = new Map(demo.assets.map(({ name }) => [name, newId()]));
  const assets = demo.assets.map(({ name, description, kind, collectedCents }, position) => ({
    id: assetIds.get(name) ?? '',
    dossierId,
    position,
    name,
    description: description || null,
    transactionKind: kind,
    collectedAmountCents: collectedCents,
  }));
  if (assets.length > 0) await trx.insertInto('assets').values(assets).execute();
  const costs = demo.executionCosts.map(({ date, description, amountCents, asset }, position) => ({
    id: newId(),
    dossierId,
    position,
    description,
    incurredOn: clock.day(date),
    amountCents,
    assetId: asset === undefined ? null : (assetIds.get(asset) ?? null),
  }));
  if (costs.length > 0) await trx.insertInto('executionCosts').values(costs).execute();
  return assetIds;
}
