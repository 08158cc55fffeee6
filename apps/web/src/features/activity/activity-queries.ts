import type { Activity } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

export function activityQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'activity'],
    queryFn: ({ signal }) => request(activityCalls.read, { params: { dossierId }, signal }),
  });
}

export function notesQuery(dossierId: string, query: { readonly toMe: boolean; readonly pageSize: number }) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'notes', query],
    queryFn: ({ signal }) => request(activityCalls.listNotes, { params: { dossierId }, query, signal }),
    placeholderData: (previous) => previous,
  });
}

export const OWN_WORK = ['own-work'] as const;
export const ownWorkQuery = queryOptions({
  queryKey: OWN_WORK,
  queryFn: ({ signal }) => request(activityCalls.readOwnWork, { signal }),
});

/** Does something in a dossier: what it answers is shown at once, and the lists around it are read again. */
export function useActing<Given>(
  dossierId: string,
  act: (given: Given) => Promise<Activity | undefined>,
  onDone?: () => void,
) {
  const { t } = useTranslation('activity');
  const inWords = useProblem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (activity) => {
      const { queryKey } = activityQuery(dossierId);
      if (activity !== undefined) queries.setQueryData(queryKey, activity);
      onDone?.();
      void queries.invalidateQueries({ queryKey: OWN_WORK });
      if (activity === undefined) void queries.invalidateQueries({ queryKey });
      await queries.invalidateQueries({ queryKey: [...dossierKey(dossierId), 'notes'] });
      void queries.invalidateQueries({ queryKey: [...dossierKey(dossierId), 'audit'] });
    },
    onError: (error) => {
      showFailure(t('failed'), inWords(error).message);
      void queries.invalidateQueries({ queryKey: activityQuery(dossierId).queryKey });
    },
  });
}
