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

export function readingsQuery(
  dossierId: string,
  { kind, ...query }: SentQueryOf<typeof auditCalls.listReadings>,
) {
  const asked = { ...query, ...(kind && { kind }) };
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'readings', asked],
    queryFn: ({ signal }) =>
      request(auditCalls.listReadings, { params: { dossierId }, query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}
