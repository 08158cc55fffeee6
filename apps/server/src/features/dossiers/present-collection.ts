import type { Collection } from '@prorata/contract/dossiers/collection';
import { type BorneCosts, shareCosts, uncoveredCosts } from '@prorata/domain/costs/share-costs';
import type { PoolInput } from '@prorata/domain/distribution/input';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { allocateProRata, type Cents, eurosFromCents, sumCents } from '@prorata/domain/money';
import { presentAsset, presentExecutionCost } from './present.ts';
import type { DossierCollection } from './read-collection.ts';
import type { DossierMoney } from './read-money.ts';

/** The part of the balance that belongs to no lot bears costs as the lots do. */
const REST = 'rest';

export function presentCollection({
  dossier,
  money,
  charged,
  chargedIn,
  received,
}: DossierCollection): Collection {
  const { balanceToDistributeCents } = dossier;
  const sums = sumUp(money, balanceToDistributeCents, charged.lines);
  const own = ownCostsOf(money);
  const borne = sums.commonCents === null ? null : shareCosts(sums.pools, own, sums.commonCents);
  const net = netOf(sums, own);
  return {
    version: dossier.version,
    balanceToDistribute: eurosOrNull(balanceToDistributeCents),
    soldAssets: money.assets.map((asset) => ({
      ...presentAsset(asset),
      ...presentBorne(asset, own.get(asset.id) ?? 0n, borne?.get(asset.id) ?? null),
      received: eurosFromCents(received.get(asset.id) ?? 0n),
    })),
    executionCosts: money.executionCosts.map(presentExecutionCost),
    dossierCosts: (charged.lines ?? []).map(({ costId, name, kind, count, netCents, vatCents }) => ({
      ...{ dossierCostId: costId, displayName: name, kind, count },
      ...{ amount: eurosFromCents(netCents), vat: eurosFromCents(vatCents) },
    })),
    dossierCostsProblem: charged.problem,
    chargedIn,
    tariffDate: findGoverningDate(dossier),
    totals: {
      soldAssets: eurosFromCents(sums.assetsCents),
      withoutAsset: eurosFromCents(sums.restCents),
      executionCosts: eurosFromCents(sums.executionCents),
      dossierCosts: eurosOrNull(sums.tariffCents),
      uncoveredCosts: eurosOrNull(net?.uncoveredCents ?? null),
      netForCreditors: eurosOrNull(net?.cents ?? null),
    },
  };
}

/** Until the balance is known, the lots are all there is. */
function sumUp(
  { assets, executionCosts }: DossierMoney,
  balanceCents: Cents | null,
  lines: readonly { readonly totalCents: Cents }[] | null,
) {
  const assetsCents = sumCents(assets.map(({ collectedAmountCents }) => collectedAmountCents));
  const restCents = balanceCents === null ? 0n : balanceCents - assetsCents;
  const executionCents = sumCents(executionCosts.map(({ amountCents }) => amountCents));
  const common = executionCosts.filter(
    ({ assetIds, creditorId }) => assetIds.length === 0 && creditorId === null,
  );
  const tariffCents = lines && sumCents(lines.map(({ totalCents }) => totalCents));
  const pools: PoolInput[] = assets.map(({ id, poolKind, collectedAmountCents }) => ({
    ...{ id, kind: poolKind, amountCents: collectedAmountCents },
  }));
  if (restCents > 0n) pools.push({ id: REST, kind: 'money', amountCents: restCents });
  return {
    assetsCents,
    restCents,
    executionCents,
    tariffCents,
    pools,
    commonCents:
      tariffCents === null ? null : tariffCents + sumCents(common.map(({ amountCents }) => amountCents)),
    differenceCents: tariffCents === null ? null : assetsCents + restCents - executionCents - tariffCents,
  };
}

/** What the costs leave, as the calculation will take them; when that is nothing, all that is short. */
function netOf(
  { pools, commonCents, differenceCents }: ReturnType<typeof sumUp>,
  own: ReadonlyMap<string, Cents>,
): { readonly cents: Cents; readonly uncoveredCents: Cents } | null {
  if (commonCents === null || differenceCents === null) return null;
  const uncoveredCents = uncoveredCosts(pools, own, commonCents);
  const isShort = differenceCents + uncoveredCents <= 0n;
  if (isShort) return { cents: differenceCents, uncoveredCents: 0n };
  return { cents: differenceCents + uncoveredCents, uncoveredCents };
}

function ownCostsOf({ assets, executionCosts }: DossierMoney): ReadonlyMap<string, Cents> {
  const own = new Map<string, Cents>();
  const collected = new Map(assets.map(({ id, collectedAmountCents }) => [id, collectedAmountCents]));
  for (const { assetIds, amountCents } of executionCosts) {
    for (const [assetId, cents] of shareAmong(assetIds, collected, amountCents)) {
      own.set(assetId, (own.get(assetId) ?? 0n) + cents);
    }
  }
  return own;
}

/** Several lots bear a cost in proportion to what they brought in. */
function shareAmong(
  assetIds: readonly string[],
  collected: ReadonlyMap<string, Cents>,
  amountCents: Cents,
): (readonly [string, Cents])[] {
  if (assetIds.length === 0) return [];
  const gross = assetIds.map((id) => collected.get(id) ?? 0n);
  const weights = gross.some((cents) => cents > 0n) ? gross : gross.map(() => 1n);
  const shares = allocateProRata(amountCents, weights);
  return assetIds.map((id, place) => [id, shares[place] ?? 0n] as const);
}

function presentBorne(
  { collectedAmountCents }: DossierMoney['assets'][number],
  ownCents: Cents,
  borne: BorneCosts | null,
) {
  return {
    ownCosts: eurosFromCents(ownCents),
    shareOfCommonCosts: eurosOrNull(borne?.commonCents ?? null),
    net: eurosOrNull(borne && collectedAmountCents - ownCents - borne.commonCents),
  };
}

function eurosOrNull(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents);
}
