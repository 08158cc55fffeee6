import type { SentQueryOf } from '@prorata/contract/call';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { DOSSIERS } from './dossier-queries.ts';

export function dossierListQuery(query: SentQueryOf<typeof dossiersCalls.list>) {
  return queryOptions({
    queryKey: [...DOSSIERS, 'list', query],
    queryFn: ({ signal }) => request(dossiersCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
