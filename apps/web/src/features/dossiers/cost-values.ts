import type { SentBodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Collection } from '@prorata/contract/dossiers/collection';

export type BalanceForm = SentBodyOf<typeof dossiersCalls.setBalance>;

type Cost = BalanceForm['executionCosts'][number];
type Money = Pick<Collection, 'version' | 'balanceToDistribute' | 'executionCosts'>;

/** The amount is left empty, for a person to fill in and for the contract to ask for. */
const NEW_COST = {
  ...{ description: '', date: null, amount: null },
  ...{ assetIds: [], creditorId: null, tariffArticle: null },
} as unknown as Cost;

/** The balance and the costs, as they are sent together. */
export function balanceValuesOf({ version, balanceToDistribute, executionCosts }: Money): BalanceForm {
  return { version, balanceToDistribute, executionCosts: executionCosts.map(withLots) };
}

/** Its lots tell all: the single lot beside them is for who knows of one only. */
function withLots({ assetId: _, ...cost }: Money['executionCosts'][number]): Cost {
  return cost;
}

/** Where a cost stands in the list; a new one comes last. */
export function placeOfCost({ executionCosts }: Money, costId: string): number {
  const place = executionCosts.findIndex(({ id }) => id === costId);
  return place === -1 ? executionCosts.length : place;
}

/**
 * The list with one cost at a given place, to be filled in there. In a list that others changed meanwhile the cost
 * keeps the place that the form knows it by; one that they deleted comes back as new.
 */
export function valuesWithCostAt(money: Money, costId: string, place: number): BalanceForm {
  const { executionCosts } = balanceValuesOf(money);
  const edited = executionCosts.find(({ id }) => id === costId) ?? NEW_COST;
  const others = executionCosts.filter(({ id }) => id !== costId);
  return { ...balanceValuesOf(money), executionCosts: others.toSpliced(place, 0, edited) };
}

export function valuesWithoutCost(money: Money, costId: string): BalanceForm {
  const values = balanceValuesOf(money);
  return { ...values, executionCosts: values.executionCosts.filter(({ id }) => id !== costId) };
}

/** The list with a cost that was deleted, at its old place: it comes back as new, with all that it said. */
export function valuesWithCostAgain(
  money: Money,
  cost: Money['executionCosts'][number],
  place: number,
): BalanceForm {
  const values = balanceValuesOf(money);
  const { id: _, ...again } = withLots(cost);
  return { ...values, executionCosts: values.executionCosts.toSpliced(place, 0, again) };
}
