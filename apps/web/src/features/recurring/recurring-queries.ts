import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../platform/client/request.ts';
import { DOSSIERS, dossierKey } from '../dossiers/dossier-queries.ts';

export function recurringQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'recurring'],
    queryFn: ({ signal }) => request(recurringCalls.read, { params: { dossierId }, signal }),
  });
}

/** After a change: the answer is shown at once; every dossier of the series says the same, and the lists count it. */
export function useChanged(dossierId: string): (changed: Recurring) => void {
  const queries = useQueryClient();
  return useCallback(
    (changed) => {
      queries.setQueryData(recurringQuery(dossierId).queryKey, changed);
      void queries.invalidateQueries({ queryKey: DOSSIERS });
    },
    [queries, dossierId],
  );
}
