import { creditorsCalls } from '@prorata/contract/creditors/calls';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../platform/client/request.ts';

/** Everything about dossiers stands under this key: lists, the dossier itself and what its tabs show. */
export const DOSSIERS = ['dossiers'] as const;

/** What a tab reads of a dossier stands under the dossier's own key, followed by the tab's. */
export function dossierKey(dossierId: string) {
  return [...DOSSIERS, 'one', dossierId] as const;
}

export function dossierQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'dossier'],
    queryFn: ({ signal }) => request(dossiersCalls.read, { params: { dossierId }, signal }),
  });
}

/** The money of a dossier, its costs, and what they leave. */
export function collectionQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'collection'],
    queryFn: ({ signal }) => request(dossiersCalls.readCollection, { params: { dossierId }, signal }),
  });
}

/** Who claims in a dossier, with what is asked and was said about who it is. */
export function creditorsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'creditors'],
    queryFn: ({ signal }) => request(creditorsCalls.list, { params: { dossierId }, signal }),
  });
}

/** After an act in a dossier: its status, its counts and its lists may all have changed. */
export function useRefreshDossier(dossierId: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    void queries.invalidateQueries({ queryKey: [...DOSSIERS, 'list'] });
    await queries.invalidateQueries({ queryKey: dossierKey(dossierId) });
  }, [queries, dossierId]);
}
