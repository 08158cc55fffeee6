import { auditCalls } from '@prorata/contract/audit/calls';
import type { SentQueryOf } from '@prorata/contract/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

export type AuditQuery = SentQueryOf<typeof auditCalls.list>;

export function auditQuery(dossierId: string, query: AuditQuery) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'audit', query],
    queryFn: ({ signal }) => request(auditCalls.list, { params: { dossierId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

type ReadingsQuery = SentQueryOf<typeof auditCalls.listReadings>;

export function readingsQuery(dossierId: string, query: ReadingsQuery) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'readings', query],
    queryFn: ({ signal }) => readReadings(dossierId, query, signal),
    placeholderData: keepPreviousData,
  });
}

/** One page of who was given what. */
export function readReadings(dossierId: string, { kind, ...query }: ReadingsQuery, signal?: AbortSignal) {
  const asked = { ...query, ...(kind && { kind }) };
  return request(auditCalls.listReadings, { params: { dossierId }, query: asked, ...(signal && { signal }) });
}
