import { DOSSIER_COLUMNS } from '@prorata/contract/dossiers/dossier-row';
import { useSearch } from '@tanstack/react-router';
import { useListSearch } from '../../platform/list-search.ts';

/** The list starts with what changed last. */
const SORTS = ['statusChangedAt', ...DOSSIER_COLUMNS] as const;

/** What the list is filtered by, which the address bar holds, and how it is asked of the API. */
export function useDossierFilters() {
  const { query, change, ...list } = useListSearch(SORTS, 'desc');
  const { paid = false, cancelled = false, mine = false, status } = useSearch({ strict: false });
  const { search, page, sort = 'statusChangedAt', direction = 'desc' } = query;
  return {
    ...list,
    change,
    filters: { paid, cancelled, mine, status },
    isFiltered: search !== undefined || mine || status !== undefined,
    clear: () => change({ search: undefined, mine: undefined, status: undefined }),
    query: {
      ...(search !== undefined && { Search: search }),
      // Who asks for the paid ones by their status means them, whatever the toggle says.
      ShowPaidDossiers: paid || status === 'Paid',
      ShowCancelledDossiers: cancelled || status === 'Cancelled',
      OnlyShowMyDossiers: mine,
      ...(status && { status }),
      ...(page !== undefined && { page }),
      sort,
      direction,
    },
  };
}
