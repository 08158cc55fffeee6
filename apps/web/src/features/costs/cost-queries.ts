import { costsCalls } from '@prorata/contract/costs/calls';
import { queryOptions } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { request } from '../../platform/client/request.ts';

/** Price lists are short: more costs than this nobody could keep an eye on. */
const WHOLE = { pageSize: 200 };

export const dossierCostsQuery = queryOptions({
  queryKey: ['costs', 'dossier'],
  queryFn: ({ signal }) => request(costsCalls.listDossierCosts, { query: WHOLE, signal }),
});

export const platformCostsQuery = queryOptions({
  queryKey: ['costs', 'platform'],
  queryFn: ({ signal }) => request(costsCalls.listPlatformCosts, { query: WHOLE, signal }),
});

/** A list in which one thing has a newer version. */
export function replaceIn<Item extends { readonly id: string }, List extends { readonly items: Item[] }>(
  list: List,
  newer: Item,
): List {
  return { ...list, items: list.items.map((item) => (item.id === newer.id ? newer : item)) };
}

/** Which cost is open: the address bar says so, so that back leads to the list and a cost can be linked to. */
export function useOpenCost() {
  const { cost } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    openId: cost,
    open: (id: string) => void navigate({ to: '.', search: { cost: id } }),
    /** After a save or a deletion there is nothing left to lose. */
    close: (options: { readonly isSaved: boolean } = { isSaved: false }) =>
      void navigate({ to: '.', search: {}, ignoreBlocker: options.isSaved }),
  };
}
