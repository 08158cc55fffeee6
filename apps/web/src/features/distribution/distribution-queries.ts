import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey, dossierQuery } from '../dossiers/dossier-queries.ts';
import type { Change } from './what-if-change.ts';
import { canValidate } from './what-may-happen.ts';

/**
 * What stands in the way of a calculation. After an act everything of a dossier is read again at once, this too; when that act
 * closed the dossier, by a signature or a cancellation, there is nothing to check any more, and nothing is asked.
 */
function validationQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'validation'],
    queryFn: async ({ client, signal }) => {
      const standing = { ...dossierQuery(dossierId), staleTime: Number.POSITIVE_INFINITY };
      if (!canValidate(await client.fetchQuery(standing))) return null;
      return request(distributionCalls.validate, { params: { dossierId }, signal });
    },
  });
}

export function useValidation(dossier: Dossier) {
  return useQuery({ ...validationQuery(dossier.id), enabled: canValidate(dossier) });
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
