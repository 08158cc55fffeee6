import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { request } from '../../platform/client/request.ts';
import { useKeeping } from '../../platform/use-keeping.ts';
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
  const keeping = useKeepingExtract(draft, progress);
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

function useKeepingExtract({ extractId, version }: ExtractDraft, progress: Progress) {
  const queries = useQueryClient();
  const save = useCallback(
    async (sent: Progress, old: number) => {
      const body = { version: old, progress: { ...sent } };
      const saved = await request(extractsCalls.saveProgress, { params: { extractId }, body });
      queries.setQueryData(
        extractDraftQuery(extractId).queryKey,
        (draft) => draft && { ...draft, ...body, version: saved.version },
      );
      return saved.version;
    },
    [extractId, queries],
  );
  return useKeeping(progress, version, save);
}
