import type { Cents } from '../money.ts';
import type { PoolInput } from './input.ts';

/**
 * The pools of a dossier: what each sold asset brought in, and what of the balance to distribute belongs to none.
 *
 * @throws RangeError when the assets are worth more than the balance: validation must have stopped the dossier.
 */
export function poolsOfBalance(
  balanceCents: Cents,
  assets: readonly { readonly id: string; readonly collectedCents: Cents }[],
  restId: string,
): PoolInput[] {
  const pools = assets.map(
    ({ id, collectedCents }): PoolInput => ({ id, kind: 'asset', amountCents: collectedCents }),
  );
  const restCents = pools.reduce((rest, { amountCents }) => rest - amountCents, balanceCents);
  if (restCents < 0n) throw new RangeError('The assets are worth more than the balance to distribute.');
  return restCents === 0n ? pools : [...pools, { id: restId, kind: 'money', amountCents: restCents }];
}
