import { distributionCalls } from '@prorata/contract/distribution/calls';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import type { Change } from './what-if-change.ts';

export function validationQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'validation'],
    queryFn: ({ signal }) => request(distributionCalls.validate, { params: { dossierId }, signal }),
  });
}

const MAX_STATEMENTS = 200;

export function whatIfQuery(dossierId: string, change: Change | undefined) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'whatIf', change],
    queryFn: ({ signal }) =>
      request(distributionCalls.whatIf, { params: { dossierId }, body: { ...change }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The statements that share in the distribution, all of them. */
export function sharingStatementsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'statements', 'sharing'],
    queryFn: ({ signal }) => listSharing(dossierId, signal),
  });
}

async function listSharing(dossierId: string, signal: AbortSignal): Promise<readonly StatementRow[]> {
  const rows: StatementRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: MAX_STATEMENTS, sort: 'creditorName' } as const;
    const { items, total } = await request(statementsCalls.list, { params: { dossierId }, query, signal });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows.filter(({ reviewState }) => reviewState !== 'invalid');
}
