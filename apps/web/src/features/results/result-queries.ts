import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

const MAX_RESULTS = 100;

export function resultsQuery(dossierId: string, showOlder: boolean) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'results', showOlder],
    queryFn: ({ signal }) =>
      request(resultsCalls.list, {
        params: { dossierId },
        query: { showOlder, pageSize: MAX_RESULTS },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The whole calculation, step by step. It never changes, so it is read once. */
export function logQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: ['distribution', 'log', dossierId, resultId],
    queryFn: ({ signal }) => request(resultsCalls.readLog, { params: { dossierId, resultId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What each creditor gets, in the order of the ranks. The accounts may change after the calculation. */
export function allotmentsQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'allotments', resultId],
    queryFn: ({ signal }) =>
      request(resultsCalls.readAllotments, { params: { dossierId, resultId }, signal }),
  });
}

/** The report itself. A signed one is another file. */
export function reportQuery(dossierId: string, { id, signDate }: Pick<Result, 'id' | 'signDate'>) {
  return queryOptions({
    queryKey: ['distribution', 'report', dossierId, id, signDate],
    queryFn: ({ signal }) => request(resultsCalls.download, { params: { dossierId, resultId: id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function sendingPlanQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'sendingPlan', resultId],
    queryFn: ({ signal }) =>
      request(resultsCalls.readSendingPlan, { params: { dossierId, resultId }, signal }),
  });
}

/** While mails and letters wait to be handed over, what becomes of them is asked for again. */
const WAITING_MS = 3_000;

/** To whom a signed report goes, and what came of it. */
export function ledgerQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'ledger', resultId],
    queryFn: ({ signal }) => request(resultsCalls.readLedger, { params: { dossierId, resultId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.addressees.some((addressee) => addressee.state === 'waiting') ? WAITING_MS : false,
  });
}

/** What the office or the tariff changes outside the dossier is seen as well, so it is asked for anew each time. */
export function differencesQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'differences', resultId],
    queryFn: ({ signal }) =>
      request(resultsCalls.readDifferences, { params: { dossierId, resultId }, signal }),
  });
}

/** What was not verified, as it is now: the tick holds for exactly this list. */
export function pointsToSignOffQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'pointsToSignOff', resultId],
    queryFn: ({ signal }) =>
      request(resultsCalls.readPointsToSignOff, { params: { dossierId, resultId }, signal }),
    staleTime: 0,
  });
}

/** Who gets less by a calculation than by the draft that it replaces after its term, and who agreed. */
export function consentsQuery(dossierId: string, resultId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'consents', resultId],
    queryFn: ({ signal }) => request(resultsCalls.readConsents, { params: { dossierId, resultId }, signal }),
  });
}

export function comparisonQuery(dossierId: string, earlierId: string, laterId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'comparison', earlierId, laterId],
    queryFn: ({ signal }) =>
      request(resultsCalls.compare, {
        params: { dossierId, resultId: earlierId, otherResultId: laterId },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
