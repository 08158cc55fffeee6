import { costsCalls } from '@prorata/contract/costs/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** All price lists stand under this key. */
export const COSTS = ['costs'] as const;

/** Price lists are short: more costs than this nobody could keep an eye on. */
const WHOLE = { pageSize: 200 };

export const dossierCostsQuery = queryOptions({
  queryKey: [...COSTS, 'dossier'],
  queryFn: ({ signal }) => request(costsCalls.listDossierCosts, { query: WHOLE, signal }),
});

export const platformCostsQuery = queryOptions({
  queryKey: [...COSTS, 'platform'],
  queryFn: ({ signal }) => request(costsCalls.listPlatformCosts, { query: WHOLE, signal }),
});

/** A list in which one thing has a newer version. */
export function replaceIn<Item extends { readonly id: string }, List extends { readonly items: Item[] }>(
  list: List,
  newer: Item,
): List {
  return { ...list, items: list.items.map((item) => (item.id === newer.id ? newer : item)) };
}
