import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { auditCalls } from '@prorata/contract/audit/calls';
import type { SentQueryOf } from '@prorata/contract/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../app/client/request.ts';
import { dossierKey } from '../../app/dossiers/dossier-queries.ts';

export type AuditQuery = SentQueryOf<typeof auditCalls.list>;

export function auditQuery(dossierId: string, query: AuditQuery) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'audit', query],
    queryFn: ({ signal }) => request(auditCalls.list, { params: { dossierId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** As many as the API gives at once. */
const MAX_PAGE = 200;

/** Every event that the filters leave, for a file. */
export async function readAllEvents(dossierId: string, query: AuditQuery): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await request(auditCalls.list, {
      params: { dossierId },
      query: { ...query, page, pageSize: MAX_PAGE },
    });
    events.push(...answer.items);
    if (answer.items.length < MAX_PAGE || events.length >= answer.total) return events;
  }
}
