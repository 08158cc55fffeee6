import { closingsCalls } from '@prorata/contract/closings/calls';
import type { Closing } from '@prorata/contract/closings/closing';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey, useRefreshDossier } from '../dossiers/dossier-queries.ts';

export function closingQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'closing'],
    queryFn: ({ signal }) => request(closingsCalls.read, { params: { dossierId }, signal }),
  });
}

/** What a change answered is shown at once; the dossier that counts its tasks follows. */
export function useStoreClosing(dossierId: string): (closing: Closing) => void {
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossierId);
  return (closing) => {
    queries.setQueryData(closingQuery(dossierId).queryKey, closing);
    void refresh();
  };
}
