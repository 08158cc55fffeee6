import type { Activity } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
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

/** Shows at once what an act in a dossier answered, and reads the lists around it again. */
function useKeepActivity(dossierId: string) {
  const queries = useQueryClient();
  return async (activity: Activity | undefined) => {
    const { queryKey } = activityQuery(dossierId);
    if (activity === undefined) void queries.invalidateQueries({ queryKey });
    else queries.setQueryData(queryKey, activity);
    await queries.invalidateQueries({ queryKey: [...dossierKey(dossierId), 'notes'] });
    void queries.invalidateQueries({ queryKey: [...dossierKey(dossierId), 'audit'] });
  };
}

/** Does something in a dossier: what it answers is shown at once, and the lists around it are read again. */
export function useActing<Given>(
  dossierId: string,
  act: (given: Given) => Promise<Activity | undefined>,
  onDone?: (given: Given) => void,
) {
  const { t } = useTranslation('activity');
  const inWords = useProblem();
  const queries = useQueryClient();
  const keep = useKeepActivity(dossierId);
  return useMutation({
    mutationFn: act,
    onSuccess: async (activity, given) => {
      onDone?.(given);
      await keep(activity);
    },
    onError: (error) => {
      showFailure(t('failed'), inWords(error).message);
      void queries.invalidateQueries({ queryKey: activityQuery(dossierId).queryKey });
    },
  });
}

/** Tells of an act in a dossier, and offers to take it back with another one. */
export function useOfferUndo(dossierId: string) {
  const offerUndo = useUndoToast();
  const keep = useKeepActivity(dossierId);
  return (title: string, undo: () => Promise<Activity | undefined>) =>
    offerUndo({ title, undo: async () => keep(await undo()) });
}
