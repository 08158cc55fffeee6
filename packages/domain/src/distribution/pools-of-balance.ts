import type { Cents } from '../money.ts';
import type { PoolInput, PoolKind } from './input.ts';

/** What brought in money: a sold asset, or one of the two parts of a seized income. */
interface CollectedAsset {
  readonly id: string;
  readonly kind: Exclude<PoolKind, 'money'>;
  readonly collectedCents: Cents;
}

/**
 * The pools of a dossier: what each sold asset brought in, and what of the balance to distribute belongs to none.
 *
 * @throws RangeError when the assets are worth more than the balance: validation must have stopped the dossier.
 */
export function poolsOfBalance(
  balanceCents: Cents,
  assets: readonly CollectedAsset[],
  restId: string,
): PoolInput[] {
  const pools = assets.map(
    ({ id, kind, collectedCents }): PoolInput => ({ id, kind, amountCents: collectedCents }),
  );
  const restCents = pools.reduce((rest, { amountCents }) => rest - amountCents, balanceCents);
  if (restCents < 0n) throw new RangeError('The assets are worth more than the balance to distribute.');
  return restCents === 0n ? pools : [...pools, { id: restId, kind: 'money', amountCents: restCents }];
}
