import { type Stale, staleProblemSchema } from '@prorata/contract/problems';
import type { Template } from '@prorata/contract/templates/template';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../platform/client/problem.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { type Draft, keepSaved, saveTemplate, templatesQuery } from './template-queries.ts';
import type { Drafts } from './use-drafts.ts';

/** Saves a draft; whoever comes second is told what the other changed, and loses nothing. */
export function useSavingTemplate(drafts: Drafts) {
  const { t } = useTranslation('templates');
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ template, draft }: { template: Template; draft: Draft }) => saveTemplate(template, draft),
    onSuccess: (saved, { template }) => {
      keepSaved(client, saved);
      drafts.forget(template);
      showSuccess(t('saved'));
    },
  });
  const reload = async () => {
    await client.refetchQueries({ queryKey: templatesQuery.queryKey });
    saving.reset();
  };
  const stale = staleOf(saving.error);
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    stale,
    error: stale ? null : saving.error,
    /** Which template it was about. */
    template: saving.variables?.template,
    loadNewest: async () => {
      if (saving.variables) drafts.forget(saving.variables.template);
      await reload();
    },
    redoMine: reload,
  };
}

function staleOf(error: unknown): Stale | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return staleProblemSchema.safeParse(error.problem).data?.stale;
}
