import type { Distribution } from '@prorata/contract/distribution/distribution';

interface Surplus {
  readonly id: string;
  /** Whose it is, where there are several debtors. */
  readonly name: string | null;
  readonly amount: number;
}

/** What is left, and for whom: each of several debtors gets what his own estate leaves. */
export function surplusesOf({ estates, totals }: Pick<Distribution, 'estates' | 'totals'>): Surplus[] {
  const all =
    estates.length < 2
      ? [{ id: 'surplus', name: null, amount: totals.surplus }]
      : estates.map(({ id, name, surplus }) => ({ id: `surplus ${id}`, name, amount: surplus }));
  return all.filter(({ amount }) => amount > 0);
}
