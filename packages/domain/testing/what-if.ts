import { type CreditorDifference, diff } from '../src/distribution/diff.ts';
import { distribute } from '../src/distribution/distribute.ts';
import type {
  Choices,
  CostInput,
  DistributionInput,
  PoolInput,
  StatementInput,
} from '../src/distribution/input.ts';
import type { Outcome } from '../src/distribution/outcome.ts';

/** One thing that could be otherwise. To put something is to add it, or to replace what has its id. */
export type Change =
  | { readonly kind: 'putPool'; readonly pool: PoolInput }
  | { readonly kind: 'removePool'; readonly poolId: string }
  | { readonly kind: 'putCost'; readonly cost: CostInput }
  | { readonly kind: 'removeCost'; readonly costId: string }
  | { readonly kind: 'putStatement'; readonly statement: StatementInput }
  | { readonly kind: 'removeStatement'; readonly statementId: string }
  | { readonly kind: 'setChoices'; readonly choices: Choices }
  | { readonly kind: 'setDate'; readonly asOf: string };

export interface WhatIf {
  readonly before: Outcome;
  readonly after: Outcome;
  /** Empty unless both could be calculated. */
  readonly differences: readonly CreditorDifference[];
}

/** Calculates a dossier as it is and as it would be. Nothing is kept. */
export function whatIf(input: DistributionInput, change: Change): WhatIf {
  const changed = applyChange(input, change);
  const [before, after] = [distribute(input), distribute(changed)];
  const isComparable = before.kind === 'distributed' && after.kind === 'distributed';
  const differences = isComparable
    ? diff(
        { distribution: before, choices: input.choices },
        { distribution: after, choices: changed.choices },
      )
    : [];
  return { before, after, differences };
}

export function applyChange(input: DistributionInput, change: Change): DistributionInput {
  switch (change.kind) {
    case 'putPool':
      return { ...input, pools: put(input.pools, change.pool) };
    case 'removePool':
      return { ...input, pools: without(input.pools, change.poolId) };
    case 'putCost':
      return { ...input, costs: put(input.costs, change.cost) };
    case 'removeCost':
      return { ...input, costs: without(input.costs, change.costId) };
    case 'putStatement':
      return { ...input, statements: put(input.statements, change.statement) };
    case 'removeStatement':
      return { ...input, statements: without(input.statements, change.statementId) };
    case 'setChoices':
      return { ...input, choices: change.choices };
    case 'setDate':
      return { ...input, asOf: change.asOf };
  }
}

interface Identified {
  readonly id: string;
}

function put<T extends Identified>(items: readonly T[], item: T): readonly T[] {
  return [...without(items, item.id), item];
}

function without<T extends Identified>(items: readonly T[], id: string): readonly T[] {
  return items.filter((item) => item.id !== id);
}
