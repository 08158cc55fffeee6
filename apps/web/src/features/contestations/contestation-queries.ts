import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestations } from '@prorata/contract/contestations/contestation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey, useRefreshDossier } from '../dossiers/dossier-queries.ts';
import type { LineRequest } from './line-request.ts';

/** Who contests the report of a dossier, and what became of it. */
export function contestationsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'contestations'],
    queryFn: ({ signal }) => request(contestationsCalls.read, { params: { dossierId }, signal }),
  });
}

/** What would follow if whoever contests were right; the signed draft does not change. */
export function trialQuery(dossierId: string, body: LineRequest) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'contestations', 'trial', body],
    queryFn: ({ signal }) => request(contestationsCalls.tryRequest, { params: { dossierId }, body, signal }),
  });
}

/** Every act answers with how things stand after it; what the dossier itself shows has changed too. */
export function useShowAfter(dossierId: string): (after: Contestations) => void {
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossierId);
  return (after) => {
    queries.setQueryData(contestationsQuery(dossierId).queryKey, after);
    void refresh();
  };
}

/** An act that needs no form. */
export function useContestationAct<Input>(dossierId: string, act: (input: Input) => Promise<Contestations>) {
  const show = useShowAfter(dossierId);
  return useMutation({ mutationFn: act, onSuccess: show });
}
