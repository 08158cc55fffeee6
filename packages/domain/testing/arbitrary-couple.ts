import fc from 'fast-check';
import type { Debtors, DistributionInput, EstateInput } from '../src/distribution/input.ts';
import { arbitraryDossier, withOrders } from './arbitrary-dossier.ts';

export const COUPLE: readonly EstateInput[] = [
  { id: 'main' },
  { id: 'an' },
  { id: 'community', memberIds: ['main', 'an'] },
];
const SHARES: readonly (readonly (readonly [string, number])[])[] = [
  [['main', 10_000]],
  [['an', 10_000]],
  [
    ['main', 3_333],
    ['an', 6_667],
  ],
  [['community', 10_000]],
  [
    ['main', 2_500],
    ['community', 7_500],
  ],
];
const DEBTORS: readonly Debtors[] = [
  {},
  { debtorIds: ['an'] },
  { debtorIds: ['main', 'an'], liability: 'joint' },
  { debtorIds: ['main', 'an'], liability: 'solidary' },
];

/** A dossier of one defendant made one of a couple: who owns each lot and who owes each debt is drawn. */
export const arbitraryCouple: fc.Arbitrary<DistributionInput> = fc
  .tuple(arbitraryDossier.map(withOrders), fc.array(fc.nat(), { minLength: 40, maxLength: 40 }))
  .map(([input, drawn]) => {
    let next = 0;
    const draw = <Item>(items: readonly Item[]): Item => {
      next += 1;
      return items[(drawn[next % drawn.length] ?? 0) % items.length] as Item;
    };
    return {
      ...input,
      estates: COUPLE,
      pools: input.pools.map((pool) => ({
        ...pool,
        shares: draw(SHARES).map(([estateId, basisPoints]) => ({ estateId, basisPoints })),
      })),
      statements: input.statements.map((statement) => ({
        ...statement,
        ...draw(DEBTORS),
        claims: statement.claims.map((claim) => ({ ...claim, ...draw(DEBTORS) })),
      })),
    };
  });
