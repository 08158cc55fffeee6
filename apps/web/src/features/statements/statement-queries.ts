import type { SentQueryOf } from '@prorata/contract/call';
import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { queryOptions } from '@tanstack/react-query';
import { untilJudged } from '../../components/documents/document-facts.ts';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

const PAGE = 200;

function statementsKey(dossierId: string) {
  return [...dossierKey(dossierId), 'statements'] as const;
}

/** All statements of a dossier: the grid adds them up, orders and filters them by itself. */
export function statementRowsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...statementsKey(dossierId), 'rows'],
    queryFn: ({ signal }) => listRows(dossierId, { sort: 'createdAt' }, signal),
  });
}

export function statementQuery(dossierId: string, statementId: string) {
  return queryOptions({
    queryKey: [...statementsKey(dossierId), 'one', statementId],
    queryFn: ({ signal }) => request(statementsCalls.read, { params: { dossierId, statementId }, signal }),
    refetchInterval: ({ state: { data } }) => untilJudged(data?.documents),
  });
}

/** The statements of invited creditors, all of them: whoever reviews them walks from one to the next. */
export function deskQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...statementsKey(dossierId), 'desk'],
    queryFn: ({ signal }) => listRows(dossierId, { origin: 'thirdParty', sort: 'submittedAt' }, signal),
  });
}

async function listRows(
  dossierId: string,
  which: SentQueryOf<typeof statementsCalls.list>,
  signal: AbortSignal,
): Promise<readonly StatementRow[]> {
  const rows: StatementRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...which, page, pageSize: PAGE };
    const { items, total } = await request(statementsCalls.list, { params: { dossierId }, query, signal });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

export function thirdPartyStatementQuery(dossierId: string, tpStatementId: string) {
  return queryOptions({
    queryKey: [...statementsKey(dossierId), 'thirdParty', tpStatementId],
    queryFn: ({ signal }) =>
      request(statementsCalls.readThirdParty, { params: { dossierId, tpStatementId }, signal }),
    refetchInterval: ({ state: { data } }) => untilJudged(data?.documents),
  });
}

/** The privileges that a claim in this dossier can have: those of the day whose law applies. */
export function privilegesQuery({
  transactionKind,
  saleDate,
  dateSeizure,
}: Pick<Dossier, 'transactionKind' | 'saleDate' | 'dateSeizure'>) {
  const onDate = findGoverningDate({ transactionKinds: transactionKind, saleDate, seizureDate: dateSeizure });
  return queryOptions({
    queryKey: ['privileges', onDate],
    queryFn: ({ signal }) =>
      request(distributionCalls.listPrivileges, { query: onDate === null ? {} : { onDate }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const bailiffsOfficesQuery = queryOptions({
  queryKey: ['organizations', 'bailiffsOffices'],
  queryFn: ({ signal }) =>
    request(organizationsCalls.listBailiffsOffices, { query: { pageSize: PAGE }, signal }),
  staleTime: 300_000,
});
