import type { Choices } from '../distribution/input.ts';

/** What of the dossier a choice can still be about. */
interface ChoiceSubjects {
  readonly claimIds: ReadonlySet<string>;
  readonly poolIds: ReadonlySet<string>;
}

/**
 * The choices of a dossier that follows another: what the bailiff says here, and what was decided before about everything else.
 * Of an order only those who still share in the money are left.
 */
export function withCarriedChoices(given: Choices, carried: Choices, subjects: ChoiceSubjects): Choices {
  const { orders = [], ranks = [], readings = [] } = given;
  const known = (carried.orders ?? [])
    .filter(({ poolId }) => subjects.poolIds.has(poolId))
    .map((order) => ({ ...order, claimIds: order.claimIds.filter((id) => subjects.claimIds.has(id)) }))
    .filter(({ claimIds }) => claimIds.length > 1);
  return {
    orders: [...orders, ...without(known, orders, ({ poolId }) => poolId)],
    ranks: [...ranks, ...without(carried.ranks ?? [], ranks, ({ privilegeId }) => privilegeId)],
    readings: [...readings, ...without(carried.readings ?? [], readings, ({ reading }) => reading)],
  };
}

/** Those of which the others say nothing. */
function without<One>(some: readonly One[], others: readonly One[], keyOf: (one: One) => string): One[] {
  const said = new Set(others.map(keyOf));
  return some.filter((one) => !said.has(keyOf(one)));
}
