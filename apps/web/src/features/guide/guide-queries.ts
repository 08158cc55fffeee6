import { guideCalls } from '@prorata/contract/guide/calls';
import type { Guide } from '@prorata/contract/guide/guide';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';

const GUIDE = ['guide'] as const;

export const guideQuery = queryOptions({
  queryKey: GUIDE,
  queryFn: ({ signal }) => request(guideCalls.read, { signal }),
});

type GuideAct =
  | { readonly act: 'practise' | 'end' }
  | { readonly act: 'start'; readonly dossierId: string | null };

/** Begins, begins again or ends the guide; what it has become shows everywhere at once. */
export function useGuideActs(onDone?: (guide: Guide, act: GuideAct['act']) => void) {
  const { t } = useTranslation('guide');
  const inWords = useProblem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: GuideAct) =>
      given.act === 'start'
        ? request(guideCalls.start, { body: { dossierId: given.dossierId } })
        : request(guideCalls[given.act], {}),
    onSuccess: (guide, { act }) => {
      queries.setQueryData(guideQuery.queryKey, guide);
      onDone?.(guide, act);
    },
    onError: (error) => showFailure(t('panel.failed'), inWords(error).message),
  });
}

/** Long enough for all that one act makes a screen read again. */
const PAUSE_MS = 300;

/** Reads how far it is again as soon as a screen has read something new of a dossier: what is done ticks itself off. */
export function useFollowDossiers(isRunning: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'dossiers') return;
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: GUIDE }), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, isRunning]);
}
