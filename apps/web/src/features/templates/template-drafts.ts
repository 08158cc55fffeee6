import { type Stale, staleProblemSchema } from '@prorata/contract/problems';
import { templatesCalls } from '@prorata/contract/templates/calls';
import type { Template } from '@prorata/contract/templates/template';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useKeptState } from '../../platform/session/drafts.ts';
import { showSuccess } from '../../platform/toasts.ts';

/** What an administrator writes. */
export interface Draft {
  readonly subject: string | null;
  readonly body: string;
}

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async ({ signal }) => (await request(templatesCalls.list, { signal })).items,
});

export interface Drafts {
  /** What is on the screen: what was written, else what is saved. */
  of(template: Template): Draft;
  isUnsaved(template: Template): boolean;
  write(template: Template, draft: Draft): void;
  forget(template: Template): void;
}

/** What was written and not saved yet, for every template: one may look at another in between. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useKeptState<Readonly<Record<string, Draft>>>('templates', {});
  const of = (template: Template) => drafts[template.id] ?? savedText(template);
  return {
    of,
    isUnsaved: (template) => !isSame(of(template), savedText(template)),
    write: ({ id }, draft) => setDrafts((all) => ({ ...all, [id]: draft })),
    forget: ({ id }) => setDrafts(({ [id]: _, ...others }) => others),
  };
}

export function savedText({ subject, body }: Template): Draft {
  return { subject, body };
}

export function builtInText({ defaultSubject, defaultBody }: Template): Draft {
  return { subject: defaultSubject, body: defaultBody };
}

export function isSame(one: Draft, other: Draft): boolean {
  return one.subject === other.subject && one.body === other.body;
}

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
  // A draft saved before the newest version is here would be refused again, unseen.
  const [isReloading, setReloading] = useState(false);
  const reload = async () => {
    setReloading(true);
    await client.refetchQueries({ queryKey: templatesQuery.queryKey });
    saving.reset();
    setReloading(false);
  };
  const stale = staleOf(saving.error);
  return {
    save: saving.mutate,
    isSaving: saving.isPending || isReloading,
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

function saveTemplate({ id, version }: Template, draft: Draft): Promise<Template> {
  return request(templatesCalls.update, { params: { templateId: id }, body: { ...draft, version } });
}

/** Puts what the server answered in the place of what was there. */
function keepSaved(client: QueryClient, saved: Template): void {
  client.setQueryData(templatesQuery.queryKey, (templates) =>
    templates?.map((template) => (template.id === saved.id ? saved : template)),
  );
}

function staleOf(error: unknown): Stale | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return staleProblemSchema.safeParse(error.problem).data?.stale;
}
