import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../platform/client/request.ts';
import { extractDraftQuery } from './extract-queries.ts';
import { type CreditorProgress, type Progress, progressOf, withCreditor } from './progress.ts';
import {
  parseWizardSearch,
  reachableStep,
  type Step,
  stepAfter,
  stepBefore,
  stepsFor,
} from './wizard-steps.ts';

/** An extract under somebody's hands: what they decided, the step that is open, and the ways between the steps. */
export function useWizard(draft: ExtractDraft) {
  const [progress, setProgress] = useState(() => progressOf(draft));
  const keeping = useKeeping(draft, progress);
  const navigate = useNavigate();
  const search = parseWizardSearch(useSearch({ strict: false }));
  const steps = stepsFor(draft.dossierId !== null);
  const step = reachableStep(steps, search.step, progress.furthest);
  const change = useCallback(
    (changes: Partial<Progress>) => setProgress((old) => ({ ...old, ...changes })),
    [],
  );
  const changeCreditor = useCallback(
    (key: string, changes: Partial<CreditorProgress>) =>
      setProgress((old) => withCreditor(old, key, changes)),
    [],
  );
  const goTo = (target: Step) => {
    if (steps.indexOf(target) > steps.indexOf(progress.furthest)) change({ furthest: target });
    void navigate({ to: '.', search: { step: target }, resetScroll: false });
  };
  const before = stepBefore(steps, step);
  return {
    progress,
    change,
    changeCreditor,
    steps,
    step,
    goTo,
    goOn: () => goTo(stepAfter(steps, step)),
    goBack: before === undefined ? undefined : () => goTo(before),
    keeping,
  };
}

export type Wizard = ReturnType<typeof useWizard>;

/** Long enough for one decision, short enough that a reload loses none. */
const PAUSE_MS = 400;

/** Saves the progress a moment after each change, one save after the other. */
function useKeeping(draft: ExtractDraft, progress: Progress) {
  const { extractId } = draft;
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  const state = useRef({
    latest: progress,
    saved: progress,
    version: draft.version,
    isBusy: false,
    isOver: false,
  });
  state.current.latest = progress;

  const save = useCallback(async () => {
    const now = state.current;
    if (now.isBusy || now.isOver) return;
    now.isBusy = true;
    try {
      while (now.latest !== now.saved && !now.isOver) {
        const sent = now.latest;
        const body = { version: now.version, progress: { ...sent } };
        const { version } = await request(extractsCalls.saveProgress, { params: { extractId }, body });
        now.version = version;
        now.saved = sent;
        queries.setQueryData(
          extractDraftQuery(extractId).queryKey,
          (old) => old && { ...old, ...body, version },
        );
      }
      setError(undefined);
    } catch (failure) {
      setError(failure);
    } finally {
      now.isBusy = false;
    }
  }, [extractId, queries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the progress is kept.
  useEffect(() => {
    if (state.current.latest === state.current.saved) return;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [progress, save]);

  return {
    error,
    retry: () => void save(),
    isUnsaved: () => state.current.latest !== state.current.saved,
    /** Nothing is saved any more: the extract was taken over, or thrown away. Tells the version to name. */
    end: () => {
      state.current.isOver = true;
      return state.current.version;
    },
    /** Taking it over was refused: somebody goes on. */
    goOn: () => {
      state.current.isOver = false;
    },
  };
}
