import type { AnswerOf, SentQueryOf } from '@prorata/contract/call';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
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

export type StatusCounts = AnswerOf<typeof dossiersCalls.list>['statusCounts'];

/** The statuses in which a dossier is still somebody's work. */
export const OPEN_STATUSES = DOSSIER_STATUSES.filter((status) => status !== 'Paid' && status !== 'Cancelled');

/** How many dossiers still run. */
export function openOf(counts: StatusCounts): number {
  return OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0);
}
